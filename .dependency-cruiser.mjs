/** Who may import whom (docs/architecture.md). Each rule forbids; what none forbids is allowed. */

/** Lower to higher: a domain may import those before it in the list and not those after it. */
const LAYERS = [
  ['core'],
  ['jobs', 'mail', 'limits', 'consent', 'health', 'drafts'],
  ['auth', 'http', 'audit', 'notifications'],
  ['users', 'taxonomy', 'references', 'figures', 'operations', 'billing'],
  ['membership', 'articles', 'contact'],
  ['knowledge'],
  ['comments', 'likes', 'bookmarks', 'search', 'analytics', 'drive'],
  ['assistant'],
]

const upward = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `lib-${layer[0]}-imports-only-lower-domains`,
  severity: 'error',
  comment:
    'A domain imports lower domains only; two of one layer that must meet do so on the page or in a lower one.',
  from: { path: `^lib/(${layer.join('|')})/` },
  to: {
    path: `^lib/(${LAYERS.slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}))

const FEATURES =
  'access|admin|account|articles|assistant|auth|billing|bookmarks|comments|contact|home|likes|mail|membership|search|submissions'

/** @type {import('dependency-cruiser').IConfiguration} */
const rules = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^next/', '^next-auth/'] },
    },
    ...upward.filter(({ name }) => !name.startsWith('lib-jobs')),
    {
      name: 'platform-imports-no-domains',
      severity: 'error',
      comment:
        'The queue, mail, limits, the log and the draft store serve every domain and know none; templates name durations of lib/auth/constants.',
      from: { path: '^lib/(jobs|mail|limits|consent|health|drafts)/' },
      to: { path: `^lib/(${LAYERS.slice(2).flat().join('|')})/`, pathNot: '^lib/auth/constants\\.ts$' },
    },
    {
      name: 'lib-knows-no-pages',
      severity: 'error',
      comment: 'The server answers calls, and caches answers, by what is declared beside their routes.',
      from: { path: '^lib/', pathNot: '^lib/server/' },
      to: { path: '^(app|components|scripts|tests|middleware)' },
    },
    {
      name: 'server-knows-routes-and-declarations-only',
      severity: 'error',
      from: { path: '^lib/server/' },
      to: { path: '^(app|components|scripts|tests|middleware)', pathNot: '^app/.*/(route|cache)\\.ts$' },
    },
    {
      name: 'nothing-imports-the-server',
      severity: 'error',
      from: { pathNot: '^lib/server/' },
      to: { path: '^lib/server/' },
    },
    {
      name: 'read-without-a-viewer-for-the-page-cache-only',
      severity: 'error',
      comment: 'What is read without a viewer is sent after the gate of the page cache, and by nothing else.',
      from: { pathNot: '^(app/cached/|lib/articles/(published/|queries\\.ts))' },
      to: { path: '^lib/articles/published/' },
    },
    {
      name: 'only-http-and-session-know-next',
      severity: 'error',
      comment: 'A domain can be called from a page, a route, a job or a test.',
      from: { path: '^lib/', pathNot: '^lib/(http/|server/|auth/session\\.ts|auth/gateway\\.ts)' },
      to: { path: '^node_modules/next/' },
    },
    {
      name: 'routes-reach-no-database',
      severity: 'error',
      from: { path: '^app/api/' },
      to: { path: '^(components/|lib/core/db|prisma/)' },
    },
    {
      name: 'pages-reach-no-database',
      severity: 'error',
      from: { path: '^(app|components)/' },
      to: { path: '^(lib/core/db|prisma/)' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      comment:
        'Two features meet on the page. Articles, in lists and whole, are the one thing that many features show.',
      from: { path: `^components/(${FEATURES})/` },
      to: {
        path: `^components/(${FEATURES})/`,
        pathNot: [
          '^components/$1/',
          '^components/articles/(article-card|article-view|library-address|list-skeleton|status-badge)',
          '^components/billing/state-badge',
        ],
      },
    },
    {
      name: 'ui-is-lowest',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib/(?!core/)|components/(?!ui/))' },
    },
    {
      name: 'browser-code-reads-no-server-code',
      severity: 'error',
      from: { path: '^components/', pathNot: '^components/layout/shell\\.tsx$' },
      to: { path: '^lib/.*/(mutations|gateway|jobs)\\.tsx?$' },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { path: '^(app|components|lib|scripts)/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|prisma/generated/internal)' },
    includeOnly: '^(app|components|lib|scripts|middleware|instrumentation|node_modules|prisma)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}

export default rules
