import 'server-only'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Render, Rendered } from './answer-cache'
import { requestFor, type Asked } from './asked'
import type { Typeface } from './build-files'
import { nextPages, PageResponse, UNAVAILABLE, type NextHandler } from './next-pages'
import { env } from '@/lib/core/server/env'
import { slotComment, type CacheDeclaration, type Version } from '@/lib/http/caching'
import { CACHE_RENDER } from '@/lib/http/cache-render'
import { contentSecurityPolicy, pageHeaders } from '@/lib/http/headers'
import type { MemberPage } from '@/lib/http/member-pages'
import { handOver } from '@/lib/http/page-data'
import { inlineScriptSources } from './inline-scripts'
import { scriptsAfterPaint } from './scripts-after-paint'
import { withoutStandIns } from './without-stand-ins'

/**
 * Returns how a page is rendered for a whole audience: by Next, without a session, with its scripts named in
 * the policy by hashes, fetched after the first paint, and its slots filled. `faces` are those of the text
 * that is read.
 */
export const renderPage =
  <Found extends Version>(
    handle: NextHandler,
    faces: Typeface[],
    slots?: CacheDeclaration<Found>['slots'],
  ): Render<Found> =>
  async (asked, found) => {
    const [page, filling] = await Promise.all([
      byNext(handle, asked, { [CACHE_RENDER]: found.audience }),
      slots?.(found),
    ])
    const isPrivate = found.audience === 'member'
    if (asked.form === 'navigation') return navigation(page, { isPrivate, slots: filling })
    const shown = [page.body, ...Object.values(filling ?? {})]
    return lasting(page, { isPrivate, slots: filling, faces: facesOf(shown, faces) })
  }

/**
 * Returns how a page is rendered for one member: by Next in that member's session, of the data that was
 * read, with scripts as above.
 */
export const renderMemberPage =
  (handle: NextHandler, faces: Typeface[]): Render<MemberPage> =>
  async (asked, { handed }) => {
    const { cookie = '' } = asked.headers
    const page = await handOver(handed, () => byNext(handle, asked, { cookie }))
    if (asked.form === 'navigation') return navigation(page, { isPrivate: true })
    return lasting(page, { isPrivate: true, faces: facesOf([page.body], faces) })
  }

/**
 * Returns the links of the typefaces that a page asks for before its styles do. A face of text that comes
 * late is not used at all, and the next time lines wrap otherwise, which moves the place that a reader comes
 * back to; one of equations moves the words behind each.
 */
const facesOf = (shown: (Buffer | string)[], faces: Typeface[]): string[] =>
  faces
    .filter(({ marks }) => shown.some((html) => marks.some((mark) => html.includes(mark))))
    .map(({ link }) => link)

type Slots = Readonly<Record<string, string>>
type Lasting = { isPrivate: boolean; slots?: Slots; faces: string[] }

/** Returns the page as it can be sent again: a nonce is good for one answer, so the policy has hashes. */
function lasting(page: Rendered, { isPrivate, slots = {}, faces }: Lasting): Rendered {
  const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1]
  if (page.status !== 200 || !nonce) return page
  const html = withoutStandIns(scriptsAfterPaint(page.body.toString(), nonce), nonce)
  const policy = contentSecurityPolicy(inlineScriptSources(html, nonce))
  const headers = { ...headersOf(page, policy, isPrivate), link: linksOf(page, faces) }
  // What stands in the slots is cleaned HTML that was stored: a script in it has no hash in the policy.
  return { ...page, headers, body: Buffer.from(filled(html, slots, (content) => content)) }
}

/**
 * Returns the payload of a page as it can be sent again. The page that receives it has its own policy; opened
 * by itself, this is text. What stands in a slot is part of a string.
 */
function navigation(page: Rendered, { isPrivate, slots = {} }: Omit<Lasting, 'faces'>): Rendered {
  if (page.status !== 200) return page
  const headers = headersOf(page, contentSecurityPolicy(''), isPrivate)
  if (Object.keys(slots).length === 0) return { ...page, headers }
  const asString = (content: string) => JSON.stringify(content).slice(1, -1)
  return { ...page, headers, body: Buffer.from(filled(page.body.toString(), slots, asString)) }
}

/** The browser stores no visitor's page either: gone back to, it would show a member as a visitor. */
const headersOf = (page: Rendered, policy: string, isPrivate: boolean): Rendered['headers'] => ({
  ...page.headers,
  ...Object.fromEntries(
    pageHeaders({ policy, isPrivate, https: env().isHttps }).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  ),
})

const filled = (text: string, slots: Slots, written: (content: string) => string) =>
  Object.entries(slots).reduce(
    (page, [name, content]) => page.replace(slotComment(name), () => written(content)),
    text,
  )

/** Returns what a page asks for: its styles before its typefaces, of which the interface's comes first. */
function linksOf({ headers }: Rendered, faces: string[]): string {
  const links = String(headers.link ?? '').split(/,\s*(?=<)/)
  const isFont = (link: string) => link.includes('as="font"')
  const [fonts, others] = [links.filter(isFont), links.filter((link) => !isFont(link))]
  return [...others, ...fonts, ...faces].filter(Boolean).join(', ')
}

/**
 * Returns what Next answers to a request of our own. No connection is involved, so no client can cut it
 * short.
 */
async function byNext(handle: NextHandler, asked: Asked, headers: Record<string, string>): Promise<Rendered> {
  const socket = new Socket()
  const { path, headers: ofForm } = requestFor(asked)
  const request = Object.assign(new IncomingMessage(socket), {
    method: 'GET',
    url: path,
    headers: { host: new URL(env().APP_URL).host, ...headers, ...ofForm },
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
