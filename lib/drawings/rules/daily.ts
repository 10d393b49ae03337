import { draw } from '../engine'
import type { Drawing, Drawn, Slot } from '../types'
import { dayNumber, daysOver } from './calendar'

/** A count of each day, days as '2026-03-29', one after another. */
export type Daily = { day: string; value: number }[]

/** Room of the first and the last column, in days: nearer to their days than to others. */
const BESIDE = 0.49

/** The least height of the axis: a single visit is no column as high as the picture, and has no halves. */
const LEAST = 4

/**
 * Returns a plot of one count a day, as columns over the calendar; null where there is nothing to be seen.
 * `said` are the names of the plot and of its axis upwards.
 */
export function dailyPlot(days: Daily, said: { title: string; upwards: string; note: string }): Drawn | null {
  const highest = Math.max(0, ...days.map(({ value }) => value))
  if (highest === 0) return null
  const numbers: number[] = []
  const slot = (value: number): Slot => numbers.push(value) - 1
  const points = days.map(({ day, value }): [Slot, Slot] => [slot(dayNumber(day)!), slot(value)])
  const [first, last] = [dayNumber(days[0]!.day)!, dayNumber(days.at(-1)!.day)!]
  const axis = { line: 1, kind: 'axis', isLog: false, factor: 1 } as const
  const drawing: Drawing = {
    title: [said.title],
    notes: [[said.note]],
    statements: [
      {
        ...axis,
        axis: 'x',
        title: ['Day'],
        from: slot(first - BESIDE),
        to: slot(last + BESIDE),
        days: daysOver(first, last),
        names: [],
      },
      {
        ...axis,
        axis: 'y',
        title: [said.upwards],
        from: slot(0),
        to: slot(Math.max(highest, LEAST)),
        days: [],
        names: [],
      },
      { line: 1, kind: 'series', as: 'bars', points, style: [], label: null },
    ],
    program: {
      instructions: numbers.map((code, index) => ({
        kind: 'step',
        line: 1,
        name: `#${index}`,
        cases: [{ code, when: [] }],
      })),
      tables: {},
    },
  }
  const done = draw(drawing, null)
  if ('error' in done) throw new Error(done.error.message)
  return done.drawn
}
