import type { Entered } from '@/lib/calculations/types'

/** The row that the author chose; the recommended values where there is nothing of theirs. */
export const authorsChoice = ({ options, dataset }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ value, defaultSelected }) =>
      dataset.author === undefined ? defaultSelected : value === dataset.author,
    ),
  )

/** The author's value of an input: `data-author` holds it where the page came with another. */
export const authorsValue = ({ dataset, defaultValue }: HTMLInputElement): string =>
  dataset.author ?? defaultValue

export const isChosen = (choice: HTMLSelectElement): boolean => choice.selectedIndex !== authorsChoice(choice)

export const fieldsOf = (sheet: HTMLElement): HTMLInputElement[] => [
  ...sheet.querySelectorAll<HTMLInputElement>('input[data-name]'),
]

/** Whether a sheet holds other values than its author's. */
export const isChanged = (sheet: HTMLElement): boolean =>
  fieldsOf(sheet).some((field) => field.value !== authorsValue(field)) ||
  [...sheet.querySelectorAll('select')].some(isChosen)

/** Whether a sheet holds other values than it came with. */
export const isTouched = (sheet: HTMLElement): boolean =>
  fieldsOf(sheet).some(({ value, defaultValue }) => value !== defaultValue) ||
  [...sheet.querySelectorAll('select')].some((choice) => choice.selectedIndex !== cameWith(choice))

const cameWith = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

/**
 * Returns the option of a choice that a word of a link means: its value or what it says, with other capital
 * letters where only one option has them so. Below 0 where none does.
 */
export function optionMeant({ options }: HTMLSelectElement, word: string): number {
  const all = [...options]
  const exact = all.findIndex(({ value, text }) => value === word || text === word)
  if (exact >= 0) return exact
  const alike = all.filter(({ value, text }) => [value, text].some((one) => isAlike(one, word)))
  return alike.length === 1 ? all.indexOf(alike[0]!) : -1
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Enters in a sheet what it came with. */
export function putBack(sheet: HTMLElement): void {
  for (const field of fieldsOf(sheet)) field.value = field.defaultValue
  for (const choice of sheet.querySelectorAll('select')) choice.selectedIndex = cameWith(choice)
  sheet.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns what is entered in a sheet, where it differs from the author's values. */
export function enteredIn(sheet: HTMLElement): Entered {
  const values: Record<string, string> = {}
  let region: string | null = null
  for (const field of fieldsOf(sheet))
    if (field.value !== authorsValue(field)) values[field.dataset.name!] = typedIn(field)
  for (const choice of [...sheet.querySelectorAll('select')].filter(isChosen)) {
    if (choice.dataset.name) values[choice.dataset.name] = choice.value
    else region = choice.value || null
  }
  return { values, region }
}

/**
 * Returns all values of a sheet, each with its unit, and not only what differs from its author's: an address
 * holds them, and its author may change theirs.
 */
export function allIn(sheet: HTMLElement): Entered {
  const values: Record<string, string> = {}
  for (const field of fieldsOf(sheet)) values[field.dataset.name!] = withUnit(typedIn(field), unitOf(field))
  for (const { dataset, value } of sheet.querySelectorAll<HTMLSelectElement>('select[data-name]'))
    values[dataset.name!] = value
  return { values, region: enteredIn(sheet).region }
}

/** A number alone, with a power of ten or without. */
const BARE = /^[\d\s.,+−–-]*(?:e[+-]?\d+)?$/i

/** A number without its blanks; what was typed with a unit as it is. */
const typedIn = ({ value }: HTMLInputElement): string =>
  BARE.test(value) ? value.replace(/\s/g, '') : value.trim()

const withUnit = (typed: string, unit: string): string =>
  BARE.test(typed) ? `${typed} ${unit}`.trim() : typed

/** Returns the unit of an input as it stands beside it. */
export const unitOf = (field: HTMLInputElement): string => field.nextElementSibling?.textContent ?? ''

/** Returns the inputs and choices of a sheet whose value cannot be calculated with. */
export const invalidIn = (sheet: HTMLElement): HTMLElement[] => [
  ...sheet.querySelectorAll<HTMLElement>(':is(input, select)[aria-invalid="true"]'),
]
