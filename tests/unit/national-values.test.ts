import { BROUGHT_TABLES } from '@/prisma/seed/tables'
import {
  ANNEXES,
  annexCell,
  KEPT,
  NATIONAL_VALUES,
  type NationalKey,
  type NationalValue,
  UNREAD,
} from '../support/national-values'
import { readSeedArticles, type SeedArticle } from '../support/seed-articles'
import { printedBy } from '../support/printed'
import { readBody } from '../support/seed-body'

const HEADING = 'Recommended and UK values'
const HEAD =
  '<tr><th>Parameter</th><th>Recommended</th><th>UK National Annex</th><th>Clause</th><th>What it does here</th></tr>'
const SECTION = new RegExp(`<h2>${HEADING}</h2>[^]*?(?=<h2>|$)`, 'u')
const TABLE =
  /<table>\s*<caption>([^]*?)<\/caption>\s*<thead>([^]*?)<\/thead>\s*<tbody>([^]*?)<\/tbody>\s*<\/table>/u
const ROW = /<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/gu

/** Signs that an article works with a national choice, each with the values of which its table has one. */
const NEEDED: [RegExp, NationalKey[]][] = [
  [/^(?:given|input) alpha_cc = /mu, ['concrete']],
  [/^given xi = 0\.85/mu, ['xi']],
  [/^(?:given|input) psi_a = /mu, ['accidental']],
  [/^psi_fi = /mu, ['fire']],
  [/^given gamma_M2\.u = /mu, ['netSection']],
  [/ from steel_strengths "|"Yield strength of the plate"/u, ['yieldStrength']],
  [/^input f_u(?:\.p)? = 410 N|^f_u = lookup\(steel_strengths/mu, ['tensileStrength']],
  [/^given rho_a = 1\.25 kg/mu, ['air']],
  [/^given eta = /mu, ['shearArea']],
  [/^given gamma_G\.dst = /mu, ['uplift']],
  [/^input gamma_Mf = /mu, ['fatigueLoads', 'fatigue']],
  [/^input T_0 = /mu, ['initialTemperature']],
  [/^w_max = .* @ 7\.3\.1\(5\)/mu, ['cracks']],
  [/^input cot_theta = /mu, ['strutTension']],
  [/^input gamma_M = .* @ 2\.4\.3\(1\)/mu, ['masonryCompression', 'masonryFlexure']],
  [/"(?:Shaft|Base), set R4"/u, ['boredBase']],
  [/"EN 1991-1-3 5\.3\.6"/u, ['drift']],
  [/"EN 1991-1-4 Figure 7\.2"|\(c_\{pe,10\}\\\)/u, ['loadedArea']],
  [/"EN 1992-1-1 4\.4\.1\.3\(4\)"/u, ['soilCover']],
  [/"EN 1992-1-1 5\.1\.3"/u, ['patterns']],
  [/"EN 1992-1-1 6\.4\.5\(3\)"/u, ['punchingFace']],
  [/ @ 5\.5\(4\)/u, ['redistribution1']],
  [/^given k_cr = /mu, ['crackFactor']],
  [/^choice dur = |"Wind, for timber and sheet/mu, ['windDuration']],
  [/ @ 7\.2\(2\), Table 7\.2/u, ['timberSag']],
  [/ @ 9\.6\(2\)/u, ['sheetSag']],
  [/ @ 2\.4\.7\.3\.4\.2|"Set M2[,"]|, set M2$/mu, ['designApproach']],
  [/ @ 3\.2\.2\.5\(4\) "Lower bound/u, ['spectrum', 'seismicity']],
  [/ @ 4\.4\.2\.3\(4\)/u, ['seismicity']],
  [/ 6\.3\.1\.2\(10\)/u, ['areaFactor']],
  [/ 6\.3\.1\.2\(11\)/u, ['storeyFactor']],
  [/ @ 6\.3\.2\.3\(1\)/u, ['rolledCurve']],
  [/ @ 6\.3\.2\.3\(2\)/u, ['momentShape']],
  [/ @ (?:NA to BS EN 1995-1-1:2004\+A1:2008, provisions for cl\. )?7\.3\.3\(2\)/u, ['longJoists']],
]

/** Partial factors of which articles say that the annex keeps them, with their rows of the table of data. */
const KEPT_FACTORS: Record<string, [name: string, material: string][]> = {
  'capacity-design-of-frames': [['gamma_S', 'reinforcement']],
  'composite-beam-plastic-bending': [
    ['gamma_M0', 'steel-M0'],
    ['gamma_C', 'concrete'],
    ['gamma_S', 'reinforcement'],
  ],
  'dowel-type-timber-connections': [['gamma_M', 'solid-timber']],
  'end-plate-moment-connections': [
    ['gamma_M0', 'steel-M0'],
    ['gamma_M2', 'bolts-M2'],
  ],
  'fillet-weld-directional-method': [['gamma_M2', 'welds-M2']],
  'headed-studs-in-profiled-decking': [['gamma_C', 'concrete']],
  'plate-buckling-effective-width-en-1993-1-5': [['gamma_M0', 'steel-M0']],
  'timber-columns-buckling': [['gamma_M', 'solid-timber']],
  'web-resistance-to-transverse-forces': [
    ['gamma_M0', 'steel-M0'],
    ['gamma_M1', 'steel-M1'],
  ],
}

const VALUES: [NationalKey, NationalValue][] = Object.entries(NATIONAL_VALUES) as [
  NationalKey,
  NationalValue,
][]
const articles = readSeedArticles()

const unmarked = (html: string) => html.replace(/<span data-clause="[^"]*">(.*?)<\/span>/gu, '$1')

/** The keys of the rows of an article's table, in their order; null for a row that is in no list. */
function rowsOf(body: string): (NationalKey | null)[] {
  const [, , , rows = ''] = TABLE.exec(SECTION.exec(body)?.[0] ?? '') ?? []
  return [...rows.matchAll(ROW)].map(
    ([, parameter]) => VALUES.find(([, value]) => value.parameter === parameter)?.[0] ?? null,
  )
}

/** Sentences on what is wrong with an article’s table of national values; none without such a table. */
function faultsOf({ body }: Pick<SeedArticle, 'body'>): string[] {
  const [section] = SECTION.exec(body) ?? []
  if (section === undefined) return []
  const [, caption, head, rows] = TABLE.exec(section) ?? []
  if (caption === undefined || head !== HEAD) return ['The section has no table with the five columns.']
  const keys = rowsOf(body)
  const annexes = new Set(keys.flatMap((key) => (key ? [ANNEXES[NATIONAL_VALUES[key].standard]!] : [])))
  const said = `Recommended values beside those of ${[...annexes].join(', ')}`
  return [
    ...(caption === said ? [] : [`The caption is “${caption}” and not “${said}”.`]),
    ...(new Set(keys).size === keys.length ? [] : ['A value stands there twice.']),
    ...[...rows!.matchAll(ROW)].flatMap(([, parameter, recommended, uk, clause, does], at) => {
      const key = keys[at]
      if (!key) return [`In no list: ${parameter}`]
      const value: NationalValue = NATIONAL_VALUES[key]
      return [
        ...(unmarked(clause!) === `${value.standard} ${value.clause}` ? [] : [`${key}: clause ${clause}`]),
        ...(recommended === value.recommended ? [] : [`${key}: recommended ${recommended}`]),
        ...(uk === annexCell(value) ? [] : [`${key}: UK ${uk}`]),
        ...(does === '' ? [`${key}: nothing says what it does`] : []),
      ]
    }),
    ...(rows!.match(/<tr>/gu)?.length === keys.length ? [] : ['A row has not five cells.']),
  ]
}

/** Constants with a British value, as the lines of calculations write them. */
const constantsOf = (body: string) =>
  readBody(body).calculations.flatMap((source) =>
    [...source.matchAll(/^given (\S+) = (.+?) national UK (.+?)(?= @| "|$)/gmu)].map(
      ([, name, recommended, uk]) => ({ name: name!, recommended: recommended!, uk: uk! }),
    ),
  )

describe('recommended and British values of the starter library', () => {
  test.each(articles.map((article) => [article.slug, article] as const))(
    '%s shows them side by side, as the one list has them',
    (_, article) => {
      const rows = rowsOf(article.body)
      const text = article.body.replace(SECTION, '')
      const missing = NEEDED.filter(
        ([sign, keys]) => sign.test(text) && !keys.some((key) => rows.includes(key)),
      )
      expect({ faults: faultsOf(article), missing: missing.flatMap(([, keys]) => keys) }).toEqual({
        faults: [],
        missing: [],
      })
    },
  )

  test('a value of the list stands in an article at least, and its annex has an edition', () => {
    const shown = new Set(articles.flatMap(({ body }) => rowsOf(body)))
    expect(VALUES.flatMap(([key]) => (shown.has(key) ? [] : [key]))).toEqual([])
    expect(VALUES.filter(([, { standard }]) => ANNEXES[standard] === undefined)).toEqual([])
    expect(new Set(VALUES.map(([, { parameter }]) => parameter)).size).toBe(VALUES.length)
  })

  test('a constant of a calculation has the British value of the list, and its article the row', () => {
    const wrong = articles.flatMap(({ slug, body }) => {
      const rows = rowsOf(body)
      return constantsOf(body).flatMap(({ name, recommended, uk }) => {
        if (KEPT[name] === recommended && KEPT[name] === uk) return []
        const [key] =
          VALUES.find(
            ([, { constant }]) =>
              constant?.name === name && constant.recommended === recommended && constant.uk === uk,
          ) ?? []
        return key && rows.includes(key) ? [] : [`${slug}: ${name} = ${recommended}, UK ${uk}`]
      })
    })
    expect(wrong).toEqual([])
  })

  test('the British value is the one that articles with British figures begin with', () => {
    const begins = articles.flatMap(({ slug, body }) =>
      readBody(body).calculations.some((source) => /^national UK$/mu.test(source)) ? [slug] : [],
    )
    const concrete = ['alpha_cc', 0.85, 1] as const
    const expected: Record<string, readonly [name: string, uk: number, recommended: number]> = {
      'column-base-plates': concrete,
      'concrete-fire-resistance-tabulated': concrete,
      'critical-temperature-of-steel-members': ['psi_fi', 0.5, 0.3],
      'in-situ-concrete-strength-assessment': concrete,
      'shear-resistance-and-high-shear': ['eta', 1, 1.2],
      'singly-reinforced-sections-in-bending': concrete,
      'slender-columns-nominal-curvature': concrete,
      'strut-and-tie-deep-beams': concrete,
    }
    expect(begins.toSorted()).toEqual(Object.keys(expected))
    for (const [slug, [name, uk, recommended]] of Object.entries(expected)) {
      const { calculated } = printedBy(slug)
      expect([slug, calculated(name), calculated(name, 'recommended')]).toEqual([slug, uk, recommended])
    }
    // A value that a country sets is chosen as such, and not typed over.
    const typed = articles.flatMap(({ slug, body }) => (/^input alpha_cc = /mu.test(body) ? [slug] : []))
    expect(typed).toEqual([])
  })

  test('no number stands for “no limit” or “none”', () => {
    const standIns = articles.flatMap(({ slug, body }) =>
      readBody(body)
        .calculations.join('\n')
        .split('\n')
        .filter((line) => /^given \S+ = 9{2,}\b(?!\.)|stands for none/u.test(line))
        .map((line) => `${slug}: ${line}`),
    )
    expect(standIns).toEqual([])
  })

  test('the tables of data have the same British values', () => {
    const cell = (table: string, row: string, field: string) => {
      const { fields, rows } = BROUGHT_TABLES.find(({ name }) => name === table)!
      return rows.find(([first]) => first === row)![fields.findIndex(({ name }) => name === field)]
    }
    const pairs: [NationalKey, string, string, string, string][] = [
      ['xi', 'action_factors', 'STR-set-B', 'xi', 'xi_UK'],
      ['windCombination', 'psi_factors', 'wind', 'psi_0', 'psi_0.UK'],
      ['roofCombination', 'psi_factors', 'H-roofs', 'psi_0', 'psi_0.UK'],
      ['netSection', 'material_factors', 'steel-M2', 'gamma_M', 'gamma_M.UK'],
    ]
    for (const [key, table, row, recommended, uk] of pairs)
      expect([cell(table, row, recommended), cell(table, row, uk)]).toEqual([
        Number(NATIONAL_VALUES[key].recommended),
        Number(NATIONAL_VALUES[key].uk),
      ])
  })

  test('a partial factor that is said to be kept is the same in both columns of the table of data', () => {
    const said = articles.flatMap(({ slug, body }) =>
      body.includes('kept in the United Kingdom') ? [slug] : [],
    )
    expect(said.toSorted()).toEqual(Object.keys(KEPT_FACTORS).toSorted())
    const { rows } = BROUGHT_TABLES.find(({ name }) => name === 'material_factors')!
    for (const [slug, factors] of Object.entries(KEPT_FACTORS))
      for (const [name, material] of factors) {
        const [, , recommended, uk] = rows.find(([first]) => first === material)!
        expect([slug, name, uk]).toEqual([slug, name, recommended])
        expect(printedBy(slug).calculated(name)).toBe(recommended)
      }
  })

  test('a table with other figures than the list, or without its edition, is refused', () => {
    const { parameter, standard, clause, recommended } = NATIONAL_VALUES.xi
    const table = (caption: string, uk: string) =>
      `<h2>${HEADING}</h2>\n<table><caption>${caption}</caption><thead>${HEAD}</thead><tbody>\n<tr><td>${parameter}</td><td>${recommended}</td><td>${uk}</td><td>${standard} ${clause}</td><td>The saving.</td></tr>\n</tbody></table>\n<h2>Other editions</h2>`
    const caption = `Recommended values beside those of ${ANNEXES['EN 1990']!}`
    expect(faultsOf({ body: table(caption, '0.925 (Table NA.A1.2(B))') })).toEqual([])
    expect(faultsOf({ body: table('Values', '0.85') })).toEqual([
      `The caption is “Values” and not “${caption}”.`,
      'xi: UK 0.85',
    ])
    expect(annexCell(NATIONAL_VALUES.soilCover)).toBe(UNREAD)
    expect(annexCell(NATIONAL_VALUES.blocks)).toBe(`0.75: ${UNREAD}`)
  })
})
