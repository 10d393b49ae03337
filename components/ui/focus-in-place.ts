import { CONTROL, here, pressedBy, type Place, type Pressed } from './pressed'

type Followed = Pick<Pressed, 'words' | 'last' | 'at'> & {
  /** The control that was pressed, and then what came in its place. */
  part: Element
  /** What has the focus: the part, or what is around one that says nothing yet. */
  holder: Element
}

/** Notices stand above the page (components/layout/providers): behind one comes the page. */
const NOTICES = '[data-beside-dialogs]'

/**
 * A control that leaves the page by its own press, such as “Try again”, would leave the focus with nothing.
 * It goes to what comes in the control's place and on to what takes the place of that, or to the first that
 * was added to the list before the control. Whatever moves the focus by itself, as a dialog does when it
 * closes, is left to do so. `before` was pressed before this listens. Returns how to end it.
 */
export function keepFocusInPlace(before: Pressed | null): () => void {
  let followed: Followed | null = null
  let place: Place | null = null

  const stop = () => {
    followed = place = null
    observer.disconnect()
  }
  const lose = (records: MutationRecord[]) => {
    for (const { target, removedNodes, previousSibling } of records) {
      const lost: Element | undefined = place?.parent ?? followed?.part
      if (!lost || lost.isConnected || ![...removedNodes].some((node) => node.contains(lost))) continue
      const isFirst = place === null
      place = { parent: target as Element, before: previousSibling }
      if (isFirst) afterOthers(settle)
    }
  }
  const observer = new MutationObserver(lose)
  const follow = (next: Followed) => {
    followed = next
    place = null
    observer.observe(document.body, { childList: true, subtree: true })
  }
  const settle = () => {
    if (!followed || !place) return
    const { holder, words, last, at } = followed
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement === holder
    // What stands in the body itself is a dialog or a menu.
    if (!isFree || at !== here() || !place.parent.isConnected || place.parent === document.body) return stop()
    const part = (last?.isConnected && last.nextElementSibling) || inPlace(place)
    const next = holderOf(part, place.parent, words)
    // Before the focus moves, which ends what is followed.
    follow({ part: part ?? next, holder: next, words, last: null, at })
    giveFocus(next)
  }
  const pressed = ({ control, places, ...rest }: Pressed) => {
    follow({ part: control, holder: control, ...rest })
    if (control.isConnected) return
    const left = places.find(({ parent }) => parent.isConnected)
    if (!left) return
    // What it stood behind may have been replaced with it.
    place = { ...left, before: left.before?.isConnected ? left.before : null }
    afterOthers(settle)
  }
  const press = (event: Event) => {
    const next = pressedBy(event)
    if (next) pressed(next)
  }
  const move = ({ target }: Event) => {
    if (followed && target !== followed.holder) stop()
  }
  if (before) pressed(before)
  document.addEventListener('click', press, { capture: true })
  document.addEventListener('focusin', move)
  return () => {
    stop()
    document.removeEventListener('click', press, { capture: true })
    document.removeEventListener('focusin', move)
  }
}

/** Effects of React and of Radix, which give the focus where they know better, come within two frames. */
const afterOthers = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))

/** Returns what stands in a place now; null where nothing does. */
function inPlace({ parent, before }: Place): Element | null {
  if (before && !before.isConnected) return null
  let next: Node | null = before ? before.nextSibling : parent.firstChild
  while (next && !(next instanceof Element)) next = next.nextSibling
  return next
}

/** A part that is only a grey bar has nothing to say: what is around it has the focus meanwhile. */
function holderOf(part: Element | null, parent: Element, words: string): HTMLElement {
  if (part instanceof HTMLElement && saysSomething(part)) {
    const controls = part.matches('[role="alert"]') ? part.querySelectorAll<HTMLElement>(CONTROL) : []
    // It failed again, and can be tried again.
    return [...controls].find(({ textContent }) => textContent === words) ?? part
  }
  const around = parent.closest(NOTICES) ? document.getElementById('main') : parent
  return around instanceof HTMLElement ? around : document.body
}

const saysSomething = (part: HTMLElement): boolean =>
  part.checkVisibility() &&
  !part.closest('[aria-hidden="true"]') &&
  (part.textContent.trim() !== '' || part.ariaLabel !== null || part.matches(`input, textarea, select`))

function giveFocus(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}
