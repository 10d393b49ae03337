import { withoutStandIns } from '@/lib/server/without-stand-ins'

const NONCE = 'a+b/c=='
const puts = (n: number) => `<script nonce="${NONCE}">$RC("B:${n}","S:${n}")</script>`
/** A script that is left without what is done: what it named is no longer there. */
const DONE = `<script nonce="${NONCE}"></script>`
const stand = (n: number, skeleton: string) =>
  `<!--$?--><template id="B:${n}"></template>${skeleton}<!--/$-->`

test('a part that React sent behind the page is where its skeleton was', () => {
  const page = `<main>${stand(0, '<p>Loading</p>')}</main><footer></footer><div hidden id="S:0"><ul><li>One</li></ul></div>${puts(0)}`
  expect(withoutStandIns(page, NONCE)).toBe(
    `<main><!--$--><ul><li>One</li></ul><!--/$--></main><footer></footer>${DONE}`,
  )
})

test('a skeleton with boundaries of its own goes as a whole, and so does a part within a part', () => {
  const skeleton = '<!--$--><p>Loading</p><!--/$--><!--&--><i></i><!--/&-->'
  const page = `${stand(0, skeleton)}<div hidden id="S:0"><h1>Bookmarks</h1>${stand(1, '<b>…</b>')}</div>${puts(0)}<div hidden id="S:1"><p>None</p></div>${puts(1)}`
  expect(withoutStandIns(page, NONCE)).toBe(
    `<!--$--><h1>Bookmarks</h1><!--$--><p>None</p><!--/$--><!--/$-->${DONE}${DONE}`,
  )
})

test('the gaps of a part are filled with what was sent behind it', () => {
  const gap = (n: number) => `<template id="P:${n}"></template>`
  const fills = (n: number) => `<script nonce="${NONCE}">$RS("S:${n}","P:${n}")</script>`
  const page = `${stand(0, '<p>Loading</p>')}<div hidden id="S:0"><div><ul>${gap(1)}${gap(2)}</ul></div></div><script>data</script><div hidden id="S:1"><li>One</li></div>${fills(1)}<div hidden id="S:2"><li>Two</li></div><script nonce="${NONCE}">$RS("S:2","P:2");$RC("B:0","S:0")</script>`
  expect(withoutStandIns(page, NONCE)).toBe(
    `<!--$--><div><ul><li>One</li><li>Two</li></ul></div><!--/$--><script>data</script>${DONE}<script nonce="${NONCE}">;</script>`,
  )
})

test.each([
  ['without parts that came later', '<main><!--$--><p>Here</p><!--/$--></main>'],
  ['with a part that was not sent', `${stand(0, '<p>Loading</p>')}${puts(0)}`],
  [
    'with a boundary that does not end',
    `<!--$?--><template id="B:0"></template><div hidden id="S:0">x</div>${puts(0)}`,
  ],
  [
    'that speaks of such scripts beside one of its own',
    `${stand(0, '')}<p>$RC("B:0","S:0")</p><div hidden id="S:0">x</div><script nonce="other">$RC("B:0","S:0")</script>`,
  ],
  ['that speaks of such scripts', `<p>$RC("B:0","S:0")</p>`],
  [
    'whose part needs styles first',
    `${stand(0, '')}<div hidden id="S:0">x</div><script nonce="${NONCE}">$RR("B:0","S:0",[["/a.css"]])</script>`,
  ],
])('a page %s stays as it is', (_, page) => {
  expect(withoutStandIns(page, NONCE)).toBe(page)
})
