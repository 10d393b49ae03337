import { linkAddress } from '../extensions'
import { unwrap } from './elements'

/** Google's detour and Word's bookmarks are no addresses of their own. */
export function linkIn(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = linkAddress(withoutDetour(link.getAttribute('href') ?? ''))
    if (href) link.setAttribute('href', href)
    else unwrap(link)
  }
}

function withoutDetour(href: string): string {
  const found = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)
  return (found && new URLSearchParams(found[1]).get('q')) ?? href
}
