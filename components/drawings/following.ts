import type { Given, Program } from '@/lib/calculations/types'
import { type Family, familyOf } from '@/lib/drawings/rules/families'
import { type Drawer, pictureBy } from '@/lib/drawings/rules/picture'
import { withIndices, wordsOf } from '@/lib/drawings/rules/words'
import type { Drawing } from '@/lib/drawings/types'

/** A page seldom has drawings of more than one family: each is fetched with the first that needs it. */
const DRAWERS: Record<Family, () => Promise<Drawer>> = {
  geometry: () => import('@/lib/drawings/rules/sketch').then(({ drawSketch }) => drawSketch),
  beam: () => import('@/lib/drawings/rules/beams').then(({ drawBeam }) => drawBeam),
  plot: () => import('@/lib/drawings/rules/plots').then(({ drawPlot }) => drawPlot),
}

/** Draws a figure again with the values of its calculation; what cannot be drawn says why. */
export async function redraw(figure: HTMLElement, program: Program, given: Given): Promise<void> {
  const drawing = JSON.parse(figure.dataset.drawing!) as Drawing
  // Without a connection the drawing stays as it is.
  const drawer = await DRAWERS[familyOf(drawing.statements[0]!.kind)]().catch(() => null)
  if (!drawer) return
  const done = pictureBy(drawer, drawing, program, given)
  const scale = figure.querySelector<HTMLElement>('.drawing-scale')!
  figure.toggleAttribute('data-failed', 'error' in done)
  if ('error' in done) {
    const { message } = done.error
    scale.textContent = `With these values it cannot be drawn, and is shown as before: ${message}`
    return
  }
  figure.querySelector('.drawing-picture')!.innerHTML = done.drawn.svg
  figure.querySelector('.drawing-title')!.innerHTML = `${withIndices(done.drawn.title)}.`
  const notes = figure.querySelector('.drawing-notes')
  if (notes) notes.innerHTML = withIndices(done.drawn.notes)
  figure.querySelector('.drawing-words')!.innerHTML = wordsOf(done.drawn)
  scale.textContent = `${done.drawn.scale}.`
}
