import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contractions } from './lib/contracting.mjs'
import { misfiled } from './lib/decisions.mjs'
import { root } from './lib/environment.mjs'

/**
 * Checks rules that no linter knows: the closed vocabulary of file names in lib/, a test for every call, the
 * width of comments, that no page calls a function of the browser's files, that a decision which is named is
 * recorded and each record is listed, that rows are dated by the database's clock, and that a migration
 * leaves the version before able to run beside it.
 */
const VOCABULARY =
  /^(schema|types|constants|policy|queries|mutations|gateway|jobs|hooks|engine|client|store)\.tsx?$/
/** Folders that are not domains name their files after their content. */
const FREE = [
  /^core\//,
  /^http\//,
  /^auth\//,
  /^server\//,
  /^drafts\//,
  /^mail\/templates\//,
  /\/rules\/[a-z-]+\.ts$/,
]

const problems = []

for (const file of filesOf(join(root, 'lib'))) {
  const path = relative(join(root, 'lib'), file)
  const name = path.split('/').at(-1)
  if (!FREE.some((folder) => folder.test(path)) && !VOCABULARY.test(name))
    problems.push(
      `lib/${path}: a domain's files are called schema, types, constants, policy, queries, mutations, gateway, jobs, hooks, engine, client, store or rules/<noun> (docs/architecture.md says what each holds)`,
    )
}

const tests = filesOf(join(root, 'tests/api'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
for (const file of filesOf(join(root, 'app/api')).filter((path) => path.endsWith('/route.ts'))) {
  const path = relative(root, file).replace(/\.ts$/, '')
  if (!tests.includes(`@/${path}'`))
    problems.push(
      `${path}.ts: no test in tests/api imports it; add a line to TABLE of tests/api/permissions.test.ts, and a test of what it answers`,
    )
}

/** What a process's own clock is asked for all the same (decision 0088). */
const BY_OWN_CLOCK = [/^lib\/core\/server\//, /^lib\/limits\/store\.ts$/, /^lib\/jobs\/mutations\.ts$/]

for (const file of filesOf(join(root, 'lib')).map((path) => relative(root, path))) {
  const text = readFileSync(join(root, file), 'utf8')
  if (!text.startsWith("import 'server-only'") || BY_OWN_CLOCK.some((allowed) => allowed.test(file))) continue
  if (/\bnew Date\(\)|\bDate\.now\(\)/.test(text))
    problems.push(`${file}: a moment is databaseNow() (lib/core/server/clock), a duration performance.now()`)
}
if (readFileSync(join(root, 'prisma/schema.prisma'), 'utf8').includes('@default(now())'))
  problems.push('prisma/schema.prisma: Prisma dates rows by its own clock: dbgenerated("clock_timestamp()")')

for (const file of filesOf(join(root, 'app')).filter((path) => /\.tsx?$/.test(path)))
  for (const said of browserFunctions(file)) problems.push(`${relative(root, file)}: ${said}`)

/** Columns, as many as prettier leaves to code. */
const COMMENT_WIDTH = 110

const records = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md')
const recorded = new Set(records.map((name) => name.slice(0, 4)))

for (const said of misfiled(
  readFileSync(join(root, 'docs/decisions/README.md'), 'utf8'),
  records.map((name) => ({ name, text: readFileSync(join(root, 'docs/decisions', name), 'utf8') })),
))
  problems.push(`docs/decisions/README.md: ${said}`)

for (const folder of ['lib', 'app', 'components', 'scripts', 'tests', 'prisma/seed', 'docs'])
  for (const file of filesOf(join(root, folder)).filter((path) => /\.(?:tsx?|mjs|css|md)$/.test(path))) {
    const text = readFileSync(file, 'utf8')
    for (const line of file.endsWith('.md') ? [] : wideComments(text))
      problems.push(`${relative(root, file)}:${line}: a comment is wider than ${COMMENT_WIDTH} columns`)
    for (const [, number] of text.matchAll(/\bdecision (\d+)\b/gi))
      if (!recorded.has(number)) problems.push(`${relative(root, file)}: docs/decisions has no ${number}`)
  }

/** The newest migration from before versions ran side by side. */
const LAST_ALONE = '20261123190000_citations_searched_rules'

for (const name of readdirSync(join(root, 'prisma/migrations')).filter((name) => name > LAST_ALONE)) {
  const file = join(root, 'prisma/migrations', name, 'migration.sql')
  if (existsSync(file))
    for (const said of contractions(readFileSync(file, 'utf8')))
      problems.push(
        `prisma/migrations/${name}: ${said}, while the version before still runs; take it away one release after the code, and name that release: -- unused since 1.2.3 (decision 0071)`,
      )
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/**
 * Returns what a file of the server takes from a file with 'use client' and is no component: the server has
 * a reference to it, and fails when it calls it.
 */
function browserFunctions(file) {
  const text = readFileSync(file, 'utf8')
  if (isOfBrowser(text)) return []
  return [...text.matchAll(/import \{([^}]*)\} from '@\/(components\/[^']+)'/g)].flatMap(
    ([, names, path]) => {
      const from = ['.tsx', '.ts'].map((end) => join(root, path + end)).find(existsSync)
      if (!from || !isOfBrowser(readFileSync(from, 'utf8'))) return []
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '))
        .map((name) => `${name} of ${path} is of a file with 'use client', and cannot be called here`)
    },
  )
}

function isOfBrowser(text) {
  return /^'use client'/m.test(text)
}

/** Returns the numbers of the lines that are too wide and hold a comment, whole or behind code. */
function wideComments(text) {
  const wide = []
  let inside = false
  for (const [index, line] of text.split('\n').entries()) {
    const opens = /^\s*\{?\/\*/.test(line)
    const isComment = inside || opens || /^\s*\/\//.test(line) || hasTrailingComment(line)
    if (isComment && line.length > COMMENT_WIDTH) wide.push(index + 1)
    inside = (inside || opens) && !line.includes('*/')
  }
  return wide
}

/** Returns whether a comment stands behind code; one within quotes is part of a text. */
function hasTrailingComment(line) {
  const before = /^(.*?)\s(?:\/\/|\/\*)\s/.exec(line)?.[1]
  return before !== undefined && (before.match(/['"`]/g)?.length ?? 0) % 2 === 0
}

function filesOf(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : [path]
  })
}
