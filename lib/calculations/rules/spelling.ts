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
    kip: 'kip kilopound kips-force kip-force',
    Pa: 'pascal',
    kPa: 'kilopascal',
    MPa: 'megapascal',
    GPa: 'gigapascal',
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

/** Forces by weight, of which no unit of the notation is one: standard gravity, 9.80665 m/s² (BIPM). */
const WEIGHTS: Record<string, [symbol: string, times: number]> = { kgf: ['N', 9.80665], tf: ['kN', 9.80665] }

/** What one name says of several units. */
const UNCLEAR: [RegExp, string][] = [
  [
    /(?<![a-z])(?:lbs?|pounds?)(?![a-z]|-f(?:orce)?(?![a-z]))/i,
    'A pound is a mass and a force: please type lbf for the force, or the mass in kg.',
  ],
  [
    /(?<![a-z])tons?(?![a-z])/i,
    'A ton is of 1000 kg, 2000 lb or 2240 lb: please type Mg for 1000 kg, or the force in kN.',
  ],
]

/** Returns what to type instead of a unit that may be several; null for any other. */
export const unclear = (typed: string): string | null =>
  UNCLEAR.find(([name]) => name.test(typed))?.[1] ?? null

/**
 * Returns a unit that is written by hand as the notation has it, and how many of these it is: “kilonewton
 * metres”, kN m, kN.m and kip-ft, “newtons per square millimetre”, sq ft.
 */
export function spelledOut(typed: string): { text: string; times: number } {
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
  const [, weight = '', rest = ''] = /^(kgf|tf)(?=\/|·|$)(.*)$/.exec(text) ?? []
  const [symbol, times] = WEIGHTS[weight] ?? [text, 1]
  return { text: `${symbol}${rest}`, times }
}

function symbolOf(word: string): string {
  if (isUnitName(word)) return word
  const name = word.toLowerCase().replace(/meter(?=s?$)/, 'metre')
  return NAMES.get(name) ?? NAMES.get(name.replace(/s$/, '')) ?? word
}
