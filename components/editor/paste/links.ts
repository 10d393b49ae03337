import { linkAddress } from '../extensions'
import { unwrap } from './elements'
import { NOTE_ANCHOR } from '@/lib/articles/constants'

/** Google's detour and Word's bookmarks are no addresses of their own. */
export function linkIn(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = linkAddress(withoutDetour(link.getAttribute('href') ?? ''))
    if (href && !leadsWithin(href)) link.setAttribute('href', href)
    else unwrap(link)
  }
}

function withoutDetour(href: string): string {
  const found = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)
  return (found && new URLSearchParams(found[1]).get('q')) ?? href
}

/**
 * Returns whether a link leads within the document that was copied: to a note of it, or to what the browser
 * has made of an anchor, which is the address of the page of the editor with that anchor.
 */
function leadsWithin(href: string): boolean {
  if (NOTE_ANCHOR.test(href)) return true
  const { origin, pathname } = window.location
  const to = URL.canParse(href) ? new URL(href) : null
  return to !== null && to.origin === origin && (to.hash.startsWith('#_') || isPage(to, pathname))
}

const isPage = ({ hash, pathname }: URL, here: string) => hash !== '' && pathname === here
