import type { Given, Program } from '@/lib/calculations/types'
import { drawBeam } from '@/lib/drawings/rules/beams'
import { redrawBy } from './following'

export const redraw = (figure: HTMLElement, program: Program, given: Given): void =>
  redrawBy(drawBeam, figure, program, given)
