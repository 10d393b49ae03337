import type { Given, Program } from '@/lib/calculations/types'
import { draw } from '@/lib/drawings/engine'
import type { Drawing } from '@/lib/drawings/types'
import { withIndices, wordsOf } from '@/lib/drawings/rules/words'

/** Draws a figure again with the values of its calculation; what cannot be drawn says why. */
export function redraw(figure: HTMLElement, program: Program, given: Given): void {
  const done = draw(JSON.parse(figure.dataset.drawing!) as Drawing, program, given)
  const scale = figure.querySelector<HTMLElement>('.drawing-scale')!
  figure.toggleAttribute('data-failed', 'error' in done)
  if ('error' in done) {
    const { message } = done.error
    scale.textContent = `With these values it cannot be drawn: ${message}`
    return
  }
  figure.querySelector('.drawing-picture')!.innerHTML = done.drawn.svg
  figure.querySelector('.drawing-title')!.innerHTML = `${withIndices(done.drawn.title)}.`
  figure.querySelector('.drawing-words')!.innerHTML = wordsOf(done.drawn)
  scale.textContent = `${done.drawn.scale}.`
}
