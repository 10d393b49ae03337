import { useLayoutEffect } from 'react'

/** On the content of a dialog that locks the page behind it. */
export const modal = { 'data-modal': '' }
export const MODAL = '[data-modal][data-state=open]'
/** On what holds the notices that stand above the page and above dialogs (components/layout/providers). */
const NOTICES = '[data-beside-dialogs]'

/** A notice that is leaving is still the layer that Radix closes first. */
const NOTICE = `${NOTICES} [data-state]`

/** On the control of a dialog that closes it without doing anything. */
export const closing = { 'data-closing': '' }
const CLOSING = '[data-closing]'

/** What Tab stops at. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'
/** Of a notice, its ways on: Radix adds stops before, on and behind it that lead to these. */
const WAYS_ON = 'a[href], button:not(:disabled), input:not(:disabled)'

const inNotice = (target: EventTarget | null) => target instanceof Element && target.closest(NOTICES) !== null

const stopsIn = (part: Element | null, selector: string) =>
  [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  )

/**
 * A modal dialog keeps the focus from everything else of the page. Notices stay reachable: Tab goes from the
 * dialog's last stop to them, and from them back to its first. Escape closes what the focus is in: Radix asks
 * what was opened last, which is the notice.
 */
export function useNoticesBeside(): void {
  // A layout effect: what keeps the focus begins in an effect, and its listeners are asked after these.
  useLayoutEffect(() => {
    document.addEventListener('focusin', letFocusIn)
    document.addEventListener('focusout', letFocusIn)
    document.addEventListener('keydown', goOn, true)
    document.addEventListener('keydown', closeBelowNotice, true)
    return () => {
      document.removeEventListener('focusin', letFocusIn)
      document.removeEventListener('focusout', letFocusIn)
      document.removeEventListener('keydown', goOn, true)
      document.removeEventListener('keydown', closeBelowNotice, true)
    }
  }, [])
}

function letFocusIn(event: FocusEvent) {
  const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget
  if (inNotice(goesTo) && document.querySelector(MODAL)) event.stopImmediatePropagation()
}

/** The dialog that was opened last: from within the others. */
const lastDialog = () => [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1)

/** Returns whether a button of the dialog that was opened last is at work. */
export const isBusy = (): boolean => lastDialog()?.querySelector('button[aria-busy=true]') != null

function closeBelowNotice(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing || isBusy() || !document.querySelector(NOTICE)) return
  const dialog = lastDialog()
  // A menu that is open stands beside its dialog, and has the focus.
  const closer = dialog?.contains(document.activeElement) && dialog.querySelector<HTMLElement>(CLOSING)
  if (!closer) return
  event.preventDefault()
  event.stopImmediatePropagation()
  closer.click()
}

function goOn(event: KeyboardEvent) {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const dialog = lastDialog()
  const here = document.activeElement as HTMLElement | null
  if (!dialog || !here) return
  const inside = stopsIn(dialog, STOPS)
  const beside = stopsIn(document.querySelector(NOTICES), WAYS_ON)
  if (event.shiftKey) {
    inside.reverse()
    beside.reverse()
  }
  const isLast = here === (inside.at(-1) ?? dialog)
  const next = inNotice(here) ? beside[beside.indexOf(here) + 1] : isLast ? beside[0] : undefined
  // What the focus was on may have gone with its notice.
  const back = inNotice(here) || here === document.body ? (inside[0] ?? dialog) : undefined
  const goal = next ?? back
  if (!goal) return
  event.preventDefault()
  event.stopImmediatePropagation()
  goal.focus()
}

/** Leaves a dialog open where what was pressed is a notice. */
export function keepForNotices(event: CustomEvent<{ originalEvent: Event }>): void {
  if (inNotice(event.detail.originalEvent.target)) event.preventDefault()
}
