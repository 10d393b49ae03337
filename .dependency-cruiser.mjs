import { readdirSync } from 'node:fs'

/** Who may import whom (docs/architecture.md). Each rule forbids; what none forbids is allowed. */

const foldersOf = (parent) =>
  readdirSync(new URL(parent, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Lower to higher: a domain may import those of the lines before its own, and no others. */
const LAYERS = [
  ['core'],
  ['jobs', 'consent', 'drafts'],
  ['mail', 'limits', 'health'],
  ['auth'],
  ['http', 'audit', 'notifications'],
  ['taxonomy', 'references', 'operations', 'billing', 'library'],
  ['users', 'figures', 'calculations'],
  ['standards', 'drawings'],
  ['watches'],
  ['membership', 'articles', 'contact'],
  ['knowledge'],
  ['errata'],
  ['comments', 'likes', 'bookmarks', 'copies', 'search', 'analytics', 'drive'],
  ['assistant', 'openapi', 'projects', 'paths'],
  ['offline'],
]

/** Above every domain and below none: it has rules of its own. */
const SERVER = 'server'

/** Parts that features share; every other folder of components/ is a feature. */
const SHARED_PARTS = ['ui', 'layout', 'editor', 'drafts', 'calculations', 'drawings']

const features = foldersOf('components').filter((name) => !SHARED_PARTS.includes(name))
const FEATURES = features.join('|')

refuseDifferences('lib', [...LAYERS.flat(), SERVER])
refuseDifferences('components', [...SHARED_PARTS, ...features])

/** Throws where a folder stands in no list, or a list names a folder that is not there. */
function refuseDifferences(parent, listed) {
  const found = foldersOf(parent)
  const unlisted = found.filter((name) => !listed.includes(name))
  const gone = listed.filter((name) => !found.includes(name))
  if (unlisted.length > 0)
    throw new Error(`${parent}/ has folders of no layer: ${unlisted.join(', ')} (.dependency-cruiser.mjs)`)
  if (gone.length > 0)
    throw new Error(`${parent}/ has no ${gone.join(', ')}, which .dependency-cruiser.mjs names`)
}

const upward = LAYERS.map((layer, index) => ({
  name: `lib-${layer[0]}-imports-only-lower-domains`,
  severity: 'error',
  comment:
    'A domain imports lower domains only; two of one layer that must meet do so on the page or in a lower one.',
  from: { path: `^lib/(${layer.join('|')})/` },
  to: { path: `^lib/(${LAYERS.slice(index).flat().join('|')})/`, pathNot: '^lib/$1/' },
}))

/** What lib/ holds for the browser alone. */
const BROWSER_CODE = 'lib/core/browser/|lib/analytics/tracking/|lib/drafts/|lib/offline/|lib/.*/hooks\\.tsx?$'

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
    ...upward,
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
      to: { path: '^(app|components|scripts|tests|middleware)', pathNot: '^app/.*(route|cache|data)\\.ts$' },
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
      name: 'only-http-and-the-server-know-next',
      severity: 'error',
      comment: 'A domain can be called from a page, a route, a job or a test.',
      from: { path: '^lib/', pathNot: '^lib/(http|server)/' },
      to: { path: '^node_modules/next/' },
    },
    {
      name: 'routes-reach-no-database',
      severity: 'error',
      from: { path: '^app/api/' },
      to: { path: '^(components/|lib/core/server/db|prisma/)' },
    },
    {
      name: 'pages-reach-no-database',
      severity: 'error',
      from: { path: '^(app|components)/' },
      to: { path: '^(lib/core/server/db|prisma/)' },
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
          '^components/articles/(article-card|article-view|difference|direct-answer|edit-and-resubmit|found-passage|library-address|list-skeleton|preview-dialog|quoted-section|rejection-notice|review-thread|status-badge|withdraw-button)',
          '^components/billing/state-badge',
          '^components/standards/standing-(badge|days)',
          '^components/verification/case-table',
          '^components/watches/watch-button',
        ],
      },
    },
    {
      name: 'ui-is-lowest',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib/(?!core/)|lib/core/server/|components/(?!ui/))' },
    },
    {
      name: 'browser-code-reads-no-server-code',
      severity: 'error',
      comment: 'The frame of each page and its foot are rendered on the server alone.',
      from: {
        path: `^(components/|${BROWSER_CODE})`,
        pathNot: '^components/layout/(shell|footer)\\.tsx$',
      },
      to: { path: '^lib/(core/server/|.*/(mutations|gateway|jobs)\\.tsx?$)' },
    },
    {
      name: 'shared-code-reads-neither-side',
      severity: 'error',
      comment: 'What comes in, what goes out and the rules between them run on both sides.',
      from: { path: '^lib/(core/[^/]+$|.*/(schema|types|constants|policy)\\.tsx?$|.*/rules/)' },
      to: { path: '^lib/core/server/' },
    },
    {
      name: 'browser-folder-for-browser-code-only',
      severity: 'error',
      from: { path: '^(app|lib|scripts|prisma|middleware|instrumentation)', pathNot: `^(${BROWSER_CODE})` },
      to: { path: '^lib/core/browser/' },
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
