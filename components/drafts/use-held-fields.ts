import { useLayoutEffect, useState } from 'react'

const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea'

/**
 * Holds what is typed in a form while it is being sent: with the answer the form is emptied or left, and what
 * was typed by then would be lost. The focus stays where it is. Returns the ref of the form, and a function
 * that lets its fields go at once, for who leads the focus to one of them.
 */
export function useHeldFields(sending: boolean) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  useLayoutEffect(() => {
    if (!sending || !form) return
    hold(form, true)
    return () => hold(form, false)
  }, [form, sending])
  return [setForm, () => form && hold(form, false)] as const
}

function hold(form: HTMLFormElement, held: boolean): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED))
    if (!field.closest('[data-editor]')) field.readOnly = held
  // The tools of the editor write too.
  for (const editor of form.querySelectorAll('[data-editor]')) editor.toggleAttribute('inert', held)
}
