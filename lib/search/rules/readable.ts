const POWERS: Readonly<Record<string, string>> = { '2': '²', '3': '³', '4': '⁴' }

/** Units whose case is significant. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kn: 'kN',
    mn: 'MN',
    n: 'N',
    mpa: 'N/mm²',
    kpa: 'kPa',
    gpa: 'GPa',
    knm: 'kNm',
    mnm: 'MNm',
    nm: 'Nm',
    knmm: 'kNmm',
    nmm: 'Nmm',
    kj: 'kJ',
    j: 'J',
    w: 'W',
  }),
)
const PLACES: Readonly<Record<string, string>> = {
  cl: 'Clause',
  tab: 'Table',
  fig: 'Figure',
  eq: 'Equation',
}

/**
 * The term of a standard, place, unit, grade or section as people write it: "#en1993-1-1" reads EN 1993-1-1.
 */
export function readableCode(term: string): string {
  const name = term.slice(1).replace(/=$/, '')
  const [, kind, value] = /^(cl|tab|fig|eq):(.+)$/.exec(name) ?? []
  if (kind && value) return `${PLACES[kind]!} ${placeNumber(value)}`
  const [, body, rest] = STANDARD.exec(name) ?? []
  if (body && rest) {
    const [number, clause] = rest.split(':')
    return `${BODIES_OF_TWO[body] ?? body.toUpperCase()} ${number!.toUpperCase()}${clause ? `, ${placeNumber(clause)}` : ''}`
  }
  if (SIZE.test(name)) return name.replaceAll('x', ' × ')
  return (
    readableUnit(name) ??
    name
      .toUpperCase()
      .replace(/^(GL\d+)([HC])$/, (_, grade: string, lay: string) => grade + lay.toLowerCase())
  )
}

/** "na.2.17" is NA.2.17, "b.2" is B.2 and "6.10a" stays. */
const placeNumber = (value: string) =>
  value.replace(/^(?:na\.?)?[a-z]?(?=\.|\d|$)/, (begin) => begin.toUpperCase())

function readableUnit(name: string): string | null {
  const [unit, per] = name.split('/')
  if (!per) return UNITS.get(name) ?? null
  const known = UNITS.get(unit!) ?? (/^(?:kg|m|mm|cm)$/.test(unit!) ? unit! : null)
  return known && `${known}/${per.replace(/[234]$/, (power) => POWERS[power]!)}`
}

const SIZE = /^\d[\d.]*(?:x[\d.]+)+$/
/** Of some bodies numbers begin with a letter: CSA A23.3, ASTM A992. */
const STANDARD =
  /^((?:en|bs|aci|aisc|asce|aashto|nds|tms|iso|pd|din|cp|as|nzs|asnzs|is|gb|sia)(?=\d)|(?:astm|aws|csa|jis)(?=[a-z]?\d))(.+)$/
const BODIES_OF_TWO: Readonly<Record<string, string>> = { asnzs: 'AS/NZS' }

/** Whether a term names a standard or a clause: what a library can be seen to lack. */
export const isStandardOrClause = (term: string) =>
  term.startsWith('#cl:') || STANDARD.test(term.slice(1).replace(/=$/, ''))
