'use client'
import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OutlineEntry } from '@/lib/articles/types'
import { takeFoundPassage } from '@/lib/core/browser/found-passage'
import { Icon } from '../ui/icon'
import { leavesFocus } from '../ui/leaves-focus'
import { useReturnToLine } from '../ui/return-to-line'
import { CONTINUE_PLACES } from './continue-place'
import { copyText } from './copy-text'
import { forgetPlace, keepPlace, placeIn } from './reading-place'

type ReadingToolsProps = { articleId: number; outline: OutlineEntry[] }

/**
 * What the page does for whoever reads it: links to headings, equations as LaTeX, the day on a print, and the
 * way back to where they were.
 */
export function ReadingTools({ articleId, outline }: ReadingToolsProps) {
  useHeadingLinks()
  useLatexOnCopy()
  useDayOnPrint()
  useReturnToLine()
  useFoundPassage()
  return <ContinueReading articleId={articleId} outline={outline} />
}

/** A press on a heading's link copies its address as well as going there. */
function useHeadingLinks(): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const anchor =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.article a.anchor')
      if (anchor && !event.ctrlKey && !event.metaKey) void copyText(anchor.href, 'Link copied')
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
}

/** Equations in what is copied become the LaTeX that they were written in. */
function useLatexOnCopy(): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const selection = window.getSelection()
      if (!event.clipboardData || !selection || selection.isCollapsed) return
      const range = selection.getRangeAt(0)
      // Half an equation is a whole one.
      const [first, last] = [equationAround(range.startContainer), equationAround(range.endContainer)]
      if (first) range.setStartBefore(first)
      if (last) range.setEndAfter(last)
      const copied = range.cloneContents()
      const equations = copied.querySelectorAll<HTMLElement>('[data-latex]')
      if (equations.length === 0) return
      for (const equation of equations) {
        const latex = equation.dataset.latex ?? ''
        equation.replaceWith(equation.classList.contains('equation') ? `$$${latex}$$` : `$${latex}$`)
      }
      const holder = document.createElement('div')
      holder.append(copied)
      event.clipboardData.setData('text/html', holder.innerHTML)
      event.clipboardData.setData('text/plain', textOf(holder))
      event.preventDefault()
    }
    document.addEventListener('copy', copy)
    return () => document.removeEventListener('copy', copy)
  }, [])
}

const equationAround = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-latex]')

/** Text with a line for each block, as a browser copies it. */
function textOf(holder: HTMLElement): string {
  holder.style.cssText = 'position:absolute;left:-9999px;white-space:pre-wrap'
  document.body.append(holder)
  const text = holder.innerText
  holder.remove()
  return text
}

/** Shows the row or the equation from which the search was left; its code is fetched then. */
function useFoundPassage(): void {
  useEffect(() => {
    const line = takeFoundPassage(window.location.pathname)
    if (line === null) return
    // Without it the article is open at its section.
    import('./found-passage').then(
      ({ showFoundPassage }) => showFoundPassage(line),
      () => undefined,
    )
  }, [])
}

function useDayOnPrint(): void {
  useEffect(() => {
    const print = () => {
      const place = document.getElementById('printed-on')
      // What dates.ts writes, without its library: the browser knows how.
      const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
      const { origin, pathname } = window.location
      if (place) place.textContent = `Printed on ${today.format()} from ${origin}${pathname}`
    }
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
}

/** Offers the heading where this browser stopped reading, and moves nothing by itself. */
function ContinueReading({ articleId, outline }: ReadingToolsProps) {
  const [offered, setOffered] = useState<OutlineEntry | null>(null)

  useEffect(() => {
    const kept = outline.find(({ id }) => id === placeIn(articleId)) ?? null
    const offer = window.scrollY < 200 && !window.location.hash ? kept : null
    // The place is known to the browser alone: it is read once the page is there.
    const shown = requestAnimationFrame(() => setOffered(offer))
    const note = () => {
      const passed = outline.filter(
        ({ id }) =>
          (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 3,
      )
      const progress = (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight
      const place = passed.at(-1)?.id
      if (place && passed.length > 1 && progress < 0.9) keepPlace(articleId, place)
      else if (progress >= 0.9) forgetPlace(articleId)
      if (window.scrollY > 600) setOffered(null)
    }
    let waiting: ReturnType<typeof setTimeout> | undefined
    const scroll = () => {
      clearTimeout(waiting)
      waiting = setTimeout(note, 400)
    }
    window.addEventListener('scroll', scroll, { passive: true })
    return () => {
      cancelAnimationFrame(shown)
      clearTimeout(waiting)
      window.removeEventListener('scroll', scroll)
    }
  }, [articleId, outline])

  if (!offered) return null
  // One of them is in sight, which depends on the width: none lies over the text, and nothing moves.
  return [...document.querySelectorAll(CONTINUE_PLACES)].map((place, index) =>
    createPortal(
      <div data-chrome className="flex min-w-0 items-start gap-1 text-sm">
        <a href={`#${offered.id}`} onClick={() => setOffered(null)} className="prose-link min-h-6 py-1">
          Continue at “{offered.text}”
        </a>
        <button
          ref={leavesFocus}
          type="button"
          aria-label="Dismiss"
          onClick={() => {
            forgetPlace(articleId)
            setOffered(null)
          }}
          className="text-ink-soft hover:bg-ink/7 grid size-7 shrink-0 place-items-center rounded"
        >
          <Icon shape={X} className="size-4" />
        </button>
      </div>,
      place,
      index,
    ),
  )
}
