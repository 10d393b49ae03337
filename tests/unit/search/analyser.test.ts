import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ANALYSER_DIGEST } from '@/lib/search/indexing/constants'

/**
 * What decides how a document is read and stored; whatever these import of the search does too. Symbols are
 * read by the letters that calculations and drawings have as well.
 */
const READING = ['indexing/queries.ts', 'rules/document.ts', 'rules/postings.ts', '../core/greek.ts']
const SEARCH = join(process.cwd(), 'lib/search')
const IMPORTED = /^(?:import|export)[^;]*? from '(\.{1,2}\/[^']+)'/gm
/** The digest cannot be a part of itself. */
const CONSTANTS = join(SEARCH, 'indexing/constants.ts')

/** The files with all that they import of the search, in the order of their names. */
function withImports(paths: string[]): string[] {
  const found = new Set(paths)
  for (const path of found)
    for (const [, imported] of readFileSync(path, 'utf8').matchAll(IMPORTED))
      found.add(`${join(dirname(path), imported!)}.ts`)
  found.delete(CONSTANTS)
  return [...found].sort()
}

/** Comments and blank lines change nothing; a line of the vocabulary is a meaning. */
const asRead = (source: string) =>
  source
    .replace(/^\s*\/\*\*.*?\*\/$/gms, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*(?=\n)/g, '')

const digestOf = (paths: string[]) =>
  createHash('sha256')
    .update(paths.map((path) => asRead(readFileSync(path, 'utf8'))).join('\n'))
    .digest('hex')
    .slice(0, 16)

test('what decides how documents are read is the code of all kinds of terms, and the vocabulary', () => {
  const names = withImports(READING.map((path) => join(SEARCH, path))).map((path) =>
    path.slice(SEARCH.length + 1),
  )
  expect(names).toEqual(
    expect.arrayContaining(
      'codes grades places spelling standards stop-words symbols synonyms tokens units vocabulary weighing'
        .split(' ')
        .map((rule) => `rules/${rule}.ts`),
    ),
  )
})

// Where documents are read as before (code that only moved), the digest alone is changed.
test('a change of how documents are read, or of the vocabulary, raises ANALYSER and stores this digest beside it', () => {
  expect(ANALYSER_DIGEST).toBe(digestOf(withImports(READING.map((path) => join(SEARCH, path)))))
})

test('a comment is no such change, a further name or a line that is parted is', () => {
  const source = 'export const NAMES = `\nbeam|girder\n`'
  expect(asRead(`/** What it is. */\n${source}\n// Why.\n`).trim()).toBe(asRead(source).trim())
  expect(asRead(source.replace('girder', 'girder|joist'))).not.toBe(asRead(source))
  expect(asRead(source.replace('|girder', '\ngirder'))).not.toBe(asRead(source))
})
