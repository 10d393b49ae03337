import { refuse } from '@/lib/calculations/rules/dimensions'
import { dayNumber } from './calendar'
import { firstColumn, type Part } from './line'

/** A date as it is written in a line; as an expression it would be nothing that anybody means. */
const DAY = /^\s*\d{4}-\d{2}-\d{2}\s*$/

export const isDay = (text: string): boolean => DAY.test(text)

/** Returns a part of a line with a number in place of its date, and any other part as it is. */
export function dayAsNumber(part: Part): Part {
  const { text, at } = part
  if (!isDay(text)) return part
  const day = dayNumber(text.trim())
  if (day === null) refuse(firstColumn(part), `“${text.trim()}” is no day of the calendar.`)
  return { text: text.replace(/\S+/, String(day)), at }
}
