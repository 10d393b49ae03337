import { AS_WRITTEN } from '@/lib/calculations/constants'
import { calculate } from '@/lib/calculations/engine'
import type { Converted, readTyped as Reader } from '@/lib/calculations/rules/conversion'
import { plainName } from '@/lib/calculations/rules/names'
import { plainNumber, shownResult, typedNumber } from '@/lib/calculations/rules/numbers'
import {
  barWidth,
  brokenConditions,
  checkWords,
  notListed,
  outOfRange,
  roomFor,
  spoken,
  verdict,
  withSymbols,
} from '@/lib/calculations/rules/words'
import type { Given, Instruction, LiveSheet, Results } from '@/lib/calculations/types'
import { DRAWN_BY } from '../drawings/drawn-by'
import { isInSight } from '../ui/in-sight'
import { latePart } from '../ui/late-part'
import { toast } from '../ui/toast'
import { authorsChoice, authorsValue, fieldsOf, isChanged, optionMeant, unitOf } from './changed'
import { addressOf, keep } from './kept'
import { CALCULATED, type CalculatedEvent } from './offers'

const awake = new WeakMap<HTMLElement, SheetInPage>()

/**
 * Makes a sheet that the server rendered calculate; once is enough. `revision` is that of its article;
 * `shared` holds the values of a link, which are entered then.
 */
export function enliven(element: HTMLElement, revision: number, shared?: string): void {
  const sheet = awake.get(element) ?? new SheetInPage(element, revision)
  awake.set(element, sheet)
  if (shared) sheet.enter(new URLSearchParams(shared))
}

/** The values of the fields, for undoing a reset. */
type InFields = { fields: string[]; choices: string[] }

/** Reads a number with another unit than its field's, or of two meanings; fetched when somebody types one. */
let readTyped: typeof Reader | undefined
const reading = latePart('This value could not be read')
const plotting = latePart('The plots still show other values')

/** As long as a number with its unit may be: what a link holds beyond is none. */
const LONGEST = 40

/** Milliseconds without another change: browsers allow no more than some hundred new addresses a minute. */
const REMEMBER_AFTER = 400

/** Writes what an element says, unless it says so already. Returns whether it did not. */
function say(element: HTMLElement, text: string): boolean {
  if (element.textContent === text) return false
  element.textContent = text
  return true
}

/** Writes a sentence that names quantities, where it is another one. */
function sayHtml(element: HTMLElement, html: string): void {
  if (element.innerHTML !== html) element.innerHTML = html
}

/**
 * Every change of an input is followed in the same frame by everything in the window that depends on it, and
 * right after that frame by the lines that are out of sight.
 */
class SheetInPage {
  private readonly live: LiveSheet
  private readonly fields: HTMLInputElement[]
  private readonly choices: HTMLSelectElement[]
  private readonly lines: Line[]
  /** The numbers that are in no line. */
  private readonly numbers: Value[]
  private readonly verdict: HTMLElement
  /** Announced to screen readers once the typing has paused. */
  private readonly announced: HTMLElement
  private readonly inputs = new Map<string, Instruction & { kind: 'input' }>()
  private readonly reset: HTMLButtonElement
  private before: InFields | null = null
  private said = ''
  private isTyped = false
  private hasPlotted = false
  /** What the plots are to show. */
  private plotted?: Given
  private frame = 0
  private outOfSight?: ReturnType<typeof setTimeout>
  private pause?: ReturnType<typeof setTimeout>

  constructor(
    private readonly element: HTMLElement,
    private readonly revision: number,
  ) {
    this.live = JSON.parse(element.dataset.live ?? '') as LiveSheet
    this.fields = fieldsOf(element)
    this.choices = [...element.querySelectorAll('select')]
    const authors = calculate(this.live.program, AS_WRITTEN)
    const valuesIn = (part: HTMLElement) =>
      [...part.querySelectorAll<HTMLElement>('[data-v]')].map(
        (number) => new Value(number, this.live.marks[Number(number.dataset.v)]!, authors),
      )
    this.lines = [...element.querySelectorAll<HTMLElement>('[data-line]')].map(
      (line) => new Line(line, valuesIn(line)),
    )
    this.numbers = valuesIn(element).filter(({ element: number }) => !number.closest('[data-line]'))
    this.verdict = element.querySelector('.calculation-verdict')!
    this.announced = element.querySelector('output')!
    for (const one of this.live.program.instructions) if (one.kind === 'input') this.inputs.set(one.name, one)
    this.reset = element.querySelector('[data-do="reset"]')!
    this.reset.addEventListener('click', () => this.resetOrUndo())
    element.addEventListener('input', () => this.typed())
    element.addEventListener('focusout', ({ target }) =>
      this.settle(this.fields.filter((field) => field === target)),
    )
    this.paint()
    // What was typed before this code came.
    if (isChanged(this.element)) this.typed()
  }

  /** Enters the values of a link, which names the revision that it was made with. */
  enter(shared: URLSearchParams): void {
    this.element.querySelector('.calculation-unknown')?.remove()
    for (const field of this.fields)
      field.value = shared.get(field.dataset.name!)?.slice(0, LONGEST) ?? authorsValue(field)
    this.settle(this.fields)
    for (const choice of this.choices) {
      const wanted = shared.get(choice.dataset.name ?? 'region')
      const found = wanted === null ? -1 : optionMeant(choice, wanted)
      choice.selectedIndex = found < 0 ? authorsChoice(choice) : found
      // It is refused at its field, as a number out of range is.
      if (found >= 0 || wanted === null || !choice.dataset.name) continue
      choice.add(new Option(wanted.slice(0, LONGEST)))
      choice.selectedIndex = choice.length - 1
    }
    this.changed()
    const made = Number(shared.get('revision'))
    const { revision } = this
    const isOther = Number.isInteger(made) && made > 0 && made !== revision
    const names = [...this.fields, ...this.choices].map(({ dataset }) => dataset.name ?? 'region')
    const unknown = [...shared.keys()].filter((name) => name !== 'revision' && !names.includes(name))
    const region = shared.get('region')
    const regions = this.choices.find(({ dataset }) => 'region' in dataset)
    const isRefused = region !== null && regions && optionMeant(regions, region) < 0
    if (!isOther && unknown.length === 0 && !isRefused) return
    void import('./link-notice').then(({ linkNotice, regionRefused, sayUnasked, unasked }) => {
      sayUnasked(this.element, [
        ...(unknown.length > 0 ? [unasked(unknown)] : []),
        ...(isRefused ? [regionRefused(region, regions)] : []),
      ])
      if (isOther) toast(linkNotice(made, revision, () => this.before ?? this.resetOrUndo()))
    })
  }

  private typed(): void {
    this.isTyped = true
    this.changed()
  }

  private changed(): void {
    this.before = null
    this.reset.textContent = 'Reset'
    keep(this.element, this.revision)
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => this.paint())
    clearTimeout(this.pause)
    this.pause = setTimeout(() => this.remember(), REMEMBER_AFTER)
  }

  private given(): Given {
    const values = new Map<string, number | string>()
    // An untouched field is the author's exact value, and not what is shown of it.
    for (const field of this.fields)
      if (field.value !== authorsValue(field)) {
        const name = field.dataset.name!
        values.set(name, this.numberIn(field) * this.inputs.get(name)!.factor)
      }
    for (const { dataset, value } of this.choices) if (dataset.name) values.set(dataset.name, value)
    const region = this.choices.find(({ dataset }) => 'region' in dataset)?.value
    return { values, region: region ? region : null }
  }

  /** Returns the number in a field, in the field's unit; NaN where there is none, and says why. */
  private numberIn(field: HTMLInputElement): number {
    const { value, dataset } = field
    const input = this.inputs.get(dataset.name!)!
    const unit = unitOf(field)
    const number = typedNumber(value, unit)
    const inBase = number! * input.factor
    const isAsked =
      number === null
        ? /\p{N}/u.test(value)
        : (inBase < input.from! || inBase > input.to!) && /\.\d{3}/.test(value)
    let read: Converted | null = null
    if (isAsked)
      if (readTyped) read = readTyped(value, unit, input, plainName(input.name))
      else this.fetchUnits()
    dataset.problem = read && 'problem' in read ? read.problem : ''
    // Until it can be read, it stays in its field as it is.
    if (isAsked) return read && 'number' in read ? read.number : NaN
    return number ?? NaN
  }

  private fetchUnits(): void {
    import('@/lib/calculations/rules/conversion').then((units) => {
      reading.came()
      readTyped = units.readTyped
      this.settle(this.fields.filter((field) => field !== document.activeElement))
      this.changed()
    }, reading.failed)
  }

  /** Shows what was understood: the number in the field's unit, as its author wrote it where it is theirs. */
  private settle(fields: HTMLInputElement[]): void {
    for (const field of fields) {
      const number = this.numberIn(field)
      const author = authorsValue(field)
      const isAuthors = number === typedNumber(author)
      if (field.value === field.defaultValue || (typedNumber(field.value) !== null && !isAuthors)) continue
      if (Number.isNaN(number)) continue
      field.value = isAuthors ? author : plainNumber(number)
      this.changed()
    }
  }

  private paint(): void {
    const given = this.given()
    const results = calculate(this.live.program, given)
    this.keepHeights(results)
    // What is wrong with an input is known at once: the address does not take it.
    const inSight = this.lines.filter((line) => line.isInput || isInSight(line.element))
    for (const part of [...this.numbers, ...inSight]) part.paint(results)
    clearTimeout(this.outOfSight)
    this.outOfSight = setTimeout(() => {
      for (const line of this.lines) if (!inSight.includes(line)) line.paint(results)
    })
    this.said = verdict(results, this.wrong(results))
    sayHtml(this.verdict, withSymbols(this.said))
    for (const { value, style, parentElement } of this.fields) {
      const { width, isBelow } = roomFor(value)
      style.width = width
      parentElement!.toggleAttribute('data-below', isBelow)
    }
    const isEdited = isChanged(this.element)
    // The page came with the plots of what it holds.
    this.hasPlotted ||= isEdited && this.live.plots.length > 0
    if (this.hasPlotted) this.paintPlots(given)
    this.element.toggleAttribute('data-edited', isEdited)
    this.reset.style.visibility = isEdited || this.before ? 'visible' : 'hidden'
    const detail = {
      sheet: this.element.dataset.key!,
      program: this.live.program,
      given,
      drawnBy: DRAWN_BY,
    }
    const calculated: CalculatedEvent = new CustomEvent(CALCULATED, { bubbles: true, detail })
    this.element.dispatchEvent(calculated)
  }

  /** A line that loses its value stays as high as it was: what is below it does not move. */
  private keepHeights({ errors }: Results): void {
    const failing = this.lines.filter(
      ({ number, element: { dataset } }) => errors.has(number) && !('failed' in dataset),
    )
    const heights = failing.map(({ element }) => element.offsetHeight)
    failing.forEach(({ element: { style } }, index) => (style.minHeight = `${heights[index]}px`))
    for (const { number, element } of this.lines) if (!errors.has(number)) element.style.minHeight = ''
  }

  /** What the inputs that cannot be taken are called, or the conditions on the inputs that are not met. */
  private wrong(results: Results): string[] {
    const inputs = this.lines.filter((line) => line.isWrongInput(results))
    const broken = brokenConditions(results).map(({ line }) => line)
    const lines = inputs.length > 0 ? inputs : this.lines.filter(({ number }) => broken.includes(number))
    return lines.flatMap(({ label }) => label || [])
  }

  /** In the same frame, but for the first time: what draws plots is fetched at the first change. */
  private paintPlots(given: Given): void {
    this.plotted = given
    import('@/lib/calculations/rules/plotting').then(({ paintedPlots }) => {
      plotting.came()
      if (this.plotted !== given) return
      paintedPlots(this.live, given).forEach(({ curve, rows }, index) => {
        this.element.querySelector(`[data-plot="${index}"]`)!.innerHTML = curve
        this.element.querySelector(`[data-plot-values="${index}"]`)!.innerHTML = rows
      })
    }, plotting.failed)
  }

  private resetOrUndo(): void {
    const { fields, choices, before } = this
    if (!before && !isChanged(this.element)) return
    if (before) {
      fields.forEach((field, index) => (field.value = before.fields[index]!))
      choices.forEach((choice, index) => (choice.value = before.choices[index]!))
      this.before = null
    } else {
      this.before = { fields: fields.map(({ value }) => value), choices: choices.map(({ value }) => value) }
      for (const field of fields) field.value = authorsValue(field)
      for (const choice of choices) choice.selectedIndex = authorsChoice(choice)
      this.element.querySelector('.calculation-unknown')?.remove()
    }
    this.reset.textContent = this.before ? 'Undo reset' : 'Reset'
    this.paint()
    keep(this.element, this.revision)
    this.remember()
  }

  private remember(): void {
    say(this.announced, spoken(this.said))
    // The page has put another sheet in its place.
    if (this.element.isConnected) addressOf(this.element, this.revision, this.isTyped)
  }
}

/** A number of the sheet, which is marked where it is not what the author's values come to. */
class Value {
  private readonly authors: string

  constructor(
    readonly element: HTMLElement,
    private readonly mark: LiveSheet['marks'][number],
    authors: Results,
  ) {
    this.authors = this.shown(authors)
  }

  paint(results: Results): void {
    const text = this.shown(results)
    if (say(this.element, text)) this.element.toggleAttribute('data-changed', text !== this.authors)
  }

  private shown({ values }: Results): string {
    const [name, factor, figures, isOperand] = this.mark
    return shownResult(values.get(name), { factor, figures, unit: null }, !!isOperand)
  }
}

/** An input, a step or a check of the sheet. */
class Line {
  readonly number: number
  private readonly problem: HTMLElement | null
  private readonly field: HTMLInputElement | HTMLSelectElement | null
  private readonly range: string
  private readonly isWhole: boolean
  private readonly cases: HTMLElement[]
  private readonly check: HTMLElement | null

  constructor(
    readonly element: HTMLElement,
    private readonly values: readonly Value[],
  ) {
    this.number = Number(element.dataset.line)
    this.problem = element.querySelector('.calculation-problem')
    this.field = element.querySelector('input, select')
    this.range = element.querySelector('.calculation-range')?.textContent ?? ''
    this.isWhole = this.field?.getAttribute('inputmode') === 'numeric'
    this.cases = [...element.querySelectorAll<HTMLElement>('[data-case]')]
    this.check = element.querySelector('.calculation-check')
  }

  paint(results: Results): void {
    for (const value of this.values) value.paint(results)
    const error = results.errors.get(this.number)
    if (this.problem) {
      this.problem.hidden = error === undefined
      const typed = this.field && this.refused(this.field)
      sayHtml(this.problem, error === undefined ? '' : withSymbols(typed || error))
    }
    this.element.toggleAttribute('data-failed', error !== undefined)
    this.field?.setAttribute('aria-invalid', String(error !== undefined))
    const applies = results.cases.get(this.number) ?? 0
    for (const one of this.cases) one.hidden = Number(one.dataset.case) !== applies
    if (this.check) this.paintCheck(this.check, results)
  }

  /** What is wrong with what its field holds; empty where only the evaluator knows. */
  private refused({ localName, value, dataset }: HTMLInputElement | HTMLSelectElement): string {
    if (localName === 'select') return notListed(value)
    return dataset.problem || (this.range && outOfRange(this.range, this.isWhole))
  }

  get isInput(): boolean {
    return this.field !== null
  }

  isWrongInput = ({ errors }: Results): boolean => this.isInput && errors.has(this.number)

  /** What an input or another line is called. */
  get label(): string | undefined {
    const part = this.element.querySelector('label > span:last-child, .calculation-label')
    const words = [...(part?.childNodes ?? [])].map(({ nodeName, textContent }) =>
      nodeName === 'SUB' ? `_${textContent}` : textContent,
    )
    return words.join('') || this.element.querySelector<HTMLElement>('[data-symbol]')?.dataset.symbol
  }

  private paintCheck(check: HTMLElement, { checks }: Results): void {
    const result = checks.find(({ line }) => line === this.number)
    check.dataset.passes = String(result?.passes ?? '')
    say(check.querySelector('.calculation-words')!, result ? checkWords(result) : '')
    const bar = check.querySelector<HTMLElement>('.calculation-utilisation > span')
    if (bar) bar.style.width = barWidth(result)
  }
}
