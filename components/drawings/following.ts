import type { Given, Program } from '@/lib/calculations/types'
import { type Drawer, pictureBy } from '@/lib/drawings/rules/picture'
import { withIndices, wordsOf } from '@/lib/drawings/rules/words'
import type { Drawing } from '@/lib/drawings/types'

/** Draws a figure again with the values of its calculation; what cannot be drawn says why. */
export function redrawBy(drawer: Drawer, figure: HTMLElement, program: Program, given: Given): void {
  const drawing = JSON.parse(figure.dataset.drawing!) as Drawing
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
  scale.textContent = done.drawn.scale && `${done.drawn.scale}.`
}
