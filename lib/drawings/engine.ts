import { AS_WRITTEN } from '@/lib/calculations/constants'
import type { Given, Program } from '@/lib/calculations/types'
import { drawBeam } from './rules/beams'
import { type Family, familyOf } from './rules/families'
import { type Drawer, pictureBy } from './rules/picture'
import { drawPlot } from './rules/plots'
import { drawSketch } from './rules/sketch'
import type { Drawing, DrawingError, Drawn } from './types'

const DRAWERS: Record<Family, Drawer> = { geometry: drawSketch, beam: drawBeam, plot: drawPlot }

/**
 * Draws a checked drawing with its author's values, or with those that a reader entered into the calculation
 * that it follows. Returns the line and the reason where it cannot be drawn.
 */
export const draw = (
  drawing: Drawing,
  followed: Program | null,
  given: Given = AS_WRITTEN,
): { drawn: Drawn } | { error: DrawingError } =>
  pictureBy(DRAWERS[familyOf(drawing.statements[0]!.kind)], drawing, followed, given)
