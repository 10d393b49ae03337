import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBuilt, ensureGenerated } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/terminal.mjs'

const SPECS = readdirSync(join(root, 'tests/e2e')).filter((name) => name.endsWith('.spec.ts'))
/** What starts servers of its own, looks at every page or slows it down takes as long as all the rest. */
const HEAVY = ['axe', 'bench', 'chrome', 'first-paint', 'fuzz', 'keyboard', 'leaks', 'start'].map(
  (name) => `${name}.spec.ts`,
)
/** Characters of a page that a failed test left, and of what it says of itself below the count. */
const PAGE_CHARACTERS = 12_000
const REASON_CHARACTERS = 1_500
const bin = (name) => join('node_modules', name)
/** `npm run check`: what needs no server and no browser, in a few minutes. */
const CHECKS_ONLY = process.argv.includes('--checks')
const LANES = [
  { name: 'every state of every page', port: 3210, files: HEAVY },
  { name: 'what people do', port: 3211, files: SPECS.filter((name) => !HEAVY.includes(name)) },
]

/**
 * Everything that must pass before a change lands. A failing step does not hide the others; the last line
 * counts.
 */
await main(async () => {
  process.chdir(root)
  // Settings of whoever runs this must not reach the tests.
  for (const name of [
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'DATABASE_POOL',
    'APP_URL',
    'PORT',
    'DATA_DIR',
    'RESEND_API_KEY',
    'NODE_ENV',
  ])
    delete process.env[name]
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const folder = mkdtempSync(join(tmpdir(), 'loadpath-run-'))
  const totals = { passed: 0, failed: 0 }
  const reasons = []
  const count = (passed, failed) => ((totals.passed += passed), (totals.failed += failed))
  try {
    await ensureInstalled()
    await ensureGenerated()
    const lint = ['Lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']]
    const checks = [
      ['Format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
      [
        'Boundaries',
        [
          bin('dependency-cruiser/bin/dependency-cruise.mjs'),
          'app',
          'components',
          'lib',
          'scripts',
          'middleware.ts',
          'instrumentation.ts',
          '--config',
          '.dependency-cruiser.mjs',
        ],
      ],
      ['House', ['scripts/check-house.mjs']],
      ['Unused', [bin('knip/bin/knip.js'), '--no-config-hints']],
      ['Route types', [bin('next/dist/bin/next'), 'typegen']],
      ['Types', [bin('typescript/bin/tsc'), '--noEmit']],
    ]
    const inTurn = async (some) => {
      for (const [label, argv] of some) {
        const said = []
        const failed = (await run(label, argv, {}, said)) !== 0
        count(...(failed ? [0, 1] : [1, 0]))
        if (failed) reasons.push({ name: label, message: stripVTControlCharacters(said.join('')).trim() })
      }
    }
    // Lint takes nearly as long as all the others and the build. Whether it failed is said before the browser
    // tests.
    const build = "import('./scripts/lib/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
    await Promise.all([
      inTurn([lint]),
      inTurn(checks).then(() => (CHECKS_ONLY ? undefined : run('Build', ['-e', build]))),
    ])
    if (!CHECKS_ONLY) await runTests(folder, count, reasons)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  // Where only the end of the output is kept, it says what failed and why.
  for (const { name, message } of reasons)
    console.log(`\n── Failed: ${name}\n${message.slice(0, REASON_CHARACTERS)}`)
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  if (totals.failed > 0) process.exitCode = 1
})

/** Runs what starts programs: Jest with its own PostgreSQL, then the built site in a browser. */
async function runTests(folder, count, reasons) {
  const unit = join(folder, 'jest.json')
  const status = await run(
    'Unit, component and integration tests',
    // Tests wait too, for the database and for programs that they start: a third one fills two cores.
    [bin('jest/bin/jest.js'), '--maxWorkers=3', '--json', `--outputFile=${unit}`],
    { NODE_ENV: 'test' },
  )
  countJest(unit, status, count)
  reasons.push(...jestReasons(unit))

  await ensureBuilt()
  const chromium = await ensureChromium()
  // Two lanes, each with a browser, a server and a database of its own, share the two cores that a small
  // machine has.
  await Promise.all(
    LANES.map(async ({ name, port, files }, lane) => {
      const report = join(folder, `lane-${lane}.json`)
      const code = await run(
        `End-to-end tests, ${name}`,
        [bin('@playwright/test/cli.js'), 'test', ...files],
        {
          CHROMIUM_PATH: chromium,
          E2E_PORT: String(port),
          E2E_REPORT: report,
          E2E_DATA_DIR: join(folder, `lane-${lane}`),
          E2E_RESULTS_DIR: `test-results/lane-${lane}`,
        },
      )
      countPlaywright(report, code, count)
      printPages(report)
      reasons.push(...playwrightReasons(report))
    }),
  )
}

/** Runs a step and returns its exit code. What it prints is added to `said` too, where that is given. */
function run(label, argv, environment = {}, said) {
  console.log(`\n── ${label}`)
  const started = performance.now()
  return new Promise((done) => {
    const output = said ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, argv, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    })
    for (const stream of ['stdout', 'stderr']) {
      child[stream]?.setEncoding('utf8').pipe(process[stream], { end: false })
      child[stream]?.on('data', (part) => said.push(part))
    }
    child.on('close', (code) => {
      console.log(
        `── ${label}: ${code === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
      )
      done(code ?? 1)
    })
  })
}

function countJest(file, status, count) {
  if (!existsSync(file)) return count(0, 1)
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = numFailedTests + numRuntimeErrorTestSuites
  count(numPassedTests, failed || (status === 0 ? 0 : 1))
}

function countPlaywright(file, status, count) {
  if (!existsSync(file)) return count(0, 1)
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  count(stats.expected, stats.unexpected + stats.flaky || (status === 0 ? 0 : 1))
}

/** Returns the name of each failed test of Jest's report, and what it said. */
function jestReasons(file) {
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed')
      if (status === 'failed' && failed.length === 0) return [{ name, message }]
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${name}: ${fullName}`,
        message: failureMessages.join('\n'),
      }))
    },
  )
}

/** Returns the title of each failed test of Playwright's report, and what it said. */
function playwrightReasons(file) {
  if (!existsSync(file)) return []
  return testsIn(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ errors }) => errors)
      .map(({ message = '' }) => ({ name: title, message: stripVTControlCharacters(message) })),
  )
}

function testsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(testsIn)]
}

/** Prints what stood on the page when a test failed: where only output is kept, nobody sees the pictures. */
function printPages(file) {
  if (!existsSync(file)) return
  for (const { title, tests } of testsIn(JSON.parse(readFileSync(file, 'utf8'))))
    for (const { attachments } of tests.flatMap(({ results }) => results))
      for (const { name, path } of attachments)
        if (name === 'error-context' && path && existsSync(path))
          console.log(`\n── The page of “${title}”\n${readFileSync(path, 'utf8').slice(0, PAGE_CHARACTERS)}`)
}
