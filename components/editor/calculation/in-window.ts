/** Where the text scrolls. */
const FRAME = '[data-editor-window]'

/** Returns the part of the form's own foot that lies over the window, in pixels; none in full screen. */
export const formFootAt = (part: Element): number =>
  part.closest('[data-editor="full-screen"]')
    ? 0
    : (part.closest('form')?.querySelector<HTMLElement>('[data-form-foot]')?.offsetHeight ?? 0)

/**
 * Keeps what is sticky at the foot of the editor's text where the window shows it: the editor may end below
 * the window, behind the form's foot, or behind a keyboard on the screen. Returns how to end that.
 */
export function stayInWindow(foot: HTMLElement): () => void {
  const place = () => {
    const frame = foot.closest(FRAME)
    if (!frame) return
    const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
    const hidden = frame.getBoundingClientRect().bottom - (offsetTop + height - formFootAt(foot))
    foot.style.bottom = `${Math.max(0, Math.round(hidden))}px`
  }
  // It also reports when the foot comes onto the page.
  const sized = new ResizeObserver(place)
  sized.observe(foot)
  const sources = [window, ...(visualViewport ? [visualViewport] : [])]
  for (const source of sources)
    for (const event of ['scroll', 'resize']) source.addEventListener(event, place, { passive: true })
  return () => {
    sized.disconnect()
    for (const source of sources)
      for (const event of ['scroll', 'resize']) source.removeEventListener(event, place)
  }
}
