import { calculate } from '@/lib/calculations/engine'
import { shownNumber, shownValue, typedNumber } from '@/lib/calculations/rules/numbers'
import { curveOf, drawCurve } from '@/lib/calculations/rules/plotting'
import { barWidth, checkWords, verdict } from '@/lib/calculations/rules/words'
import type { LiveSheet, Results } from '@/lib/calculations/types'
import { toast } from '../ui/toast'

/** A copy of what the reader had entered, for undoing a reset. */
type Entered = { fields: string[]; choices: string[] }

/**
 * Makes a sheet that the server rendered calculate: every change of an input is followed by everything that
 * depends on it in the same frame. `fragment` holds values from a shared link.
 */
export function enliven(sheet: HTMLElement, revision: number, fragment?: string): void {
  const live = JSON.parse(sheet.dataset.live ?? '') as LiveSheet
  const fields = [...sheet.querySelectorAll<HTMLInputElement>('input[data-name]')]
  const choices = [...sheet.querySelectorAll<HTMLSelectElement>('select')]
  const numbers = [...sheet.querySelectorAll<HTMLElement>('[data-v]')]
  const authors = numbers.map(({ textContent }) => textContent)
  const factors = new Map(
    live.program.instructions.flatMap((one) =>
      one.kind === 'input' ? [[one.name, one.factor] as const] : [],
    ),
  )
  const tools = sheet.querySelector<HTMLElement>('.calculation-tools')!
  const [reset, link] = [...tools.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  let before: Entered | null = null
  let frame = 0

  const given = () => {
    const values = new Map<string, number | string>()
    for (const { dataset, value, defaultValue } of fields) {
      if (value === defaultValue) continue
      const name = dataset.name!
      values.set(name, (typedNumber(value) ?? NaN) * factors.get(name)!)
    }
    for (const { dataset, value } of choices) if (dataset.name) values.set(dataset.name, value)
    const region = choices.find(({ dataset }) => 'region' in dataset)?.value
    return { values, region: region ? region : null }
  }

  const paint = () => {
    const now = given()
    const results = calculate(live.program, now)
    numbers.forEach((number, place) => {
      const [name, factor, figures] = live.marks[Number(number.dataset.v)]!
      const value = results.values.get(name)
      const text = typeof value === 'number' ? shownValue(value, { factor, figures, unit: null }) : '–'
      // What stays as it is needs no new layout.
      if (number.textContent === text) return
      number.textContent = text
      number.toggleAttribute('data-changed', text !== authors[place])
    })
    for (const line of sheet.querySelectorAll<HTMLElement>('[data-line]')) paintLine(line, results)
    sheet.querySelector('.calculation-verdict')!.textContent = verdict(results)
    live.plots.forEach((plot, index) => {
      const curve = curveOf(live.program, plot, now)
      sheet.querySelector(`[data-plot="${index}"]`)!.innerHTML = drawCurve(curve, plot)
      sheet.querySelector(`[data-plot-values="${index}"]`)!.innerHTML = curve.points
        .filter((_, point) => point % 5 === 0)
        .map(
          ([x, y]) =>
            `<tr><td>${shownNumber(x, 4)}</td><td>${shownNumber(y, Math.max(3, plot.y.figures))}</td></tr>`,
        )
        .join('')
    })
    sheet.toggleAttribute('data-edited', isEdited())
  }
  const isEdited = () =>
    fields.some(({ value, defaultValue }) => value !== defaultValue) || choices.some(isChosen)

  const change = () => {
    before = null
    reset.textContent = 'Reset'
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(paint)
  }

  reset.addEventListener('click', () => {
    if (before) {
      fields.forEach((field, index) => (field.value = before!.fields[index]!))
      choices.forEach((choice, index) => (choice.value = before!.choices[index]!))
      before = null
    } else {
      before = { fields: fields.map(({ value }) => value), choices: choices.map(({ value }) => value) }
      for (const field of fields) field.value = field.defaultValue
      for (const choice of choices) choice.selectedIndex = authorsChoice(choice)
    }
    reset.textContent = before ? 'Undo reset' : 'Reset'
    paint()
  })
  link.addEventListener('click', () => {
    const query = new URLSearchParams()
    for (const { dataset, value, defaultValue } of fields)
      if (value !== defaultValue) query.set(dataset.name!, value.replace(/[\s\u202f]/g, ''))
    for (const choice of choices.filter(isChosen)) query.set(choice.dataset.name ?? 'region', choice.value)
    query.set('revision', String(revision))
    const { origin, pathname, search } = location
    const address = `${origin}${pathname}${search}#${sheet.id}?${query.toString()}`
    navigator.clipboard.writeText(address).then(
      () =>
        toast({
          title: 'Link copied',
          description: 'It opens the calculation with your values.',
          variant: 'success',
        }),
      () => toast({ title: 'This could not be copied', description: address, variant: 'destructive' }),
    )
  })
  sheet.addEventListener('input', change)
  tools.hidden = false

  if (fragment) {
    const shared = new URLSearchParams(fragment)
    for (const field of fields) field.value = shared.get(field.dataset.name!) ?? field.value
    for (const choice of choices) {
      const wanted = shared.get(choice.dataset.name ?? 'region')
      if (wanted && [...choice.options].some(({ value }) => value === wanted)) choice.value = wanted
    }
    sheet.scrollIntoView()
    const made = Number(shared.get('revision'))
    if (made && made !== revision)
      toast({
        title: 'The article has changed',
        description: `The link was made with revision ${made}; this is revision ${revision}. The values are the link’s, the calculation is today’s.`,
      })
  }
  paint()
}

/** The row that the author chose; the recommended values where there is nothing of theirs. */
const authorsChoice = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

const isChosen = (choice: HTMLSelectElement): boolean => choice.selectedIndex !== authorsChoice(choice)

function paintLine(line: HTMLElement, results: Results): void {
  const number = Number(line.dataset.line)
  const problem = line.querySelector<HTMLElement>('.calculation-problem')
  const error = results.errors.get(number)
  const field = line.querySelector('input')
  const range = line.querySelector('.calculation-range')?.textContent
  if (problem) {
    problem.hidden = error === undefined
    problem.textContent =
      error === undefined ? '' : field && range ? `Please enter a number from ${range}.` : error
  }
  line.toggleAttribute('data-failed', error !== undefined)
  field?.setAttribute('aria-invalid', String(error !== undefined))
  for (const one of line.querySelectorAll<HTMLElement>('[data-case]'))
    one.hidden = Number(one.dataset.case) !== (results.cases.get(number) ?? 0)
  const check = line.querySelector<HTMLElement>('.calculation-check')
  if (!check) return
  const result = results.checks.find((one) => one.line === number)
  check.dataset.passes = String(result?.passes ?? '')
  check.querySelector('.calculation-words')!.textContent = result ? checkWords(result) : ''
  check.querySelector<HTMLElement>('.calculation-utilisation > span')!.style.width = barWidth(result)
}
