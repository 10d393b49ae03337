import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './lib/environment.mjs'

/** Checks two rules that no linter knows: the closed vocabulary of file names in lib/, and a test for every call. */
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
      `lib/${path}: a domain's files are called schema, types, constants, policy, queries, mutations, gateway, jobs, hooks, engine, client, store or rules/<noun>`,
    )
}

const tests = filesOf(join(root, 'tests/api'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
for (const file of filesOf(join(root, 'app/api')).filter((path) => path.endsWith('/route.ts'))) {
  const path = relative(root, file).replace(/\.ts$/, '')
  if (!tests.includes(`@/${path}'`)) problems.push(`${path}.ts: no test in tests/api imports it`)
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function filesOf(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : [path]
  })
}
