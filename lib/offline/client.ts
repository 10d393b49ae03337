import {
  OFFLINE_ARTICLES_MAX,
  OFFLINE_CACHE,
  OFFLINE_FRESH_MS,
  OFFLINE_LIST,
  OFFLINE_OWNER,
  OFFLINE_RECORD,
  OFFLINE_WORKER,
} from './constants'
import { type Look, OFFLINE_POLICY, offlineDocument, offlineList } from './rules/documents'
import { readablePart } from './rules/readable'
import type { OfflineCopy, Saved } from './types'
import { BOOKMARKS } from '@/lib/bookmarks/constants'
import type { ListedBookmark } from '@/lib/bookmarks/types'
import { api, ApiError, apiPage } from '@/lib/core/browser/api'
import { PROJECTS } from '@/lib/projects/constants'
import type { ListedProject } from '@/lib/projects/types'
import type { CurrentUser } from '@/lib/users/types'

export const offlineOwner = (): string | null => localStorage.getItem(OFFLINE_OWNER)

/** Returns what is saved on this device; null where nothing is. */
export async function savedCopies(): Promise<Saved | null> {
  const record = (await caches.has(OFFLINE_CACHE)) && (await caches.match(OFFLINE_RECORD))
  return record ? ((await record.json()) as Saved) : null
}

/** Saves the bookmarks and projects of a member on this device, and goes on doing so. */
export async function beginCopies(owner: string): Promise<Saved | null> {
  await navigator.serviceWorker.register(OFFLINE_WORKER)
  localStorage.setItem(OFFLINE_OWNER, owner)
  return updateCopies()
}

/** Removes everything from this device, and stops. */
export async function endCopies(): Promise<void> {
  localStorage.removeItem(OFFLINE_OWNER)
  await caches.delete(OFFLINE_CACHE)
  const registration = await navigator.serviceWorker.getRegistration(OFFLINE_WORKER)
  await registration?.unregister()
}

/**
 * Compares what is saved with what the server has, when some time has passed. Copies of somebody who is not
 * signed in here any more are deleted; another member's sign-in ends them for good.
 */
export async function keepCopies(): Promise<void> {
  const owner = offlineOwner()
  if (!owner) return
  const present = await presentMember()
  if (present === undefined) return
  if (present === owner) {
    const saved = await savedCopies()
    const isFresh = saved?.owner === owner && Date.now() - Date.parse(saved.at) < OFFLINE_FRESH_MS
    if (!isFresh || saved.build !== buildOf(lookHere())) await updateCopies()
  } else if (present === null) await caches.delete(OFFLINE_CACHE)
  else await endCopies()
}

/** Returns the id of who is signed in, null where nobody is, and undefined where the server does not say. */
async function presentMember(): Promise<string | null | undefined> {
  try {
    return (await api<CurrentUser>('GET', '/api/auth/user')).id
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? null : undefined
  }
}

/**
 * Saves what is new or has changed, and deletes what is no longer bookmarked. Returns what is saved then;
 * null where the member is signed out meanwhile. Throws what `api` throws.
 */
export async function updateCopies(): Promise<Saved | null> {
  const owner = offlineOwner()
  const before = await savedCopies()
  if (!owner || (await presentMember()) !== owner) return null
  if (before && before.owner !== owner) await caches.delete(OFFLINE_CACHE)
  // Signing out deletes the cache: what is still written through this handle is gone with it.
  const cache = await caches.open(OFFLINE_CACHE)
  const look = lookHere()
  const at = new Date().toISOString()
  const isSameBuild = before?.owner === owner && before.build === buildOf(look)
  const known = isSameBuild ? before.copies : []
  const files = new Files(cache, isSameBuild)
  const copies: OfflineCopy[] = []
  for (const wanted of await wantedCopies()) {
    const isThere = known.some(
      ({ address, version }) => address === wanted.address && version === wanted.version,
    )
    if (isThere || (await savePage(files, wanted, look, at))) copies.push(wanted)
  }
  await files.saveStyles(look.styles)
  for (const { address } of known)
    if (!copies.some((copy) => copy.address === address)) await cache.delete(address)
  if (!isSameBuild) await files.deleteOthers(copies.map(({ address }) => address))
  const saved: Saved = { owner, at, build: buildOf(look), copies }
  await cache.put(OFFLINE_LIST, pageOf(offlineList(copies, at, look)))
  await cache.put(OFFLINE_RECORD, Response.json(saved))
  return saved
}

async function wantedCopies(): Promise<OfflineCopy[]> {
  const copies: OfflineCopy[] = []
  for (let page = 1; copies.length < OFFLINE_ARTICLES_MAX; page++) {
    const { items, total, pageSize } = await apiPage<ListedBookmark>(`${BOOKMARKS}?page=${page}&pageSize=100`)
    copies.push(
      ...items.map(({ article: { slug, title }, version }) => ({
        address: `/articles/${slug}`,
        title,
        kind: 'article' as const,
        version,
      })),
    )
    if (page * pageSize >= total) break
  }
  const projects = await api<ListedProject[]>('GET', PROJECTS)
  return [
    ...copies.slice(0, OFFLINE_ARTICLES_MAX),
    ...projects.map(({ id, name, version }) => ({
      address: `/projects/${id}`,
      title: name,
      kind: 'project' as const,
      version,
    })),
  ]
}

/** Returns whether the page has something to be read. */
async function savePage(files: Files, { address, title, kind }: OfflineCopy, look: Look, at: string) {
  const reply = await fetch(kind === 'project' ? `${address}/print` : address, { credentials: 'include' })
  if (!reply.ok || reply.redirected) return false
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  const part = readablePart(page)
  if (!part) return false
  for (const image of part.querySelectorAll('img[src^="/"]')) await files.save(image.getAttribute('src')!)
  const styles = stylesOf(page)
  await files.saveStyles(styles)
  const main =
    kind === 'project' ? `<div class="page max-w-4xl py-10">${part.outerHTML}</div>` : part.outerHTML
  await files.cache.put(address, pageOf(offlineDocument({ title, main, at, ...look, styles })))
  return true
}

const pageOf = (html: string) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': OFFLINE_POLICY,
      'Cache-Control': 'no-store',
    },
  })

const stylesOf = (page: Document) =>
  [...page.querySelectorAll('link[rel="stylesheet"][href^="/_next/static/"]')].map((link) =>
    link.getAttribute('href')!,
  )

const lookHere = (): Look => ({
  styles: stylesOf(document),
  rootClass: document.documentElement.className,
})

const buildOf = ({ styles: [first = ''] }: Look) => first

/** The files that pages are shown with. */
class Files {
  private readonly saved = new Set<string>()

  /** `areKnown` says that what is there already is of the same build. */
  constructor(
    readonly cache: Cache,
    private readonly areKnown: boolean,
  ) {}

  /** A style sheet with the typefaces that it names. */
  async saveStyles(styles: string[]): Promise<void> {
    for (const style of styles) {
      const text = await this.save(style)
      for (const [, font] of text?.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g) ?? [])
        await this.save(new URL(font!, new URL(style, window.location.href)).pathname)
    }
  }

  /** Returns the text of a style sheet that was not there yet; null for anything else. */
  async save(address: string): Promise<string | null> {
    if (this.saved.has(address)) return null
    this.saved.add(address)
    if (this.areKnown && (await this.cache.match(address))) return null
    const reply = await fetch(address, { credentials: 'include' })
    if (!reply.ok) return null
    const text = address.endsWith('.css') ? await reply.clone().text() : null
    await this.cache.put(address, reply)
    return text
  }

  /** Deletes what an older build has left. */
  async deleteOthers(pages: string[]): Promise<void> {
    for (const request of await this.cache.keys()) {
      const { pathname, search } = new URL(request.url)
      const address = `${pathname}${search}`
      if (!this.saved.has(address) && !pages.includes(address)) await this.cache.delete(request)
    }
  }
}
