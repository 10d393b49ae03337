'use client'
import { useEffect } from 'react'
import type { Family } from '@/lib/drawings/rules/families'
import { CALCULATED, type CalculatedEvent } from '../calculations/offers'
import { isInSight } from '../ui/in-sight'
import { latePart } from '../ui/late-part'

const enlarging = latePart('The drawing could not be enlarged')

/**
 * Lets the drawings of an article be enlarged, and follow the calculation whose values they show. A drawing
 * is complete without either; the code of both is fetched when it is first wanted.
 */
export function ArticleDrawings() {
  useEffect(() => {
    for (const tools of document.querySelectorAll<HTMLElement>('.drawing-tools')) tools.hidden = false
    const press = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const pressed = target.closest('.drawing-tools button, .drawing-picture')
      const figure = pressed?.closest<HTMLElement>('.drawing')
      if (!figure) return
      // Whoever marks words in the picture does not want it larger; a button means what it says.
      if (pressed?.matches('.drawing-picture') && getSelection()?.type === 'Range') return
      import('./enlarged').then(({ enlarge }) => {
        enlarging.came()
        enlarge(figure)
      }, enlarging.failed)
    }
    const waiting = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()
    const follow = (event: Event) => {
      const { sheet, program, given, drawnBy } = (event as CalculatedEvent).detail
      const figures = document.querySelectorAll<HTMLElement>(`.drawing[data-follows="${sheet}"]`)
      for (const figure of figures)
        drawnBy[figure.dataset.family as Family]().then(
          ({ redraw }) => {
            const draw = () => redraw(figure, program, given)
            clearTimeout(waiting.get(figure))
            // What is out of sight does not hold up the frame that shows the change.
            if (isInSight(figure)) draw()
            else waiting.set(figure, setTimeout(draw))
          },
          // Without a connection the drawing stays as it is, with the author's values in its words.
          () => undefined,
        )
    }
    document.addEventListener('click', press)
    document.addEventListener(CALCULATED, follow)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener(CALCULATED, follow)
    }
  }, [])
  return null
}
