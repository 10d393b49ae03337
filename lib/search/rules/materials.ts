import { asTablesWrite } from './as-tables-write'
import { isStopWord } from './stop-words'
import { tokensOf, type Token } from './tokens'
import { exactTerms, FILLER, singular, termsOf } from './terms'
import { isValue, type FoundCells, type ValueTable } from './value-tables'

/**
 * A property that a question asks by its name of a material, of the use of a floor or of a buckling curve,
 * and the words that name these.
 */
export type MaterialAsked = { property: Property; material: string[] }

/**
 * `ours` is what a column is described by, or the title of a table of nothing else begins with; `letter` is
 * the symbol beside a material; `of` is the column that names what has the property.
 */
type Property = { ours: string; names: readonly string[]; letter?: string; of: 'material' | 'use' | 'curve' }

/** “Modulus” alone is not one of them: there are others of a material. */
const PROPERTIES: readonly Property[] = [
  {
    ours: 'modulus of elasticity',
    names: ['modulus of elasticity', 'elastic modulus', "young'?s? modulus", 'e modulus'],
    letter: 'E',
    of: 'material',
  },
  { ours: 'shear modulus', names: ['shear modulus', 'g modulus'], letter: 'G', of: 'material' },
  { ours: 'poisson ratio', names: ["poisson'?s? ratio"], letter: 'ν', of: 'material' },
  {
    ours: 'thermal expansion',
    names: [
      'coefficients? of (?:linear )?thermal expansion',
      '(?:linear )?thermal expansion coefficients?',
      'coefficients? of (?:linear )?expansion',
      'thermal expansion',
    ],
    of: 'material',
  },
  // EN 1991-1-1, Annex A calls its unit weights densities, and says them in kN/m³.
  {
    ours: 'unit weight',
    names: ['unit weight', 'weight density', 'density', 'specific weight'],
    of: 'material',
  },
  {
    ours: 'charring rate',
    names: ['charring rates?', 'rates? of charring', 'char rates?'],
    of: 'material',
  },
  {
    ours: 'imperfection factor',
    names: ['imperfection factors?', 'alpha(?: ?LT)?', 'α(?:_?LT)?'],
    of: 'curve',
  },
  {
    ours: 'imposed load on floor',
    names: ['imposed (?:floor )?loads?', 'imposed loading', 'floor loads?', 'floor loading', 'live loading'],
    of: 'use',
  },
]

/** A symbol beside a material alone: “E of steel”, “steel E”. Elsewhere E is a class. */
const LETTER = /^(?:what is )?([EGν]) (?:(?:of|for) )?(?=\p{L}{4})|(?<=\p{L}{4} )([EGν])\??$/u

/** Most questions have nothing of it, and are read no further. */
const MAY_ASK =
  /modulus|poisson|expansion|charring|char.rate|imperfection|alpha|α|density|unit.weight|specific.weight|(?:imposed|live|floor).(?:floor.)?load|(?<!\p{L})[eg](?!\p{L})|ν/iu

/** Returns what a question asks of a material that it names by words alone; null for every other question. */
export function materialAsked(question: string): MaterialAsked | null {
  if (!MAY_ASK.test(question) || /["“”„‟«»]|(?:^|\s)[-−–]\p{L}/u.test(question)) return null
  const text = asTablesWrite(question.replace(/\s+/g, ' ').replaceAll('’', "'").trim())
  const [said, property] = propertyIn(text)
  if (!property) return null
  const others = tokensOf(text.replace(said, ' ')).filter(
    ({ kind, term, wider }) => !wider && !FILLER.has(term) && !(kind === 'word' && isStopWord(term)),
  )
  if (property.of === 'curve') return curveAsked(text, property, others)
  const material = others.map(({ term }) => singular(term)).filter((term) => term !== 'category')
  const isName = ({ kind, term }: Token) =>
    kind === 'word' && (!/\d/.test(term) || (property.of === 'use' && CATEGORY.test(term)))
  return material.length > 0 && others.every(isName) ? { property, material } : null
}

/** The categories of floors, which are said in place of their use. */
const CATEGORY = /^[a-e]\d$/
const CURVE = /(?<!\p{L})curve (a0|[a-d])(?![\p{L}\p{N}])/iu
const OF_CURVES: ReadonlySet<string> = new Set(
  'buckling curve flexural lateral torsional ltb lt column strut'.split(' '),
)

/** “A” is a word that says nothing, and the name of a curve. */
function curveAsked(text: string, property: Property, others: readonly Token[]): MaterialAsked | null {
  const curve = CURVE.exec(text)?.[1]?.toLowerCase()
  const isOfCurves = others.every(({ term }) => term === curve || OF_CURVES.has(singular(term)))
  return curve !== undefined && isOfCurves ? { property, material: [curve] } : null
}

const NAMED = PROPERTIES.flatMap((property) =>
  property.names.map((name) => ({
    property,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll(' ', '[\\s-]')}(?![\\p{L}\\p{N}])`, 'iu'),
  })),
)

function propertyIn(text: string): [said: string, property: Property | null] {
  for (const { property, pattern } of NAMED) {
    const [said] = pattern.exec(text) ?? []
    if (said !== undefined) return [said, property]
  }
  const [said, before, behind] = LETTER.exec(text) ?? []
  return [said ?? '', PROPERTIES.find(({ letter }) => letter === (before ?? behind ?? '')) ?? null]
}

/** What is made of a wood is another material than the wood. */
const PRODUCTS: ReadonlySet<string> = new Set(['plywood'])
/** Beside the name of a stone it says nothing more. */
const GENERIC: ReadonlySet<string> = new Set(['stone', 'rock', 'metal', 'material'])

/** Words of such names that name no use alone: a moving load is that of a bridge. */
const NO_USES: ReadonlySet<string> = new Set(
  'area floor fixed general large including moving physical possible without'.split(' '),
)

/** Uses as people call them, and as the table does. */
const USES: ReadonlyMap<string, string> = new Map(
  ['domestic', 'dwelling', 'house', 'housing', 'home', 'apartment'].map((use) => [use, 'residential']),
)

/** More materials than these are a table, and no answer: the unit weights of all classes of timber. */
const MOST_MATERIALS = 4

/** Whether a whole table is of a material, and has what is asked: the classes of softwood have a density. */
export function isOfMaterial(
  { columns, context }: ValueTable,
  { property, material }: MaterialAsked,
): boolean {
  const names = NAMED.filter((one) => one.property === property)
  return (
    material.every((term) => context.has(term)) &&
    columns.some(({ description }) => names.some(({ pattern }) => pattern.test(description)))
  )
}

/** The cells that answer, and the columns that name their rows. */
export type CellsOfMaterial = FoundCells & { naming: number[] }

/**
 * Returns the cells of a table of materials or uses that answer: the rows of all that the words name, as
 * steel does structural and stainless steel. Null where it has none of them, or too many.
 */
export function cellsOfMaterial(
  table: ValueTable,
  { property, material }: MaterialAsked,
): CellsOfMaterial | null {
  const own = termsOf(property.ours)
  const isOwn = (text: string) => {
    const terms = new Set(termsOf(text))
    return own.every((term) => terms.has(term))
  }
  const described = table.columns.flatMap(({ description }, index) => (isOwn(description) ? [index] : []))
  const isOfProperty = own.every((term) => table.context.has(term)) && described.length === 0
  const firstValue = table.rows[0]?.findIndex(isValue) ?? -1
  const naming = table.columns.map((_, index) => index).slice(0, Math.max(1, firstValue))
  const columns = isOfProperty ? table.columns.map((_, index) => index).slice(naming.length) : described
  const termsIn = (name: string) => (property.of === 'curve' ? [name.toLowerCase()] : exactTerms(name))
  const names = table.rows.map((row) => new Set(naming.flatMap((column) => termsIn(row[column] ?? ''))))
  const isUsual = (row: number) => names[row]!.has('structural')
  const named = (terms: readonly string[]) =>
    terms.length === 0
      ? []
      : names.flatMap((name, row) => {
          const isOther = [...name].some((term) => PRODUCTS.has(term) && !terms.includes(term))
          return !isOther && terms.every((term) => name.has(term)) ? [row] : []
        })
  const words = material.map((term) => USES.get(term) ?? term)
  if (words.every((word) => NO_USES.has(word))) return null
  const all = named(words)
  // The floor of an office is what the whole table is of.
  const found =
    all.length > 0
      ? all
      : named(words.filter((term) => !table.context.has(term) && !(words.length > 1 && GENERIC.has(term))))
  // Steel alone is structural steel first, and stainless steel besides.
  const rows = found.toSorted((one, other) => Number(isUsual(other)) - Number(isUsual(one)))
  const areValues = rows.every((row) => columns.every((column) => isValue(table.rows[row]![column] ?? '')))
  return columns.length > 0 && rows.length > 0 && rows.length <= MOST_MATERIALS && areValues
    ? { rows, columns, naming }
    : null
}
