import { ELEMENTS } from './seed-vocabulary'

/** One equation of an article, with its entities decoded. */
export interface Equation {
  latex: string
  display: boolean
}

/** What the checks need to know of an article's body. */
export interface BodyFacts {
  equations: Equation[]
  /** The lines of each live calculation. */
  calculations: string[]
  /** The lines of each drawing. */
  drawings: string[]
  /** Links to drawings: the id that each names and the number that it says. */
  figures: { id: string; number: number }[]
  /** Links to other articles: the slug of each. */
  links: string[]
  /** The place that each clause mark names, with the words that it marks. */
  marks: { at: string; text: string }[]
  headings: string[]
  tableHeads: string[]
  /** Question and answer of each exercise; their links, marks, drawings and calculations are above, too. */
  exercises: { question: BodyFacts; answer: BodyFacts }[]
  /** Words outside equations, tables and exercises. */
  words: number
  problems: string[]
}

const EXERCISE =
  /<section data-type="exercise">\s*<div data-type="question">([\s\S]*?)<\/div>\s*<div data-type="answer">([\s\S]*?)<\/div>\s*<\/section>/gu
const CALCULATION = /<pre data-type="calculation">([\s\S]*?)<\/pre>/gu
const DRAWING = /<pre data-type="drawing">([\s\S]*?)<\/pre>/gu
const FIGURE = /<a href="#(figure-[a-z0-9-]+)">Figure (\d+)<\/a>/gu
const ARTICLE = /<a href="\/articles\/([a-z0-9-]+)">([^<]+)<\/a>/gu
const MARK = /<span data-clause="([^"<>]*)">([^<]*)<\/span>/gu
const MATHEMATICS = /\\\[([\s\S]*?)\\\]|\\\(([\s\S]*?)\\\)/gu
const MARKUP = /<[^>]*>|[^<]+|</gu
const TAG = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)(.*?)>$/su

/** Stands in for an equation while the markup is walked. */
const INLINE = '\uE000'
const BLOCK = '\uE001'

const decode = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const clip = (text: string): string => text.trim().replace(/\s+/gu, ' ').slice(0, 60)

/**
 * Reads the strict HTML of an article: listed elements, closed, bare but for links to its drawings and to
 * other articles, for marks of clauses, and for the frames of exercises.
 */
export function readBody(html: string): BodyFacts {
  const problems: string[] = []
  const equations: Equation[] = []
  const calculations: string[] = []
  const drawings: string[] = []
  const figures: BodyFacts['figures'] = []
  const links: string[] = []
  const marks: BodyFacts['marks'] = []
  const exercises: BodyFacts['exercises'] = []
  const withoutExercises = html.replace(EXERCISE, (_, question: string, answer: string) => {
    exercises.push({ question: readBody(question), answer: readBody(answer) })
    return ''
  })
  const withoutDrawings = withoutExercises.replace(DRAWING, (_, source: string) => {
    if (source.includes('<')) problems.push(`Drawing holds a raw "<": ${clip(source)}`)
    drawings.push(decode(source))
    return ''
  })
  const withoutCalculations = withoutDrawings.replace(CALCULATION, (_, source: string) => {
    if (source.includes('<')) problems.push(`Calculation holds a raw "<": ${clip(source)}`)
    calculations.push(decode(source))
    return ''
  })
  const withoutLinks = withoutCalculations.replace(FIGURE, (_, id: string, number: string) => {
    figures.push({ id, number: Number(number) })
    return `Figure ${number}`
  })
  const withoutArticles = withoutLinks.replace(ARTICLE, (_, slug: string, text: string) => {
    links.push(slug)
    return text
  })
  const withoutMarks = withoutArticles.replace(MARK, (_, at: string, text: string) => {
    marks.push({ at: decode(at), text: decode(text) })
    return text
  })
  const withoutMathematics = withoutMarks.replace(MATHEMATICS, (_, block?: string, inline?: string) => {
    const source = block ?? inline ?? ''
    if (source.includes('<')) problems.push(`Equation holds a raw "<": ${clip(source)}`)
    equations.push({ latex: decode(source), display: block !== undefined })
    return block === undefined ? INLINE : BLOCK
  })
  const stray = /\\[[\]()]/u.exec(withoutMathematics)
  if (stray)
    problems.push(`Unbalanced equation delimiter near: ${clip(withoutMathematics.slice(stray.index))}`)

  const stack: string[] = []
  const headings: string[] = []
  const tableHeads: string[] = []
  let prose = ''
  let captured = ''
  let openHead = ''
  for (const piece of withoutMathematics.match(MARKUP) ?? []) {
    if (!piece.startsWith('<')) {
      if (piece.includes(BLOCK) && stack.length > 0)
        problems.push(`Block equation inside <${stack.at(-1)}>: ${clip(piece)}`)
      if (stack.length === 0 && piece.replaceAll(BLOCK, '').trim() !== '')
        problems.push(`Text outside any element: ${clip(piece)}`)
      if (stack.includes('table')) openHead += stack.includes('thead') ? piece : ''
      else prose += piece
      captured += piece
      continue
    }
    const [, slash, name = '', rest = ''] = TAG.exec(piece) ?? []
    if (!ELEMENTS.includes(name)) {
      problems.push(`Markup that is not allowed: ${clip(piece)}`)
      continue
    }
    if (rest.trim() !== '') problems.push(`Attribute that is not allowed: ${clip(piece)}`)
    if (name === 'hr') continue
    if (!/^(?:strong|em|sub|sup|code)$/u.test(name)) prose += ' '
    if (slash === '') {
      stack.push(name)
      if (name === 'h2') captured = ''
      if (name === 'thead') openHead = ''
      continue
    }
    if (stack.at(-1) !== name) problems.push(`${piece} closes <${stack.at(-1) ?? 'nothing'}>`)
    else stack.pop()
    if (name === 'h2') headings.push(captured.trim())
    if (name === 'thead') tableHeads.push(openHead.trim())
  }
  if (stack.length > 0) problems.push(`Elements left open: ${stack.join(', ')}`)

  const words =
    decode(prose)
      .replaceAll(INLINE, ' ')
      .replaceAll(BLOCK, ' ')
      .match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  const parts = exercises.flatMap(({ question, answer }) => [question, answer])
  for (const [index, part] of parts.entries()) {
    const place = `Exercise ${Math.floor(index / 2) + 1}, ${index % 2 === 0 ? 'question' : 'answer'}`
    if (part.headings.length > 0) problems.push(`${place}: holds a heading`)
    problems.push(...part.problems.map((problem) => `${place}: ${problem}`))
  }
  return {
    equations,
    calculations: [...calculations, ...parts.flatMap((part) => part.calculations)],
    drawings: [...drawings, ...parts.flatMap((part) => part.drawings)],
    figures: [...figures, ...parts.flatMap((part) => part.figures)],
    links: [...links, ...parts.flatMap((part) => part.links)],
    marks: [...marks, ...parts.flatMap((part) => part.marks)],
    headings,
    tableHeads,
    exercises,
    words: words.length,
    problems,
  }
}
