import type { Given, Program } from '@/lib/calculations/types'
import { drawPlot } from '@/lib/drawings/rules/plots'
import { redrawBy } from './following'

export const redraw = (figure: HTMLElement, program: Program, given: Given): void =>
  redrawBy(drawPlot, figure, program, given)
