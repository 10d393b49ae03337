import type { Given, Program } from '@/lib/calculations/types'
import { drawSketch } from '@/lib/drawings/rules/sketch'
import { redrawBy } from './following'

export const redraw = (figure: HTMLElement, program: Program, given: Given): void =>
  redrawBy(drawSketch, figure, program, given)
