import { withBars } from './bars'
import { withRatings } from './fire-ratings'
import { withGreekIndices } from './greek-indices'
import { FAMILIES, withMass } from './masses'
import { withAmerica } from './nations'

/**
 * As in “M20 As” and It in “IPE 300 It”: directly behind what has a digit, with a capital or at the end.
 * Elsewhere they are words: “HEB 200, what is it”. It may stand before another symbol: “IPE 300 It Iw”.
 */
const STRESS_AREA = /(?<=\d[^\s.!?:;,]* )(?:As\b|as$)/
const TORSION = /\bI_[Tt]\b|\bIT\b|(?<=\d[^\s.!?:;,]* )(?:It\b|it$)/

const GRADED = '(?:(?:concrete|timber|softwood|hardwood|glulam|grade|class) )?'
/**
 * E of a grade: “E of C24”, “E concrete C30/37”, “C24 E”. Elsewhere it is a category, a class or a letter.
 */
const ELASTICITY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])E (?:of|for) (?=(?:an? |the )?${GRADED}\p{L}{1,3}\d)|^E (?=${GRADED}\p{Lu}{1,2}\d)`,
  'u',
)
/** Names of it that tables do not use; the elastic modulus of a section is another. */
const YOUNG =
  /(?<![\p{L}\p{N}])(?:(?:young['’]?s?|e)[\s-]modul(?:us|i)(?!\p{L})|elastic modulus(?=\s(?:(?:of|for)\s)?(?:C|D|GL|S)\d))/giu
const ELASTICITY_BEHIND = /(?<=\d[^\s.!?:;,]* )E$/

/** An index has no vowels: “for 0.95” is no symbol. */
const INDEX = '[b-df-hj-np-tv-z]'
/** A fractile, however its decimals are parted: “fctk,0.05”, “fctk 0,05”, “fctk005”, “E0,05”. */
const FRACTILE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,])(?:(f)_?\{?(${INDEX}{1,4})[\s,;_]{0,2}|([EG])_?\{?)0[.,]?(05|95)\}?(?![\p{L}\p{N}_])`,
  'giu',
)
/** Of the tensile strength of concrete there is no characteristic value but one of two fractiles. */
const BOTH_FRACTILES = /(?<![\p{L}\p{N}_])f_?\{?ctk\}?(?![\p{L}\p{N}_,;.])/giu
/** Strengths and moduli with several indices and no mark for them: “ft,0,k”, “E0,mean”. */
const INDICES = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,])([fEG])(${INDEX}{0,3}\d{0,2}(?:,\d{1,2})?(?:,g)?,(?:k|d|mean))(?![\p{L}\p{N}_,])`,
  'giu',
)
/** A strength with a thickness behind a comma: “fy,80” is f_y up to 80 mm. */
const COMMA_INDEX = /(?<![\p{L}\p{N}_.,])f([b-df-hj-np-z]{1,3}),(\d{1,3})(?![\p{L}\p{N}_,.])/gu
/** A Greek name with an index of letters and a digit, apart or run on: “eps cu2”, “epsilon c1”. */
const GREEK_INDEX =
  /(?<![\p{L}\p{N}_])(alpha|beta|gamma|delta|eps(?:ilon)?|kappa|lambda|rho|sigma|tau|phi|chi|psi|omega)[\s_-]?([a-z]{1,2}\d)(?![\p{L}\p{N}])/giu
const EPSILON = /(?<![\p{L}\p{N}_])eps(?=_)/giu
const DENSITY = /(?<![\p{L}\p{N}_])rho(k|mean)(?![\p{L}\p{N}])/giu

const TIMES = String.raw`(?:\s?[x×*✕]\s?|\s)`
/** What stands behind a size is no part of it, and no measure: “CHS 200 6 m long”. */
const NO_MEASURE = String.raw`(?![\p{L}\p{N}/]|\.\d|\s?(?:[kMG]?Pa|k?Nm?|[mck]?m|kg|t|°|%)(?![\p{L}\p{N}]))`
const [DEPTH, WIDTH, LAST] = [
  String.raw`\d{2,4}(?:\.\d)?`,
  String.raw`\d{2,4}(?:\.\d)?`,
  String.raw`\d{1,3}(?:\.\d)?`,
]
/** Sizes that are parted by blanks: “UB 457 191 67”, “457 191 67 UB”, “CHS 114.3 5”, “UB 457 191”. */
const SIZES = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])((?:${FAMILIES}|L)\s?)(${DEPTH})${TIMES}(${WIDTH})${TIMES}(${LAST})${NO_MEASURE}`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(CHS\s?)(${DEPTH})\s(${LAST})${NO_MEASURE}`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(UK?[BC]\s?)(\d{3})\s(\d{3})${NO_MEASURE}`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,/])()(${DEPTH})\s(${WIDTH})\s(${LAST})(?=\s?(?:${FAMILIES})(?![\p{L}\p{N}]))`,
    'giu',
  ),
]

const [SIDE, WALL] = [String.raw`\d{2,3}(?:\.\d)?`, String.raw`\d{1,2}(?:\.\d)?`]
/** A hollow section or an angle with its shorter side first: “RHS 100x200x8”. */
const SIDES = either('RHS|UA|RSA|L', `(${SIDE})x(${SIDE})x(${WALL})`)
/** One side of a square hollow section or an equal angle: “SHS 100x5”, “L 100x10”. */
const ONE_SIDE = either('SHS|EA|RSA|L', `(${SIDE})x(${WALL})`)

/** Matches a size with its family before or behind it. */
function either(families: string, size: string): RegExp {
  const written = size.replaceAll('x', String.raw`\s?[x×*✕]\s?`)
  const end = String.raw`(?!\s?[x×*✕]|[\p{L}\p{N}/]|\.\d)`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?<=(?<!\p{L})(?:${families})\s?)|(?=[\d.\s×x*✕]{1,30}(?:${families})(?!\p{L})))${written}${end}`,
    'giu',
  )
}

/** Behind HEAA 200, whose name is whole, an A is the area: there is no longer name that it belongs to. */
const AREA_OF_AA = /(?<=(?<!\p{L})(?:HE|IPE)[\s-]?AA[\s-]?\d{2,4}\s)A(?![\p{L}\p{N}])/gu

/** What is yielding beside a steel grade or a class of bolts: “10.9 bolt yield” asks for the strength. */
const STEEL = /(?<![\p{L}\p{N}.])(?:S\s?[2-9]\d{2}|(?:[4568]|1[02])\.[689])(?![\p{N}.])/u
const STRENGTH = /(?<!\p{L})(yield|ultimate)(?=\s*\??$|\s(?:of|for)\s|\s(?:S\s?)?\d)/iu
const UTS = /(?<!\p{L})UTS(?!\p{L})/u

/** What has no letter of its own is the grade of an open section: S355H is the hollow one of EN 10210-1. */
const OPEN_GRADE = /(?<![\p{L}\p{N}])(S\s?(?:235|275|355))(?![\p{L}\p{N}])/giu
const HOLLOW = /(?<!\p{L})hollow(?!\p{L})/iu
/** A class of concrete by its strength, “fctm for fck 40”; C30 alone may be timber. */
const BY_STRENGTH =
  /(?<![\p{L}\p{N}_])f_?\{?ck\}?\s?(?:=|of)?\s?(\d{2})(?:\s?(?:MPa|N\/mm\s?\^?[2²]))?(?![\p{L}\p{N}.])/giu
const SERVICE_CLASS = /(?<![\p{L}\p{N}])SC\s?(?=[123](?![\p{L}\p{N}]))/gu
/** What timber resists along and across the grain: “C24 compression strength perpendicular to grain”. */
const TO_GRAIN =
  /(?<!\p{L})(compress|tens)(?:ion|ive|ile)(?: strength)?,? (perpendicular|parallel)(?: to)?(?: the)?(?: grain)?(?!\p{L})/giu
const TIMBER = /(?<![\p{L}\p{N}])(?:C|D|GL)\s?\d\d(?!\s?[/\d])/u

/** Of the deformation factor there is a column for each service class. */
const DEFORMATION = /(?<![\p{L}\p{N}])k_?def(?![\p{L}\p{N}])(.{0,60}?)\s?service class ([123])(?!\d)/giu
/** The minimum cover for durability, as its tables are called. */
const COVER = /(?<![\p{L}\p{N}])c_?\{?min[,.]?\s?dur\}?(?![\p{L}\p{N}])/giu

/** The unit that a value is wanted in, at the end: the table says its own. */
const UNIT_WANTED =
  /\s(?:in\s(?:[kM]?Nm?|[kMG]?Pa|kg|[mc]?m)(?:\s?[/·.]\s?(?:[mc]?m))?\s?\^?[2346²³⁴⁶]?|[mc]m\s?\^?[2346²³⁴⁶]|(?<=\p{L}\s)(?:k[gN]\/m(?:\s?\^?[23²³])?|[MG]Pa|k?N\/mm\s?\^?[2²]|kNm?))(?=\s*\??$)/u
/** What an imposed load is called in America, and in Britain before the Eurocodes. */
const LIVE_LOAD = /(?<!\p{L})live(?= loads?(?!\p{L}))/giu
/** “Least” is a word that says nothing elsewhere. */
const LEAST_RADIUS = /(?<!\p{L})least(?= radi(?:us|i)(?!\p{L}))/giu
const MODULUS = /(?<![\p{L}\p{N}_])W_?(pl|el)[.,]?([yz])(?![\p{L}\p{N}])/gu

/**
 * Returns a question with its symbols and sections as tables write them, where a person writes them otherwise
 * or they would be words: A_s, I_T, f_ctk,0.05, ε_cu2, 457x191x67.
 */
export function asTablesWrite(question: string): string {
  // Most questions ask for articles and have nothing of it.
  const said = /\d/.test(question)
    ? withStrengths(
        withBars(withMass(withSizes(withFractiles(withRatings(question)))).replace(UNIT_WANTED, '')),
      )
    : question
  return withGreekIndices(withAmerica(said))
    .replace(AREA_OF_AA, 'area')
    .replace(
      GREEK_INDEX,
      (_, name: string, index: string) => `${/^eps/i.test(name) ? 'epsilon' : name}_${index}`,
    )
    .replace(EPSILON, 'epsilon')
    .replace(DENSITY, 'rho_$1')
    .replace(UNIT_WANTED, '')
    .replace(LEAST_RADIUS, 'minimum')
    .replace(LIVE_LOAD, 'imposed')
    .replace(MODULUS, 'W_$1,$2')
    .replace(STRESS_AREA, 'A_s')
    .replace(TORSION, 'I_T')
    .replace(YOUNG, 'modulus of elasticity')
    .replace(ELASTICITY, 'modulus of elasticity of ')
    .replace(ELASTICITY_BEHIND, 'modulus of elasticity')
}

/** Returns the unit that a value is wanted in; null where a question says none. */
export const unitWanted = (question: string): string | null =>
  UNIT_WANTED.exec(question)?.[0]
    .replace(/^\s*in\s/, '')
    .replaceAll(/\s/g, '') ?? null

const withStrengths = (text: string) =>
  STEEL.test(text)
    ? withHollow(text).replace(UTS, 'ultimate tensile strength').replace(STRENGTH, '$1 strength')
    : text

const withHollow = (text: string) => (HOLLOW.test(text) ? text.replace(OPEN_GRADE, '$1H') : text)

const toGrain = (effect: string, way: string) =>
  `${/^c/i.test(effect) ? 'compression' : 'tension'} ${/^par/i.test(way) ? 'along' : 'across'} the grain`

const withFractiles = (text: string) =>
  text
    .replace(BY_STRENGTH, 'concrete C$1')
    .replace(SERVICE_CLASS, 'service class ')
    .replace(TO_GRAIN, (said, effect: string, way: string) =>
      TIMBER.test(text) ? toGrain(effect, way) : said,
    )
    .replace(DEFORMATION, 'k_def.$2$1')
    .replace(COVER, 'minimum cover')
    .replace(FRACTILE, (_, letter: string, index: string, modulus: string, decimals: string) =>
      letter ? `${letter}_${index},0.${decimals}` : `${modulus}_${/g/i.test(modulus) ? '' : '0,'}${decimals}`,
    )
    .replace(INDICES, '$1_$2')
    .replace(BOTH_FRACTILES, 'f_ctk,0.05 f_ctk,0.95')
    .replace(COMMA_INDEX, 'f_$1,$2')

const withSizes = (text: string) =>
  SIZES.reduce(
    (said, pattern) =>
      said.replace(pattern, (_, family: string, ...sizes: (string | number)[]) => family + sized(sizes)),
    text,
  )
    .replace(SIDES, (all, side: string, other: string, wall: string) =>
      Number(side) < Number(other) ? `${other}x${side}x${wall}` : all,
    )
    .replace(ONE_SIDE, (all, side: string, wall: string) =>
      Number(wall) < Number(side) / 3 ? `${side}x${side}x${wall}` : all,
    )

/** The groups of a match stand before its place, which is a number. */
const sized = (groups: (string | number)[]) =>
  groups
    .slice(
      0,
      groups.findIndex((each) => typeof each === 'number'),
    )
    .join('x')

/** Qualities of EN 10025-2, which differ in toughness: strengths are the grade's. */
const QUALITY = /(?<![\p{L}\p{N}])(S\s?\d{3})\s?(?:J[R02]|K2)(?:\+(?:N|M|AR|C))?(?![\p{L}\p{N}+])/giu

/** Returns a question with each steel grade without its quality: S355 of S355J2+N. */
export const withoutQuality = (question: string): string => question.replace(QUALITY, '$1')
