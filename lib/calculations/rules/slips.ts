import { nameAt, STATEMENTS } from './lexemes'

/** Returns what a line that begins like this should begin with, by the slip that it looks like. */
export function beginning(text: string): string {
  const [, word = '', colon = ''] = /^([A-Za-z]+)\s*(:?)/.exec(text) ?? []
  const meant = STATEMENTS.find((statement) => statement === word.toLowerCase())
  if (meant && colon) return `Behind “${meant}” there is no colon.`
  if (meant && meant !== word) return `“${word}” is written ${meant}.`
  const [, name = '', rest = ''] = /^([^\s=:]+)(.*)$/.exec(text) ?? []
  if (/^\s*:=/.test(rest)) return `A value is set by “=”, without a colon: ${name} = ….`
  if (text.startsWith('\\')) return 'LaTeX is not read here: a fraction is (a + b)/c, a root sqrt(x).'
  if (text.startsWith('=')) return 'A spreadsheet’s formula has no name: write A = b h, with names for cells.'
  const joined = /^([^\s=]+(?:\s+[^\s=]+)?)\s*=/.exec(text)?.[1]?.replace(/\s+/, '_').replaceAll(',', '.')
  if (joined && nameAt(joined, 0) === joined)
    return `A name has no blanks and no commas; parts of an index are parted by points: ${joined}.`
  return `A line begins with ${STATEMENTS.slice(0, -1).join(', ')} or ${STATEMENTS.at(-1)}, or with a name and “=”.`
}
