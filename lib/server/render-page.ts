import 'server-only'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Render, Rendered } from './answer-cache'
import { nextPages, PageResponse, UNAVAILABLE, type NextHandler } from './next-pages'
import { gateFor } from '@/lib/auth/access'
import { env } from '@/lib/core/server/env'
import { slotComment, type CacheDeclaration, type Version } from '@/lib/http/caching'
import { CACHE_RENDER } from '@/lib/http/cache-render'
import { contentSecurityPolicy, pageHeaders } from '@/lib/http/headers'
import type { MemberPage } from '@/lib/http/member-pages'
import { handOver } from '@/lib/http/page-data'
import { inlineScriptSources } from './inline-scripts'
import { scriptsAfterPaint } from './scripts-after-paint'

/**
 * Returns how a page is rendered for a whole audience: by Next, without a session, with its scripts named in
 * the policy by hashes, fetched after the first paint, and its slots filled. `faces` are those of the text
 * that is read.
 */
export const renderPage =
  <Found extends Version>(
    handle: NextHandler,
    faces: string[],
    slots?: CacheDeclaration<Found>['slots'],
  ): Render<Found> =>
  async ({ url }, found) => {
    const [page, filling] = await Promise.all([
      byNext(handle, url!, { [CACHE_RENDER]: found.audience }),
      slots?.(found),
    ])
    const shown = [page.body, ...Object.values(filling ?? {})]
    const links = linksFor(url!, String(page.headers.link ?? ''), facesOf(shown, faces))
    return lasting(page, { isPrivate: found.audience === 'member', slots: filling, links })
  }

/**
 * Returns how a page is rendered for one member: by Next in that member's session, of the data that was
 * read, with scripts as above.
 */
export const renderMemberPage =
  (handle: NextHandler, faces: string[]): Render<MemberPage> =>
  async ({ url, headers: { cookie = '' } }, { handed }) => {
    const page = await handOver(handed, () => byNext(handle, url!, { cookie }))
    const asked = facesOf([page.body], faces).map(preloadOf)
    const links = [page.headers.link ?? [], asked].flat().filter(Boolean).join(', ')
    return lasting(page, { isPrivate: true, links })
  }

/**
 * Returns the typefaces that a page asks for before its styles do. One that comes late is not used at all,
 * and the next time lines wrap otherwise, which moves the place that a reader comes back to.
 */
const facesOf = (shown: (Buffer | string)[], faces: string[]): string[] =>
  shown.some((html) => html.includes('font-serif') || html.includes('class="article')) ? faces : []

const preloadOf = (face: string) => `<${face}>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`

type Lasting = { isPrivate: boolean; slots?: Readonly<Record<string, string>>; links: string }

/** Returns the page as it can be sent again: a nonce is good for one answer, so the policy has hashes. */
function lasting(page: Rendered, { isPrivate, slots = {}, links }: Lasting): Rendered {
  const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1]
  if (page.status !== 200 || !nonce) return page
  const html = scriptsAfterPaint(page.body.toString(), nonce)
  const policy = contentSecurityPolicy(inlineScriptSources(html, nonce))
  const headers: Rendered['headers'] = { ...page.headers, link: links }
  // The browser stores no visitor's page either: gone back to, it would show a member as a visitor.
  for (const [name, value] of pageHeaders({ policy, isPrivate, https: env().isHttps }))
    headers[name.toLowerCase()] = value
  return { ...page, headers, body: Buffer.from(filled(html, slots)) }
}

/** What stands in the slots is cleaned HTML that was stored: a script in it has no hash in the policy. */
const filled = (html: string, slots: Readonly<Record<string, string>>) =>
  Object.entries(slots).reduce(
    (page, [name, content]) => page.replace(slotComment(name), () => content),
    html,
  )

/**
 * Only members come to a gated page, and have the interface's typeface already: it does not ask for it first.
 * One that asks for typefaces of its own asks for both, or its lines would move when the one comes later.
 */
function linksFor(path: string, links: string, faces: string[]): string {
  const all = links.split(/,\s*(?=<)/).filter(Boolean)
  const isFont = (link: string) => link.includes('as="font"')
  const fonts = gateFor(path) === null || faces.length > 0 ? all.filter(isFont) : []
  return [...all.filter((link) => !isFont(link)), ...fonts, ...faces.map(preloadOf)].join(', ')
}

/**
 * Returns what Next answers to a request of our own. No connection is involved, so no client can cut it
 * short.
 */
async function byNext(handle: NextHandler, path: string, headers: Record<string, string>): Promise<Rendered> {
  const socket = new Socket()
  const request = Object.assign(new IncomingMessage(socket), {
    method: 'GET',
    url: path,
    headers: { host: new URL(env().APP_URL).host, ...headers },
  })
  request.push(null)
  const response = new CollectedResponse(request)
  await nextPages(handle)(request, response, () => Promise.resolve())
  await response.ended
  socket.destroy()
  if (response.unavailable) return { ...UNAVAILABLE, body: Buffer.from(UNAVAILABLE.body) }
  return {
    status: response.statusCode,
    headers: response.getHeaders() as Rendered['headers'],
    body: Buffer.concat(response.chunks),
  }
}

/** A response that goes to nobody and holds what was written. */
class CollectedResponse extends PageResponse {
  readonly chunks: Buffer[] = []
  private finish = () => {}
  readonly ended = new Promise<void>((resolve) => (this.finish = resolve))

  override write(chunk: unknown, coding?: unknown): boolean {
    this.take(chunk, coding)
    return true
  }

  override flushHeaders(): void {}

  override end(chunk?: unknown, coding?: unknown): this {
    this.take(chunk, coding)
    // What the page does after its answer waits for these.
    this.emit('finish')
    this.emit('close')
    this.finish()
    return this
  }

  private take(chunk: unknown, coding: unknown): void {
    if (typeof chunk === 'string') this.chunks.push(Buffer.from(chunk, coding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk))
  }
}
