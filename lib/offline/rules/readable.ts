import { NOTICE_CLASS } from '@/lib/errata/constants'

/**
 * What only works with scripts or the server, or is not part of what is read. The notice of a verified error
 * is: without it a reader takes the wrong figure for right.
 */
const LEFT_OUT = `script, style, template, iframe, form, button, [data-chrome], [role="status"], [data-end-actions], aside:not(.${NOTICE_CLASS})`

/** Attributes that say where something stands. */
const SAFE = /^(?:https?:|mailto:|data:image\/|\/(?!\/)|#)/i

/**
 * Returns the readable part of a page of ours, without anything that only works online; null for a page that
 * has none, such as a prompt. Fields become the values in them.
 */
export function readablePart(page: Document): HTMLElement | null {
  const article = page.querySelector<HTMLElement>('article[data-article], article.printed-project')
  // Where only paying members read the text there is a head alone.
  if (!article || (article.matches('[data-article]') && !article.querySelector('.article'))) return null
  for (const element of article.querySelectorAll(LEFT_OUT)) element.remove()
  for (const field of article.querySelectorAll('input, select, textarea, output[hidden]')) {
    const value =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.textContent ?? '')
        : (field.getAttribute('value') ?? '')
    field.replaceWith(page.createTextNode(value))
  }
  for (const element of article.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (/^on/i.test(name) || (/^(?:href|src|action|xlink:href)$/i.test(name) && !SAFE.test(value.trim())))
        element.removeAttribute(name)
  return article
}
