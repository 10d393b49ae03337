import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** Half of the server libraries are ESM only: SWC transforms node_modules too. */
const project = async (config) => ({
  ...(await withNext({
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/tests/support/empty.cjs',
      // Its CommonJS build imports dynamically, which Jest refuses; this one SWC turns into a require.
      '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
      // What no email uses, and every test that has to do with mail would load for half a second: the
      // colours of 300 programming languages, a Markdown parser and Tailwind.
      '^\\./components/(code-block|markdown|tailwind)/.*$': '<rootDir>/tests/support/empty.cjs',
      // date-fns-tz loads 300 files for this function, a tenth of what a test of the API loads; we import
      // functions of date-fns by their own files. The sentences of zod are English.
      '^date-fns$': '<rootDir>/node_modules/date-fns/getDefaultOptions.cjs',
      '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/support/empty.cjs',
    },
    modulePathIgnorePatterns: ['<rootDir>/\\.next'],
    ...config,
  })()),
  transformIgnorePatterns: ['^.+\\.module\\.(css|sass|scss)$'],
})

/**
 * Jest's cleaning up between files replaces what is on the global object by properties that never stop calling
 * themselves when something that ends a little later writes to one ("Maximum call stack size exceeded").
 */
const node = { testEnvironment: 'node', testEnvironmentOptions: { globalsCleanup: 'off' } }

export default async () => ({
  globalSetup: '<rootDir>/tests/support/global-setup.mjs',
  // Limits are for what hangs: on a machine that does other things too, a test may take ten times as long.
  testTimeout: 300_000,
  globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
  projects: [
    await project({
      displayName: 'ui',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/support/ui-setup.ts'],
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
    }),
    await project({
      displayName: 'node',
      ...node,
      setupFiles: ['<rootDir>/tests/support/environment.ts'],
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    }),
    await project({
      displayName: 'api',
      ...node,
      setupFiles: ['<rootDir>/tests/support/environment.ts', '<rootDir>/tests/support/worker-database.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/api-setup.ts'],
      testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
    }),
  ],
})
