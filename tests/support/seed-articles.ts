import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import katex from 'katex'
import { z } from 'zod'
import { readSheet } from '@/lib/calculations/rules/checking'
import { tryCorners } from '@/lib/calculations/rules/corners'
import { TABLES } from './tables'
import { verify } from '@/lib/calculations/rules/verification'
import type { Sheet } from '@/lib/calculations/types'
import { freeName } from '@/lib/core/text'
import { draw } from '@/lib/drawings/engine'
import { figureId, keyOf } from '@/lib/drawings/rules/figure'
import { readDrawing } from '@/lib/drawings/rules/reading'
import { CLAUSE } from '@/lib/references/rules/clause'
import { parseReferences } from '@/lib/references/rules/parse'
import { citedByReference, markedPlace } from '@/lib/standards/rules/citing'
import { checkEquation } from './latex-arithmetic'
import { type BodyFacts, readBody, type Equation } from './seed-body'
import { CATEGORIES, TAGS } from './seed-vocabulary'

const FrontMatter = z.strictObject({
  title: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  featured: z.boolean(),
  open: z.literal(true).optional(),
  createdAt: z.iso.datetime(),
  references: z.array(z.string()),
})

/** One article of the starter library, as its file gives it. */
export type SeedArticle = z.infer<typeof FrontMatter> & { slug: string; body: string }

const FOLDER = join(process.cwd(), 'prisma', 'seed', 'articles')
const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/u
const LOCALITY = /(?:\bcl\.|\bclauses?\b|\bsections?\b|\btables?\b|\bannex\b|\bfigures?\b|§)\s*[A-Z]?\.?\d*/iu
/** A unit in a table head: `(kN/m²)`, `(mm)`, and `(–)` for a pure number. */
const UNIT_IN_HEAD = /\([^()]*(?:[a-zA-Zµ°%‰²³⁴·/–-]+)[^()]*\)/u
const MINIMUM_PAIRS = 5

/** Recommended and British values are of many units, which stand in their cells. */
const hasOneUnit = (head: string): boolean => !head.startsWith('ParameterRecommendedUK')

function parseSeedArticle(fileName: string, source: string): SeedArticle {
  const [, json, body] = FILE.exec(source) ?? []
  if (json === undefined || body === undefined) {
    throw new Error(`${fileName} does not begin with front matter between two lines of three hyphens.`)
  }
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    throw new Error(
      `The front matter of ${fileName} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const parsed = FrontMatter.safeParse(data)
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    throw new Error(`The front matter of ${fileName} is incomplete or wrong: ${issues}.`)
  }
  return { ...parsed.data, slug: fileName.replace(/\.html$/u, ''), body }
}

/** Every article of the starter library, in the order of its slugs. */
export function readSeedArticles(folder = FOLDER): SeedArticle[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => parseSeedArticle(name, readFileSync(join(folder, name), 'utf8')))
}

function headerProblems(article: SeedArticle): string[] {
  const problems: string[] = []
  const { title, excerpt, category, tags, references, slug } = article
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug)) problems.push('The file name is not a slug.')
  if (title.length < 5 || title.length > 500)
    problems.push(`The title has ${title.length} characters; 5 to 500 are allowed.`)
  if (excerpt.length < 90 || excerpt.length > 220)
    problems.push(`The excerpt has ${excerpt.length} characters; 90 to 220 are allowed.`)
  if (!CATEGORIES.includes(category)) problems.push(`Unknown category: ${category}`)
  for (const tag of tags) if (!TAGS.includes(tag)) problems.push(`Unknown tag: ${tag}`)
  if (tags.length < 2 || tags.length > 5 || new Set(tags).size !== tags.length)
    problems.push('There must be 2 to 5 different tags.')
  if (references.length < 3)
    problems.push(`There are ${references.length} references; at least 3 are needed.`)
  if (references.some((line) => line.trim() === '' || line.includes('\n')))
    problems.push('A reference must be one line of text.')
  if (!references.some((line) => LOCALITY.test(line)))
    problems.push('No reference names a clause, section or table.')
  return problems
}

function equationProblems({ latex, display }: Equation): string[] {
  const problems: string[] = []
  try {
    katex.renderToString(latex, { displayMode: display, throwOnError: true, strict: 'ignore' })
  } catch (error) {
    problems.push(`KaTeX rejects ${latex.trim()}: ${error instanceof Error ? error.message : String(error)}`)
  }
  for (const pair of checkEquation(latex)) {
    if (pair.ok) continue
    problems.push(
      `Does not recompute: ${pair.left} ${pair.relation} ${pair.right} (left ${pair.expected.toPrecision(8)}, right ${pair.shown.toPrecision(8)})`,
    )
  }
  return problems
}

/** A drawing can be read, and drawn with the author's values. */
function drawingProblems(source: string, sheets: readonly Sheet[]): string[] {
  const { drawing, sheet, errors } = readDrawing(source, sheets)
  if (!drawing) return errors.map(({ line, message }) => `Line ${line} of the drawing: ${message}`)
  const done = draw(drawing, sheet && sheet.program)
  return 'error' in done ? [`Line ${done.error.line} of the drawing: ${done.error.message}`] : []
}

/** A link to a drawing names one of the article, with its number; no figure is named without a link. */
function figureProblems(
  article: string,
  { drawings, figures }: BodyFacts,
  sheets: readonly Sheet[],
): string[] {
  const taken = new Map<string, number>()
  const ids = drawings.map((source) => {
    const { drawing } = readDrawing(source, sheets)
    return drawing && figureId(freeName(keyOf(drawing), taken))
  })
  return [
    ...figures
      .filter(({ id, number }) => ids[number - 1] !== id)
      .map(({ id, number }) => `Figure ${number} is not #${id}.`),
    // Figures of standards have a number of two parts, or letters: Figure 6.1, Figure NA.7.
    ...[
      ...article
        .replace(/<a href="#figure-[^>]*>.*?<\/a>/g, '')
        .matchAll(/\bfig(?:ures?|\.)(?:\s|&nbsp;)+\d+(?![.\d])/giu),
    ].map(([said]) => `“${said}” is no link to a drawing of the article.`),
  ]
}

/** A link to another article names one of the library. */
function linkProblems({ links }: BodyFacts, own: string): string[] {
  return links
    .filter((slug) => slug === own || !existsSync(join(FOLDER, `${slug}.html`)))
    .map((slug) => `There is no other article ${slug}.`)
}

/**
 * A clause mark names a place of a standard that the references name in one edition, and ends with the number
 * that its words end with.
 */
function markProblems({ marks }: BodyFacts, references: readonly string[]): string[] {
  const cited = references.flatMap((line, position) => {
    const [parsed] = parseReferences(line)
    return parsed ? citedByReference({ ...parsed, position, corrected: false }) : []
  })
  return marks.flatMap(({ at, text }) => {
    const place = CLAUSE.test(at) ? markedPlace(at) : null
    if (place?.clauses.length !== 1) return [`Not a place that can be marked: ${at}`]
    const editions = new Set(
      cited.filter(({ standard }) => standard === place.standard).map(({ year }) => year),
    )
    const number = at.split(' ').at(-1)!
    return [
      ...(editions.size === 1 && !editions.has(null) ? [] : [`The references name no one edition of: ${at}`]),
      ...(text.endsWith(number) ? [] : [`“${text}” is marked as ${at}`]),
    ]
  })
}

/** A live calculation has no error, is verified by other values, and is defined over its whole ranges. */
function calculationProblems(source: string): string[] {
  const { sheet, errors } = readSheet(source, TABLES)
  if (!sheet) return errors.map(({ line, message }) => `Line ${line} of the calculation: ${message}`)
  const { values, isVerified } = verify(sheet)
  return [
    ...values
      .filter(({ holds }) => !holds)
      .map(({ line, name, difference }) => `Line ${line}: ${name} differs by ${difference}`),
    ...(isVerified ? [] : ['The calculation is not verified.']),
    ...cornerProblems(sheet),
  ]
}

/** Every line has a result at every combination of the ends of the inputs' ranges. */
function cornerProblems(sheet: Sheet): string[] {
  const { failing, partly } = tryCorners(sheet)
  return [
    ...failing.map(({ line, reason }) => `Line ${line} has no result at a corner: ${reason}`),
    ...partly.map(
      (line) => `Line ${line} depends on too many inputs to try every combination of their ends.`,
    ),
  ]
}

/** Everything that keeps an article out of the library, as sentences; none when it is ready. */
export function problemsOf(article: SeedArticle): string[] {
  const body = readBody(article.body)
  const problems = [...headerProblems(article), ...body.problems]
  if (body.words < 500 || body.words > 1500)
    problems.push(`The prose has ${body.words} words; 500 to 1,500 are allowed.`)
  if (body.headings.length < 3) problems.push('There are fewer than three h2 headings.')
  if (!body.headings.some((heading) => heading.startsWith('Worked example')))
    problems.push('No h2 begins with "Worked example".')
  problems.push(...body.calculations.flatMap(calculationProblems))
  const sheets = body.calculations.flatMap((source) => readSheet(source, TABLES).sheet ?? [])
  problems.push(...body.drawings.flatMap((source) => drawingProblems(source, sheets)))
  problems.push(...figureProblems(article.body, body, sheets))
  problems.push(...linkProblems(body, article.slug))
  problems.push(...markProblems(body, article.references))
  const isLive = body.calculations.length > 0
  if (!isLive && body.equations.filter((equation) => equation.display).length < 2)
    problems.push('There are fewer than two block equations.')
  const hasOtherTables = body.tableHeads.length === 0 || body.tableHeads.some(hasOneUnit)
  if (hasOtherTables && !body.tableHeads.some((head) => UNIT_IN_HEAD.test(head)))
    problems.push('No table has a unit in its head.')
  problems.push(...body.equations.flatMap(equationProblems))
  for (const { question, answer } of body.exercises)
    problems.push(...[...question.equations, ...answer.equations].flatMap(equationProblems))
  const steps = body.equations
    .flatMap(({ latex }) => checkEquation(latex))
    .filter((pair) => pair.relation === '=')
  if (!isLive && steps.length < MINIMUM_PAIRS)
    problems.push(`Only ${steps.length} computed steps; at least ${MINIMUM_PAIRS} are needed.`)
  return problems
}
