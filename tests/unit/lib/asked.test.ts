/** @jest-environment node */
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { askedOf, requestFor } from '@/lib/server/asked'

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  Object.assign(new IncomingMessage(new Socket()), { method, url, headers })

/** What Next's router says it shows: a list, whose page it may mark. */
const shown = (mark: string | null = null, ofRoot: string | null = null) =>
  encodeURIComponent(
    JSON.stringify([
      '',
      { children: ['(member)', { children: ['__PAGE__', {}, null, mark, 0] }, null, null, 0] },
      null,
      ofRoot,
      16,
    ]),
  )
const move = (more: Record<string, string> = {}) => ({
  rsc: '1',
  'next-router-state-tree': shown(),
  ...more,
})

test('a page is a document, with its query as it is', () => {
  expect(askedOf(request('/articles?page=2'))).toMatchObject({ url: '/articles?page=2', form: 'document' })
  expect(askedOf(request('/articles?_rsc=abc'))).toMatchObject({ url: '/articles?_rsc=abc' })
})

test.each([
  ['/articles?_rsc=5rWuNQD5igrwXYR0', '/articles'],
  ['/articles?page=2&_rsc=5rWuNQD5igrwXYR0', '/articles?page=2'],
  ['/articles', '/articles'],
])('following a link asks for %s, the same from wherever a reader comes', (url, path) => {
  expect(askedOf(request(url, move()))).toMatchObject({ url: path, form: 'navigation' })
  const fromElsewhere = move({ 'next-router-state-tree': shown('refetch'), 'next-url': '/search' })
  expect(askedOf(request(url, fromElsewhere))).toMatchObject({ url: path, form: 'navigation' })
})

test.each([
  ['another method', request('/articles', {}, 'POST')],
  ['an access token', request('/articles', { authorization: 'Bearer lp_abc' })],
  ['a part that is loaded ahead', request('/articles', move({ 'next-router-prefetch': '1' }))],
  ['a segment', request('/articles', move({ 'next-router-segment-prefetch': '/_tree' }))],
  [
    'a refresh with the root layout',
    request('/articles', move({ 'next-router-state-tree': shown(null, 'refetch') })),
  ],
  [
    'the names of a page alone',
    request('/articles', move({ 'next-router-state-tree': shown('metadata-only') })),
  ],
  [
    'what is inside a layout that is shown',
    request('/articles', move({ 'next-router-state-tree': shown('inside-shared-layout') })),
  ],
  ['a whole page in this form', request('/articles', { rsc: '1' })],
  ['what cannot be decoded', request('/articles', move({ 'next-router-state-tree': '%' }))],
  ['what is no tree', request('/articles', move({ 'next-router-state-tree': '%7B%7D' }))],
])('%s is nothing that can be the same for others', (_, asked) => expect(askedOf(asked)).toBeNull())

test('a document is asked of Next as it stands, a move with the root layout alone shown', () => {
  expect(requestFor({ url: '/articles', headers: {}, form: 'document' })).toEqual({
    path: '/articles',
    headers: {},
  })
  const { path, headers } = requestFor({ url: '/articles?page=2', headers: {}, form: 'navigation' })
  expect(path).toMatch(/^\/articles\?page=2&_rsc=[\w-]{16}$/)
  expect(headers.rsc).toBe('1')
})
