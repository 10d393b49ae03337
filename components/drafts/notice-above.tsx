'use client'
import { ArrowUp } from 'lucide'
import { useEffect, useState, type RefObject } from 'react'
import { Icon } from '../ui/icon'
import { focusPart } from '../ui/leaves-focus'

type NoticeAboveProps = {
  notice: RefObject<HTMLElement | null>
  /** The title of the notice. */
  children: string
}

/**
 * Says in the foot of a long form what a notice at its top says, while that is above the view: a reader who
 * reloads far down comes back to there. Pressed, it leads to the notice.
 */
export function NoticeAbove({ notice, children }: NoticeAboveProps) {
  const [isAbove, setIsAbove] = useState(false)
  useEffect(() => {
    const element = notice.current
    if (!element) return
    // What lies behind the header is above the view, too.
    const header = document.querySelector('header[data-chrome]')?.clientHeight ?? 0
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!
        setIsAbove(!isIntersecting && boundingClientRect.bottom <= header)
      },
      { rootMargin: `-${header}px 0px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [notice])
  const show = () => {
    notice.current?.scrollIntoView({ block: 'center' })
    focusPart(notice.current)
  }
  if (!isAbove) return null
  return (
    <button
      type="button"
      onClick={show}
      className="text-link inline-flex min-h-6 items-center gap-1.5 text-sm font-medium underline-offset-4 hover:underline"
    >
      <Icon shape={ArrowUp} className="size-4 shrink-0" />
      {children}
    </button>
  )
}
