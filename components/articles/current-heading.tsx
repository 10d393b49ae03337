'use client'
import { useEffect } from 'react'

/**
 * Marks the heading that is being read in the lists of contents, which the server sends complete: the last
 * heading above the upper third of the window, the first before any is. A jump counts like a scroll.
 */
export function CurrentHeading(): null {
  useEffect(() => {
    let frame = requestAnimationFrame(mark)
    const scroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    }
    window.addEventListener('scroll', scroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scroll)
    }
  }, [])
  return null
}

function mark(): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => ({
    link,
    heading: document.getElementById(decodeURIComponent(link.hash.slice(1))),
  }))
  const headings = entries.flatMap(({ heading }) => heading ?? [])
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)
  const current = passed.at(-1) ?? headings[0]
  for (const { link, heading } of entries)
    if (heading && heading === current) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
}
