/** A number with its unit, as it is typed. */
export type Measure = { number: number; unit: string; text: string }

/** What a table or a column holds for; `over` where its lower end is not in it. */
export type Range = { from: number; over: boolean; to: number; unit: string; text: string }

const MEASURE = /(?<![\p{L}\p{N}.,/×x])(\d+(?:[.,]\d+)?)\s?(mm|m|°C)(?![\p{L}\p{N}²³⁴])/u

/** Returns the one measure of a question; null where there is none, or more. */
export function measureIn(text: string): Measure | null {
  const found = MEASURE.exec(text)
  if (!found || MEASURE.test(text.slice(found.index + found[0].length))) return null
  return { number: Number(found[1]!.replace(',', '.')), unit: found[2]!, text: found[0] }
}

const RANGE =
  /(?:(over|above)?\s*(?<![\d.])(\d+(?:\.\d+)?)\s?(?:mm|m|°C)?\s+)?(?:up\s)?to\s(\d+(?:\.\d+)?)\s?(mm|m|°C)(?![\p{L}\p{N}])/u

/** Returns what a text says that something holds for: "over 40 up to 63 mm", "up to 16 mm". */
export function rangeIn(text: string): Range | null {
  const found = RANGE.exec(text)
  if (!found) return null
  const [all, over, from, to, unit] = found
  return { from: Number(from ?? 0), over: over !== undefined, to: Number(to), unit: unit!, text: all.trim() }
}

/** Returns whether a measure lies in a range; null where they have different units. */
export const liesIn = ({ number, unit }: Measure, range: Range): boolean | null =>
  unit === range.unit ? (range.over ? number > range.from : number >= range.from) && number <= range.to : null
