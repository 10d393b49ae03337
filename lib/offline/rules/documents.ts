import { longDay } from '@/lib/core/dates'
import { PRODUCT } from '@/lib/core/constants'
import { escapeHtml } from '@/lib/core/text'
import { OFFLINE_LIST } from '../constants'
import type { OfflineCopy } from '../types'

/** A copy runs no script, sends nothing, and loads what the member saved along with it. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export type Look = {
  /** Addresses of style sheets. */
  styles: string[]
  /** The classes of the page's root: typefaces and theme. */
  rootClass: string
}

type Parts = Look & { title: string; main: string; at: string }

/** An address without a path is that of the page itself: the server's, once it can be reached again. */
const AGAIN = '<a class="prose-link" href="">Try again</a>'

/** Returns a document of its own, without scripts, that says since when it is a copy. */
export function offlineDocument({ title, main, at, styles, rootClass }: Parts): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')
  return `<!doctype html><html lang="en-GB" class="${escapeHtml(rootClass)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${PRODUCT.name}, offline</title>${links}</head><body>
<header class="border-hairline border-b"><div class="page flex flex-wrap items-center justify-between gap-x-6 py-3 text-sm">
<p class="font-semibold">${PRODUCT.name}, offline</p><p class="text-ink-soft">Copy of ${escapeHtml(longDay(at))}</p>
<nav class="flex flex-wrap gap-x-6" aria-label="${PRODUCT.name}">${AGAIN}<a class="prose-link" href="${OFFLINE_LIST}">Saved on this device</a></nav></div></header>
<main>${main}</main></body></html>`
}

/** Returns the page that lists what is there, which stands in for every page that is not. */
export function offlineList(copies: OfflineCopy[], at: string, look: Look): string {
  const listed = (kind: OfflineCopy['kind'], heading: string) => {
    const found = copies.filter((copy) => copy.kind === kind)
    if (found.length === 0) return ''
    const items = found.map(
      ({ address, title }) =>
        `<li class="border-hairline border-b"><a class="prose-link inline-flex min-h-11 items-center wrap-anywhere" href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
    )
    return `<h2 class="mt-8 text-lg font-semibold">${heading} (${found.length})</h2><ul class="mt-2">${items.join('')}</ul>`
  }
  const nothing = copies.length === 0 ? '<p class="mt-6">Nothing is saved on this device.</p>' : ''
  return offlineDocument({
    ...look,
    title: 'You are offline',
    at,
    main: `<div class="page max-w-3xl py-10"><h1 class="text-3xl font-semibold tracking-tight">You are offline</h1>
<p class="text-ink-soft mt-3">The library cannot be reached. What you saved on this device, and only that, can be read all the same; numbers in calculations do not follow. Connected again, <a class="prose-link" href="">try again</a>.</p>
${nothing}${listed('article', 'Articles')}${listed('project', 'Projects')}</div>`,
  })
}
