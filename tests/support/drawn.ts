import { draw } from '@/lib/drawings/engine'
import { readDrawing } from '@/lib/drawings/rules/reading'
import type { Drawn } from '@/lib/drawings/types'

/** Draws the lines of a drawing that has no mistake and follows no calculation. */
export function drawn(source: string): Drawn {
  const { drawing, errors } = readDrawing(source, [])
  expect(errors).toEqual([])
  const done = draw(drawing!, null)
  if ('error' in done) throw new Error(`line ${done.error.line}: ${done.error.message}`)
  return done.drawn
}
