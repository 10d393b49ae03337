/** Cleaned text has no other attribute on a link. */
const LINK = /<a href="([^"]*)"/g

/**
 * Returns the slugs of the articles to which links of a cleaned text lead, within the library or by its
 * address on the web.
 */
export function linkedSlugs(content: string, appUrl: string): string[] {
  const { origin } = new URL(appUrl)
  const slugs = [...content.matchAll(LINK)].flatMap(([, href]) => {
    const to = URL.canParse(href!, origin) ? new URL(href!, origin) : null
    const slug = to?.origin === origin ? /^\/articles\/([^/]+)/.exec(to.pathname)?.[1] : undefined
    return slug ? [slug] : []
  })
  return [...new Set(slugs)]
}
