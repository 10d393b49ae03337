import { updateCopies } from '@/lib/offline/client'
import { OFFLINE_OWNER } from '@/lib/offline/constants'

/** The caches of a browser, as far as copies use them. */
class Caches {
  private readonly held = new Map<string, Map<string, Response>>()

  has = (name: string) => Promise.resolve(this.held.has(name))
  delete = (name: string) => Promise.resolve(this.held.delete(name))
  match = (address: string) =>
    Promise.resolve([...this.held.values()].map((one) => one.get(address)?.clone()).find(Boolean))
  open = (name: string) => {
    const pages = this.held.get(name) ?? new Map<string, Response>()
    this.held.set(name, pages)
    return Promise.resolve({
      match: (address: string) => Promise.resolve(pages.get(address)?.clone()),
      put: (address: string, reply: Response) => Promise.resolve(void pages.set(address, reply)),
      delete: (address: string) => Promise.resolve(pages.delete(address)),
      keys: () =>
        Promise.resolve([...pages.keys()].map((address) => ({ url: `http://localhost${address}` }))),
    })
  }
}

const ARTICLE = '/articles/partial-factors'
const PROJECT = '/projects/1'
const DAY = '2026-11-01T00:00:00.000Z'

let versions: { article: string; project: string }
let asked: string[]
const saved = new Caches()

const pageWith = (attributes: string) =>
  `<main><article ${attributes}><h1>T</h1><div class="article">As of ${JSON.stringify(versions)}</div></article></main>`

/** Answers like the server: an erratum moves the version of an article, and not its day. */
function answer(address: string): Response {
  const path = address.split('?')[0]!
  if (path === '/api/auth/user') return Response.json({ id: 'me' })
  if (path === '/api/bookmarks')
    return Response.json([
      { article: { slug: 'partial-factors', title: 'T', updatedAt: DAY }, version: versions.article },
    ])
  if (path === '/api/projects')
    return Response.json([{ id: '1', name: 'Depot', updatedAt: DAY, version: versions.project }])
  asked.push(path)
  return new Response(pageWith(path === ARTICLE ? 'data-article="7"' : 'class="printed-project"'))
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'caches', { value: saved, configurable: true })
  jest.spyOn(globalThis, 'fetch').mockImplementation((to) => Promise.resolve(answer(String(to as string))))
  localStorage.setItem(OFFLINE_OWNER, 'me')
  versions = { article: 'a1', project: 'p1' }
  asked = []
})

const textOf = async (address: string) => (await saved.match(address))!.text()

test('a copy is made anew when its page shows something else, although its day is the same', async () => {
  await updateCopies()
  expect(asked).toEqual([ARTICLE, `${PROJECT}/print`])

  asked = []
  await updateCopies()
  expect(asked).toEqual([])

  versions = { article: 'a2', project: 'p1' }
  await updateCopies()
  expect(asked).toEqual([ARTICLE])
  expect(await textOf(ARTICLE)).toContain('a2')

  asked = []
  versions = { article: 'a2', project: 'p2' }
  await updateCopies()
  expect(asked).toEqual([`${PROJECT}/print`])
  expect(await textOf(PROJECT)).toContain('p2')
})
