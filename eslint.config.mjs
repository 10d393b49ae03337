import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import nextTs from 'eslint-config-next/typescript'
import tseslint from 'typescript-eslint'

const settingsOnlyInEnv = {
  object: 'process',
  property: 'env',
  message: 'Settings come from env() in lib/core/server/env.ts, parsed and checked.',
}

/**
 * A connection without a listener ends the process when it is lost, and one without a watch waits for ever.
 */
const connectionsAreMade = [
  {
    selector: 'NewExpression[callee.object.name="pg"][callee.property.name=/^(Client|Pool)$/]',
    message:
      'Connections are made in lib/core/server/db.ts (pool, newPool, openConnection, inTransaction) and scripts/lib/database.mjs (connect).',
  },
  {
    selector: 'CallExpression[callee.property.name="connect"][callee.object.callee.name=/^(pool|newPool)$/]',
    message:
      'Use inTransaction(…) of lib/core/server/db.ts: it hands a connection out and always takes it back.',
  },
]

/** What only reads is a statement of the pool. */
const readsArePlain = [
  {
    selector: 'TaggedTemplateExpression[tag.object.name="db"][tag.property.name="$queryRaw"]',
    message:
      'Use select(Prisma.sql`…`) of lib/core/server/db.ts: Prisma’s part costs more than most statements.',
  },
]

/** A route file exports what route() made, and nothing else that answers. */
const routesAreMade = [
  {
    selector: 'ExportNamedDeclaration > FunctionDeclaration',
    message:
      'Export `const GET = route({ access: … }, …)`: access and schemas are stated where they are checked.',
  },
  {
    selector:
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:not([init.type="CallExpression"][init.callee.name="route"])',
    message: 'A route file exports only what route(…) made.',
  },
]

/** What holds wherever something is exported or a form is drawn. */
const namedAndMethod = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only, except where Next asks.' },
  {
    selector: "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name='method']))",
    message:
      'A form without a method may end up in an address, with the password in it: give it method="post".',
  },
]

/** The address follows what is typed, and a press follows at once. */
const addressesArePut = [
  {
    selector: "CallExpression[callee.property.name='replaceState']",
    message:
      'Use putAddress(…) of components/ui/entry-state: a router that is told of an address gives up the page that it is on the way to.',
  },
]
/** They tell the router of an address on purpose, at a press or where a form was sent. */
const TELLS_THE_ROUTER = [
  'components/copies/{copy-tools,origin-notice}.tsx',
  'components/membership/{member-plans,payment-step}.tsx',
  'components/search/less-likely.tsx',
  'components/ui/entry-state.ts',
]

/** What a reader is told must reach them, and say something. */
const outcomesAreTold = [
  {
    selector:
      "CallExpression[arguments.length>1]:matches([callee.name='mutate'], [callee.property.name='mutate'])",
    message:
      'A component that its own success removes never hears these callbacks: use perform(mutation, input, effects), or the options of the hook.',
  },
  {
    selector:
      "MemberExpression[property.name='message']:matches([object.name=/^(error|refusal|failure)$/], [object.property.name='error'])",
    message: 'A message may be empty, or "Failed to fetch": show reasonOf(error, otherwise).',
  },
  {
    selector: "Property[key.name='onError'] > ArrowFunctionExpression > ObjectPattern",
    message: 'A message may be empty, or "Failed to fetch": show reasonOf(error, otherwise).',
  },
]

export default defineConfig([
  ...next,
  ...nextTs,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The pictures of ours are drawings in SVG and figures as they were uploaded: nothing is to be made smaller.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}', 'middleware.ts'],
    ignores: ['lib/core/server/env.ts'],
    rules: { 'no-restricted-properties': ['error', settingsOnlyInEnv], 'no-console': 'error' },
  },
  { files: ['lib/core/server/startup.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ignores: ['components/ui/link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Use Link of components/ui/link, which loads nothing ahead.' },
        {
          name: '@hookform/resolvers/zod',
          message: 'Use useCheckedForm of components/ui, which fetches what checks when it is needed.',
        },
      ],
    },
  },
  { files: ['**/*.config.mjs'], rules: { 'import/no-anonymous-default-export': 'off' } },
  // What the compiler says of TypeScript.
  { files: ['**/*.mjs'], rules: { 'no-undef': 'error' } },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}'],
    ignores: ['app/**/{page,layout,error,global-error,not-found,loading,robots,sitemap,manifest}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...namedAndMethod, ...connectionsAreMade] },
  },
  {
    files: ['lib/**/queries.ts'],
    rules: { 'no-restricted-syntax': ['error', ...namedAndMethod, ...connectionsAreMade, ...readsArePlain] },
  },
  {
    files: ['lib/core/server/{db,connection}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...namedAndMethod] },
  },
  {
    files: ['scripts/**/*.{ts,mjs}', 'tests/bench/**/*.ts', 'middleware.ts', 'instrumentation.ts'],
    ignores: ['scripts/lib/database.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...connectionsAreMade] },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...namedAndMethod,
        ...outcomesAreTold,
        ...connectionsAreMade,
        ...addressesArePut,
      ],
    },
  },
  {
    files: TELLS_THE_ROUTER,
    rules: {
      'no-restricted-syntax': ['error', ...namedAndMethod, ...outcomesAreTold, ...connectionsAreMade],
    },
  },
  {
    files: ['app/api/**/route.ts'],
    ignores: ['app/api/auth/*nextauth*/route.ts'],
    rules: { 'no-restricted-syntax': ['error', ...routesAreMade] },
  },
  globalIgnores([
    '.next*/**',
    'prisma/generated/**',
    'next-env.d.ts',
    'scripts/schema-engine.mjs',
    '.data/**',
  ]),
])
