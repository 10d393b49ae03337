import katex from 'katex'
import { escapeHtml } from '@/lib/core/text'
import { placeOfStep } from '@/lib/references/rules/cited'
import { clauseLink } from '@/lib/references/rules/clause'
import { AS_WRITTEN, RECOMMENDED } from '../constants'
import { calculate } from '../engine'
import type {
  Entered,
  Given,
  LiveSheet,
  PlotOf,
  Quantity,
  Results,
  Sheet,
  Statement,
  StatementOf,
  VerifiedValue,
} from '../types'
import { literalOf } from './checking'
import { inBase } from './dimensions'
import { enteredFor, NOTHING_ENTERED, lineId, sheetId } from './entered'
import { givenOf, understood, wronglyTyped } from './given'
import { headingsOf } from './headings'
import { latexOfName, plainName } from './names'
import { grouped, plainNumber, shownPercent, shownResult, shownValue } from './numbers'
import { curveOf, drawCurve, rowsOf } from './plotting'
import { type Choice, type Mark, signOf, Typesetter } from './typesetting'
import { mostDifferent, placeOfValue, verify } from './verification'
import {
  barWidth,
  checkWords,
  conditionsNotMet,
  notListed,
  outOfRange,
  roomFor,
  spoken,
  verdict,
  withSymbols,
} from './words'

/**
 * Returns a checked sheet as HTML, complete with the author's values or with those that a reader entered:
 * what a browser without scripts shows, what is printed, and what a script brings to life. `key` is the
 * sheet's own among those of its page.
 */
export const renderSheet = (sheet: Sheet, key: string, entered: Entered = NOTHING_ENTERED): string =>
  new SheetPage(sheet, key, entered).html()

/** Kept in its place: the tools come with the script, and a reset with the first change. */
const UNSEEN = ' style="visibility:hidden"'

const heading = (said: StatementOf<'heading'> | undefined): string =>
  said ? `<p class="calculation-heading">${withSymbols(said.text)}</p>` : ''

/** Returns what a sheet calls itself. */
export const titleOf = ({ statements }: Pick<Sheet, 'statements'>): string =>
  statements.find((one) => one.kind === 'title')?.text ?? 'Calculation'

/** Returns the standard that a sheet follows, as its author wrote it. */
export const standardOfSheet = ({ statements }: Pick<Sheet, 'statements'>): string | null =>
  statements.find((one) => one.kind === 'standard')?.text ?? null

/** Returns what a search reads of a sheet: title, labels, symbols, results, clauses. */
export function textOfSheet(sheet: Sheet): string {
  const { values } = calculate(sheet.program, AS_WRITTEN)
  const standard = standardOfSheet(sheet) ?? ''
  return sheet.statements
    .map((statement) => {
      const { kind, clause, label } = statement
      if (kind === 'title' || kind === 'heading' || kind === 'assume' || kind === 'standard')
        return statement.text
      if (kind === 'case' || kind === 'expect' || kind === 'national') return ''
      const place = clause ? `${standard} ${clause}`.trim() : ''
      const value = 'name' in statement ? said(sheet, statement.name, values.get(statement.name)) : ''
      return [label, value, place].filter(Boolean).join(', ')
    })
    .filter(Boolean)
    .join('\n')
}

function said(sheet: Sheet, name: string, value: number | string | undefined): string {
  const display = sheet.display.get(name)
  if (typeof value === 'string') return `${plainName(name)} = ${value}`
  if (value === undefined || !display) return plainName(name)
  return `${plainName(name)} = ${shownValue(value, display)}${display.unit ? ` ${display.unit}` : ''}`
}

class SheetPage {
  private readonly marks: Mark[] = []
  private readonly plots: PlotOf[] = []
  private readonly given: Given
  private readonly results: Results
  /** What the author's values come to. */
  private readonly authors: Results
  private readonly standard: string | null
  private readonly typesetter: Typesetter

  constructor(
    private readonly sheet: Sheet,
    private readonly key: string,
    private readonly entered: Entered,
  ) {
    this.given = givenOf(sheet, entered)
    this.results = calculate(sheet.program, this.given)
    this.authors = calculate(sheet.program, AS_WRITTEN)
    this.standard = standardOfSheet(sheet)
    this.typesetter = new Typesetter(sheet, this.marks)
  }

  html(): string {
    const { statements } = this.sheet
    const only = <K extends Statement['kind']>(...kinds: K[]) =>
      statements.filter((one): one is StatementOf<K> => (kinds as string[]).includes(one.kind))
    const title = titleOf(this.sheet)
    const inputs = only('input', 'choice')
    const { above, below } = headingsOf(statements)
    const lines = only('given', 'step', 'solve', 'check', 'heading').filter(
      (one) => one.kind !== 'heading' || below.has(one),
    )
    const assumptions = only('assume')
    const body = lines.map((line) => this.line(line)).join('')
    const plots = only('plot')
      .map((plot) => this.plot(plot))
      .join('')
    const live: LiveSheet = {
      program: this.sheet.program,
      marks: this.marks.map(({ name, factor, figures, isOperand }) =>
        isOperand ? [name, factor, figures, 1] : [name, factor, figures],
      ),
      plots: this.plots,
    }
    const said = verdict(this.results, this.wrong(inputs))
    return [
      `<div class="calculation" id="${sheetId(this.key)}" data-key="${this.key}" role="group" aria-label="${escapeHtml(title)}"${this.isEdited() ? ' data-edited' : ''} data-live="${escapeHtml(JSON.stringify(live))}">`,
      `<p class="calculation-title"><strong>${escapeHtml(title)}</strong>`,
      this.standard ? ` <span class="calculation-standard">${escapeHtml(this.standard)}</span>` : '',
      '</p>',
      this.regions(),
      inputs.length === 0
        ? ''
        : `<div class="calculation-inputs">${inputs.map((input) => `${heading(above.get(input))}${this.input(input)}`).join('')}</div>`,
      `<div class="calculation-bar"><span class="calculation-verdict" aria-hidden="true">${withSymbols(said)}</span><output class="sr-only">${escapeHtml(spoken(said))}</output>`,
      `<span class="calculation-tools"${UNSEEN}><button type="button" data-do="reset"${this.isEdited() ? '' : UNSEEN}>Reset</button><button type="button" data-do="link">Copy link</button><button type="button" data-do="save">Save my copy</button></span></div>`,
      `<div class="calculation-lines">${body}</div>`,
      plots,
      assumptions.length > 0
        ? `<ul class="calculation-assumptions" aria-label="Assumptions">${assumptions.map(({ text }) => `<li>${withSymbols(text)}</li>`).join('')}</ul>`
        : '',
      this.tables(),
      this.verification(),
      '</div>',
    ].join('')
  }

  /** What the inputs that cannot be taken are called, or the conditions on the inputs that are not met. */
  private wrong(inputs: StatementOf<'input' | 'choice'>[]): string[] {
    const wrong = inputs.filter(({ line }) => this.results.errors.has(line))
    return wrong.length > 0
      ? wrong.map(({ label, name }) => label ?? plainName(name))
      : conditionsNotMet(this.sheet, this.results)
  }

  private isEdited(): boolean {
    const { values, region } = this.given
    return values.size > 0 || region !== null
  }

  private regions(): string {
    const { home, regions } = this.sheet
    if (regions.length === 0) return ''
    const id = `${sheetId(this.key)}-values`
    const chosen = this.given.region
    const author = chosen === null ? '' : ' data-author=""'
    const others = regions.map((region) => regionOption(region, region === chosen)).join('')
    return `<p class="calculation-regions"><label for="${id}">National values</label> <select id="${id}" data-region${author}><option value="">${home ?? 'Recommended'}</option>${others}</select></p>`
  }

  private input(input: StatementOf<'input' | 'choice'>): string {
    const id = `${sheetId(this.key)}-${input.name}`
    const label = `<label for="${id}">${symbolOf(input.name)} <span>${withSymbols(input.label ?? '')}</span></label>`
    const field = input.kind === 'choice' ? this.choice(id, input) : this.field(id, input)
    return `<div class="calculation-input" id="${lineId(this.key, input.line)}" data-line="${input.line}"${this.failed(input)}>${label}${field}${this.reference(input)}${this.problem(input, id)}</div>`
  }

  /** What a link says is shown as a number out of range is, also where the list does not have it. */
  private choice(id: string, { name, table, key, line }: StatementOf<'choice'>): string {
    const rows = this.sheet.program.tables[table]!.rows.map(([row]) => String(row))
    const chosen = enteredFor(this.entered.values, name) ?? key
    const author = chosen === key ? '' : ` data-author="${escapeHtml(key)}"`
    const shown = rows.includes(chosen) ? rows : [...rows, chosen]
    return `<span class="calculation-field"><select id="${id}" data-name="${name}"${author}${this.invalid(line)} aria-describedby="${id}-problem">${options(shown, chosen)}</select></span>`
  }

  private invalid = (line: number): string => (this.results.errors.has(line) ? ' aria-invalid="true"' : '')

  private field(id: string, input: StatementOf<'input'>): string {
    const { name, value } = input
    const authors = grouped(value.text)
    const typed = enteredFor(this.entered.values, name)
    const shown = typed === undefined ? authors : understood(input, typed)
    const author = shown === authors ? '' : ` data-author="${escapeHtml(authors)}"`
    const { width, isBelow } = roomFor(shown)
    const wide = width ? ` style="width:${width}"` : ''
    return [
      `<span class="calculation-field"${isBelow ? ' data-below' : ''}><input id="${id}" data-name="${name}"${wide} inputmode="${input.isWhole ? 'numeric' : 'decimal'}" autocomplete="off" value="${escapeHtml(shown)}"${author}${this.invalid(input.line)} aria-describedby="${id}-range ${id}-problem">`,
      value.unit ? ` <span class="calculation-unit">${escapeHtml(value.unit.text)}</span>` : '',
      `</span><span class="calculation-range" id="${id}-range">${escapeHtml(rangeOf(input))}</span>`,
    ].join('')
  }

  private failed = ({ line }: Statement): string => (this.results.errors.has(line) ? ' data-failed' : '')

  private problem(statement: Statement, id?: string): string {
    const error = this.results.errors.get(statement.line)
    const said =
      error === undefined
        ? ''
        : statement.kind === 'input' || statement.kind === 'choice'
          ? withSymbols(refused(statement, enteredFor(this.entered.values, statement.name) ?? '', error))
          : withSymbols(error)
    return `<span class="calculation-problem"${id ? ` id="${id}-problem"` : ''}${error === undefined ? ' hidden' : ''}>${said}</span>`
  }

  private line(statement: StatementOf<'given' | 'step' | 'solve' | 'check' | 'heading'>): string {
    if (statement.kind === 'heading') return heading(statement)
    const content = statement.kind === 'check' ? this.check(statement) : this.equation(statement)
    const label = statement.label
      ? `<span class="calculation-label">${withSymbols(statement.label)}</span>`
      : ''
    return `<div class="calculation-line" id="${lineId(this.key, statement.line)}" data-line="${statement.line}"${this.failed(statement)}><div class="calculation-math">${label}${content}${this.problem(statement)}</div>${this.reference(statement)}</div>`
  }

  private equation(statement: StatementOf<'given' | 'step' | 'solve'>): string {
    const symbol = latexOfName(statement.name)
    const result = this.result(statement.name)
    if (statement.kind === 'given') {
      const choices = this.choicesOf(statement)
      if (choices.every(({ value }) => literalOf(value))) return `${equation(symbol)}${result}`
      const numbers = choices.map(({ value }) => this.typesetter.numbers(value, null))
      return `${equation(`${symbol} = ${this.typesetter.choices(choices)}`)}${this.numbers(numbers, statement.line)}${result}`
    }
    if (statement.kind === 'solve') {
      const { left, right } = statement
      return `${equation(`${symbol}:\\quad ${this.typesetter.symbols(left)} = ${this.typesetter.symbols(right)}`)}${result}`
    }
    if (this.isOnlyItsResult(statement)) return `${equation(symbol)}${result}`
    const numbers = statement.cases.map(({ value }) => this.typesetter.numbers(value, statement.using))
    const units = statement.using?.map(({ text }) => text).join(', ')
    const said = units ? `<span class="calculation-using">(${escapeHtml(units)})</span>` : ''
    return `${equation(`${symbol} = ${this.typesetter.cases(statement.cases)}`)}${this.numbers(numbers, statement.line)}${result}${said}`
  }

  /** What a given value is by each country, in the order in which the program has them. */
  private choicesOf({ line, value, national }: StatementOf<'given'>): Choice[] {
    const { home, program } = this.sheet
    const compiled = program.instructions.find((one) => one.kind === 'given' && one.line === line)
    const regions = compiled?.kind === 'given' ? Object.keys(compiled.national) : []
    const by = new Map(national)
    const own = home !== null && by.has(home) ? home : RECOMMENDED
    return [own, ...regions].map((region) => ({ region, value: by.get(region) ?? value }))
  }

  /** Whether a step is a number that is shown as it is written: it would be said twice. */
  private isOnlyItsResult({ name, cases: [one, ...others] }: StatementOf<'step'>): boolean {
    const literal = others.length === 0 && one!.when.length === 0 ? literalOf(one!.value) : null
    const { unit, factor, figures } = this.sheet.display.get(name)!
    if (literal === null || (literal.unit?.text ?? null) !== unit) return false
    return (
      shownValue(this.authors.values.get(name) as number, { unit, factor, figures }) === grouped(literal.text)
    )
  }

  /** One substitution for each case, of which the one that applies is shown. */
  private numbers(cases: (string | null)[], line: number): string {
    const applies = this.results.cases.get(line) ?? 0
    return cases
      .map((numbers, index) =>
        numbers === null
          ? ''
          : `<span class="calculation-numbers" data-case="${index}"${index === applies ? '' : ' hidden'}>${this.filled(`= ${numbers}`)}</span>`,
      )
      .join('')
  }

  private result(name: string): string {
    const display = this.sheet.display.get(name)!
    this.marks.push({ name, ...display })
    const unit = display.unit ? ` <span class="calculation-unit">${escapeHtml(display.unit)}</span>` : ''
    const mark = this.marks.length - 1
    return `<span class="calculation-result">= <span data-v="${mark}"${this.changed(mark)}>${this.shown(mark)}</span>${unit}</span>`
  }

  private check({ line, left, comparison, right }: StatementOf<'check'>): string {
    const symbols = `${this.typesetter.symbols(left)} ${signOf(comparison)} ${this.typesetter.symbols(right)}`
    const of = (side: typeof left) =>
      side.kind === 'name'
        ? this.typesetter.value(side.name, null)
        : side.kind === 'lookup' || side.kind === 'interp'
          ? this.typesetter.found(side, null)
          : (this.typesetter.numbers(side, null) ?? this.typesetter.symbols(side))
    const numbers = `${of(left)} ${signOf(comparison)} ${of(right)}`
    const result = this.results.checks.find((one) => one.line === line)
    const isCondition = this.sheet.program.instructions.some(
      (one) => one.kind === 'check' && one.line === line && one.isCondition,
    )
    return [
      equation(symbols),
      `<span class="calculation-numbers">${this.filled(`\\quad ${numbers}`)}</span>`,
      `<span class="calculation-check" data-passes="${result?.passes ?? ''}">`,
      isCondition
        ? ''
        : `<span class="calculation-utilisation" aria-hidden="true"><span style="width:${barWidth(result)}"></span></span>`,
      `<span class="calculation-words">${result ? checkWords(result) : ''}</span></span>`,
    ].join('')
  }

  /** The numbers are filled in afterwards: KaTeX sets a 0 in each place, which is as high as any digit. */
  private filled = (latex: string): string =>
    typeset(latex, 'html').replace(
      /(<span class="[^"]*enclosing[^"]*" data-v="(\d+)">)<span class="mord[^"]*">0<\/span><\/span>/g,
      (_whole, opening: string, mark: string) =>
        `${opening.slice(0, -1)}${this.changed(Number(mark))}>${this.shown(Number(mark))}</span>`,
    )

  private shown = (mark: number, { values } = this.results): string => {
    const { name, isOperand, ...display } = this.marks[mark]!
    return shownResult(values.get(name), display, isOperand)
  }

  private changed = (mark: number): string =>
    this.shown(mark) === this.shown(mark, this.authors) ? '' : ' data-changed'

  /** The place in the standard, linked to what else the library says about it. */
  private reference({ clause }: Statement): string {
    if (!clause) return '<span class="calculation-reference"></span>'
    const place = placeOfStep(clause, this.standard)
    const link = place && clauseLink(place)
    const text = escapeHtml(clause)
    if (!link) return `<span class="calculation-reference">${text}</span>`
    return `<span class="calculation-reference"><a href="${escapeHtml(link.href)}" data-clause="${escapeHtml(link.dataClause)}" aria-haspopup="dialog">${text}</a></span>`
  }

  private plot({ line, name, over, from, to, label }: StatementOf<'plot'>): string {
    const [x, y] = [this.sheet.display.get(over)!, this.sheet.display.get(name)!]
    const isWhole = this.sheet.program.instructions.some(
      (one) => one.kind === 'input' && one.name === over && one.isWhole,
    )
    const plot: PlotOf = {
      ...{ name, over, from: inBase(from), to: inBase(to), x, y },
      ...(isWhole && { isWhole }),
    }
    this.plots.push(plot)
    const curve = curveOf(this.sheet.program, plot, this.given)
    const axis = (of: string, unit: string | null) => `${plainName(of)}${unit ? ` (${unit})` : ''}`
    const onAxis = (of: string, unit: string | null) =>
      `${symbolOf(of)}${unit ? ` (${escapeHtml(unit)})` : ''}`
    const named = label ? `${label}: ` : ''
    return [
      `<figure class="calculation-plot" id="${lineId(this.key, line)}"><svg viewBox="0 0 560 280" role="img" aria-label="${escapeHtml(spoken(`${named}${axis(name, y.unit)} over ${axis(over, x.unit)}`))}" data-plot="${this.plots.length - 1}">${drawCurve(curve, plot)}</svg>`,
      `<figcaption>${withSymbols(named)}${onAxis(name, y.unit)} over ${onAxis(over, x.unit)}</figcaption>`,
      `<details><summary>Values of the plot</summary><table><thead><tr><th scope="col">${onAxis(over, x.unit)}</th><th scope="col">${onAxis(name, y.unit)}</th></tr></thead><tbody data-plot-values="${this.plots.length - 1}">${rowsOf(curve, plot)}</tbody></table></details></figure>`,
    ].join('')
  }

  /** What a reader looks up: where the values of the tables come from. */
  private tables(): string {
    const { tables } = this.sheet
    if (tables.length === 0) return ''
    const said = tables.map(
      ({ name, title, source }) => `<a href="/data/${name}">${escapeHtml(title)}</a> (${escapeHtml(source)})`,
    )
    return `<p class="calculation-tables">${tables.length === 1 ? 'Table' : 'Tables'}: ${said.join('; ')}.</p>`
  }

  private verification(): string {
    const { values, isVerified } = verify(this.sheet)
    const most = mostDifferent(values)
    const sources = [...new Set(values.flatMap(({ source }) => source ?? []))]
    const said =
      isVerified && most
        ? `Verified with the author’s values: ${values.length} values that its author gives by other means, largest difference ${shownPercent(most.difference!)} in ${withSymbols(placeOfValue(most))}${sources.length > 0 ? ` (${escapeHtml(sources.join('; '))})` : ''}.`
        : notVerified(values)
    return `<p class="calculation-verification">${said} <a href="/verification">How calculations are verified</a> · <a href="/help/calculations">About live calculations</a></p>`
  }
}

/** Too few values, or some that it does not agree with: a reader is told which. */
function notVerified(values: VerifiedValue[]): string {
  const missed = values.filter(({ holds }) => !holds).length
  if (missed === 0) return 'Not verified by other values yet.'
  return `Not verified: ${missed} of ${values.length} values by other methods ${missed === 1 ? 'does' : 'do'} not agree with it.`
}

/** Returns what is wrong with what was typed or chosen: how, or of an input that has a range, the range. */
export function refused(input: StatementOf<'input' | 'choice'>, typed: string, error: string): string {
  if (input.kind === 'choice') return notListed(typed)
  const range = rangeOf(input)
  return wronglyTyped(input, typed) ?? (range ? outOfRange(range, input.isWhole === true) : error)
}

/** Returns what an input may be, in its unit; nothing where any number will do. */
function rangeOf({ value, from, to }: StatementOf<'input'>): string {
  if (!from || !to) return ''
  const inUnit = (limit: Quantity) => plainNumber(inBase(limit) / (value.unit?.factor ?? 1))
  return [`${inUnit(from)} to ${inUnit(to)}`, value.unit?.text ?? ''].join(' ').trim()
}

const regionOption = (region: string, isChosen: boolean): string => {
  const selected = isChosen ? ' selected' : ''
  return region === RECOMMENDED
    ? `<option value="${RECOMMENDED}"${selected}>Recommended</option>`
    : `<option${selected}>${region}</option>`
}

const options = (rows: string[], chosen: string | null): string =>
  rows.map((row) => `<option${row === chosen ? ' selected' : ''}>${escapeHtml(row)}</option>`).join('')

const equation = (latex: string): string =>
  `<span class="calculation-symbols">${typeset(latex, 'htmlAndMathml')}</span>`
/** A name is read out as plain words: MathML in a label is read by few. */
const symbolOf = (name: string): string =>
  `${typeset(latexOfName(name), 'html', false)}<span class="sr-only" data-symbol="${escapeHtml(plainName(name))}">${escapeHtml(spoken(plainName(name)))}</span>`

/** `htmlData` marks the numbers that change; no other command of KaTeX is trusted. */
const typeset = (latex: string, output: 'html' | 'htmlAndMathml', isWide = true): string =>
  katex.renderToString(`${isWide ? '\\displaystyle ' : ''}${latex}`, {
    output,
    strict: 'ignore',
    throwOnError: false,
    errorColor: 'currentColor',
    trust: ({ command }) => command === '\\htmlData',
  })
