import { isUnitName } from './units'

/** What units are called where they are written out, in the singular and in lower case. */
const NAMES = new Map(
  Object.entries({
    mm: 'millimetre',
    cm: 'centimetre',
    dm: 'decimetre',
    m: 'metre',
    km: 'kilometre',
    inch: 'in inche "',
    ft: "foot feet ft '",
    N: 'newton',
    kN: 'kilonewton',
    MN: 'meganewton',
    lbf: 'pound-force pounds-force lbs-force lb-force lb-f',
    lb: 'lb pound',
    kip: 'kip kilopound kips-force kip-force',
    Pa: 'pascal',
    kPa: 'kilopascal',
    MPa: 'megapascal',
    GPa: 'gigapascal',
    psi: 'psi',
    ksi: 'ksi',
    psf: 'psf',
    ksf: 'ksf',
    kg: 'kilogram kilogramme kilo',
    Mg: 'tonne megagram t',
    s: 'second sec',
    ms: 'millisecond msec',
    Hz: 'hertz',
    K: 'kelvin',
    '°C': 'celsius centigrade',
    rad: 'radian',
    mrad: 'milliradian',
    deg: 'degree deg',
    '%': 'percent',
    '‰': 'permille permil',
    'kip/ft': 'klf',
    'lbf/ft': 'plf',
    'lbf/ft³': 'pcf',
    tf: 'tonne-force tonnes-force',
    kgf: 'kilogram-force kilograms-force kilopond',
  }).flatMap(([symbol, names]) => names.split(' ').map((name) => [name, symbol] as const)),
)

/**
 * What no unit of the notation is, as so many of one that is. Standard gravity is 9.80665 m/s² (BIPM), and
 * the pound of 1959 0.45359237 kg.
 */
const OTHERS: Record<string, [symbol: string, times: number]> = {
  kgf: ['N', 9.80665],
  tf: ['kN', 9.80665],
  lb: ['kg', 0.45359237],
}

/** What one name says of several units. */
const UNCLEAR: [RegExp, string][] = [
  [
    /(?<![a-z])tons?(?![a-z])/i,
    'A ton is of 1000 kg, 2000 lb or 2240 lb: please type Mg for 1000 kg, or the force in kN.',
  ],
]

/** Returns what to type instead of a unit that may be several; null for any other. */
export const unclear = (typed: string): string | null =>
  UNCLEAR.find(([name]) => name.test(typed))?.[1] ?? null

/** A unit of the notation, and how many of these it is. */
export type Spelled = { text: string; times: number }

/**
 * Returns a unit that is written by hand as the notation has it: “kilonewton metres”, kN m, kN.m and kip-ft,
 * “newtons per square millimetre”, sq ft. A pound is a force and a mass, of which its field takes one: both
 * are returned, the force first.
 */
export function spelledOut(typed: string): [Spelled, ...Spelled[]] {
  const text = typed
    .replace(/(?:degrees?|deg\.?|°)\s*(?:celsius|centigrade|c)(?![a-z])/gi, '°C')
    .replace(/\bper\s+(cent|mille?)(?![a-z])/gi, 'per$1')
    .replace(/\s+force(?![a-z])/gi, '-force')
    .replace(/\s+squared(?![a-z])/gi, '²')
    .replace(/\s+cubed(?![a-z])/gi, '³')
    .replace(/\b(?:square\s|sq\.?)\s*([a-z]+)/gi, '$1²')
    .replace(/\b(?:cubic\s|cu\.?)\s*([a-z]+)/gi, '$1³')
    .replace(/\s*(?:\/|\bper\b)\s*/gi, '/')
    .replace(/[a-z]+-f(?:orce)?(?![a-z])|[a-z]+|['"]/gi, symbolOf)
    .replace(/\s*[.*⋅·×]\s*|\s*-\s*(?=[a-z°])|\s+/gi, '·')
  const force = text.replace(POUND, 'lbf')
  return force === text ? [inNotation(text)] : [inNotation(force), inNotation(text)]
}

const POUND = /(?<![a-z])lb(?![a-z])/g

/** One that is divided by stays as it is, and is none. */
function inNotation(text: string): Spelled {
  const [, before = '', other = '', rest = ''] = /^((?:[^/]*·)?)(kgf|tf|lb)(?=[/·]|$)(.*)$/.exec(text) ?? []
  const [symbol, times] = OTHERS[other] ?? [text, 1]
  return { text: `${before}${symbol}${rest}`, times }
}

/** Returns what is typed for the weight of a mass: tf/m² for Mg/m². */
export const weightOf = (mass: string): string => mass.replace(/^Mg/, 'tf').replace(/^kg/, 'kgf')

function symbolOf(word: string): string {
  if (isUnitName(word)) return word
  const name = word.toLowerCase().replace(/meter(?=s?$)/, 'metre')
  return NAMES.get(name) ?? NAMES.get(name.replace(/s$/, '')) ?? word
}
