'use client'
import { useEffect, useState } from 'react'
import { dialogOnDemand } from '../ui/on-demand'
import { isPlainPress } from '../ui/plain-press'

const EquationCard = dialogOnDemand(() => import('./equation-card').then((part) => part.EquationCard))

/** What is pressed there is meant for something else. */
const OTHERS = 'a, button, label, summary, .calculation, .drawing'
const BUTTON = 'equation-open'

/**
 * Opens an equation that is pressed, large and with its symbols explained. Equations on a line of their own
 * get a button for the keyboard, here and not as a component: the HTML of an article goes round React.
 */
export function EquationCards({ articleId }: { articleId: number | null }) {
  const [opened, setOpened] = useState<{ latex: string; html: string } | null>(null)
  useEffect(() => {
    for (const equation of document.querySelectorAll('.article .equation:not(.calculation *)')) {
      if (equation.querySelector(`.${BUTTON}`)) continue
      const button = document.createElement('button')
      button.type = 'button'
      button.className = BUTTON
      button.ariaLabel = 'Explain the equation'
      equation.append(button)
    }
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return
      const equation = event.target.closest<HTMLElement>('.article [data-latex]')
      const onButton = event.target.closest(`.${BUTTON}`) !== null
      if (!equation?.dataset.latex || (!onButton && event.target.closest(OTHERS))) return
      // Who selects a part of an equation wants to copy it.
      if (!onButton && !(window.getSelection()?.isCollapsed ?? true)) return
      const html = equation.querySelector('.katex')?.outerHTML
      if (html) setOpened({ latex: equation.dataset.latex, html })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  return opened && <EquationCard {...opened} articleId={articleId} onClose={() => setOpened(null)} />
}
