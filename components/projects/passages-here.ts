export type PassageHere = { anchor: string; label: string; level: number }

/** Returns the sections and drawings of the article that this page shows, in its order. */
export function passagesHere(): PassageHere[] {
  const found = document.querySelectorAll<HTMLElement>(
    '.article > :is(h2, h3, h4)[id], .article > figure.drawing[id]',
  )
  return [...found].map((element) => {
    const level = Number(/^H([2-4])$/.exec(element.tagName)?.[1] ?? 4)
    const caption = element.querySelector('figcaption > .drawing-title')?.textContent
    const words = caption ? `Drawing: ${caption}` : (element.textContent ?? '')
    return { anchor: element.id, label: words.replace(/\s+/g, ' ').trim(), level }
  })
}

/** Returns the section that is being read, the last one above the upper third of the window; '' above all. */
export function passageInSight(passages: PassageHere[]): string {
  const passed = passages.filter(({ anchor }) => {
    const element = document.getElementById(anchor)
    return (
      element?.tagName !== 'FIGURE' &&
      (element?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 3
    )
  })
  return passed.at(-1)?.anchor ?? ''
}
