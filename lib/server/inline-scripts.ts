import 'server-only'
import { createHash } from 'node:crypto'

/**
 * Returns the sources of a policy under which a cached page's own inline scripts run: a hash for each that
 * was given this nonce while the page was rendered. A script that came in with the text of an article has
 * none, and stays inert.
 */
export function inlineScriptSources(html: string, nonce: string): string {
  const sources = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    if (attributes.includes(`nonce="${nonce}"`) && !/\ssrc=/.test(attributes))
      sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...sources].join(' ')
}
