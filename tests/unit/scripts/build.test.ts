/** A build is made beside the one that is served: a running server keeps its files. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A house of one source, with the real scripts that build it; what stands in for Next writes down what the
 * source says.
 */
let house: string
let server: ChildProcess | undefined
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'loadpath-build-'))
  mkdirSync(join(house, 'app'))
  for (const name of ['build', 'environment', 'terminal'])
    cpSync(`scripts/lib/${name}.mjs`, join(house, `scripts/lib/${name}.mjs`))
})
afterEach(() => {
  server?.kill('SIGKILL')
  rmSync(house, { recursive: true, force: true })
})

const script = (text: string) => [
  '--input-type=module',
  '-e',
  `import { writeFileSync, mkdirSync } from 'node:fs'; import * as lib from '${join(house, 'scripts/lib/build.mjs')}'; ${text}`,
]
function build(source: string): string {
  writeFileSync(join(house, 'app/page.tsx'), source)
  const made = `await lib.buildBeside((folder) => { mkdirSync(folder + '/cache', { recursive: true }); writeFileSync(folder + '/page.js', ${JSON.stringify(source)}) }); console.log(lib.currentBuild())`
  return execFileSync(process.execPath, script(made), { encoding: 'utf8' }).trim()
}
async function serve(name: string): Promise<void> {
  server = spawn(
    process.execPath,
    script(`lib.useBuild('${name}'); console.log('serving'); setInterval(() => {}, 1000)`),
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise((ready) => server!.stdout!.once('data', ready))
}
const builds = () => readdirSync(house).filter((name) => name.startsWith('.next-'))

test('a running server keeps its build, the next start finds the new one, and what nobody serves is removed', async () => {
  const first = build('one')
  await serve(first)
  const second = build('two')
  expect(second).not.toBe(first)
  expect(readFileSync(join(house, first, 'page.js'), 'utf8')).toBe('one')
  expect(readFileSync(join(house, second, 'page.js'), 'utf8')).toBe('two')
  // The cache goes from build to build.
  expect(existsSync(join(house, '.next/cache'))).toBe(true)
  await new Promise((gone) => {
    server!.once('exit', gone)
    server!.kill('SIGKILL')
  })
  const third = build('three')
  expect(builds()).toEqual([third])
})

test('building the same sources again leaves the build that is served as it is', async () => {
  const first = build('one')
  writeFileSync(join(house, first, 'mark'), '')
  await serve(first)
  expect(build('one')).toBe(first)
  expect(existsSync(join(house, first, 'mark'))).toBe(true)
})

test('a build that was cut off is none', () => {
  writeFileSync(join(house, 'app/page.tsx'), 'one')
  expect(() =>
    execFileSync(process.execPath, script(`await lib.buildBeside(() => process.exit(3))`), {
      stdio: 'ignore',
    }),
  ).toThrow()
  expect(builds()).toEqual([])
})
