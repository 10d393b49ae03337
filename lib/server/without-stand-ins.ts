import 'server-only'

/**
 * What React writes to put a segment in the place of what stands in for it: a boundary with its skeleton,
 * `$RC("B:0","S:0")`, or a gap within another segment, `$RS("S:1","P:1")`.
 */
const PUTS = /\$R(?:C\("(B:[0-9a-f]+)","(S:[0-9a-f]+)"\)|S\("(S:[0-9a-f]+)","(P:[0-9a-f]+)"\))/g

const SCRIPT = /<script nonce="([^"]*)"[^>]*>[^]*?<\/script>/g

/** Where what a boundary shows begins and ends. */
const BOUNDARY = /<!--(\/?)[$&][?!~]?-->/g

/** What a segment may end with: scripts or the next one come behind it. */
const END = /<\/div>(?=<script\b|<div hidden id="S:)/g

/**
 * Returns a whole page with each part where it belongs. React sends what was not there at once behind the
 * page, with a script that puts it in the place of its skeleton 300 ms after the first paint. Here all of it
 * is there: it is seen at once, and a reload finds a page as long as the one that was left. Where React
 * writes anything else, the page stays as it is. Only scripts that were given this nonce are believed, so
 * nothing that came in with a text.
 */
export function withoutStandIns(html: string, nonce: string): string {
  const calls = [...html.matchAll(SCRIPT)].flatMap(([script, of]) =>
    of === nonce ? [...script.matchAll(PUTS)] : [],
  )
  let waiting = calls.flatMap((call) => segmentOf(html, call) ?? [])
  if (waiting.length < calls.length) return html
  let page = waiting
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), html)
  while (waiting.length > 0) {
    // A place may be in a segment that is still to come.
    const left = waiting.filter(({ boundary, gap, content }) => {
      const place = boundary ? boundaryOf(page, boundary) : gapOf(page, gap!)
      if (!place) return true
      page = `${page.slice(0, place.from)}${boundary ? '<!--$-->' : ''}${content}${page.slice(place.to)}`
      return false
    })
    if (left.length === waiting.length) return html
    waiting = left
  }
  return page.replace(SCRIPT, (script, of) => (of === nonce ? script.replace(PUTS, '') : script))
}

/** A segment stands behind the page, in a division that ends where as many end as have begun. */
function segmentOf(page: string, [, boundary, ofBoundary, ofGap, gap]: RegExpExecArray) {
  const opening = `<div hidden id="${ofBoundary ?? ofGap}">`
  const from = page.indexOf(opening)
  const within = from + opening.length
  END.lastIndex = within
  for (let end = END.exec(page); from >= 0 && end; end = END.exec(page)) {
    const content = page.slice(within, end.index)
    if (content.split(/<div\b/).length === content.split('</div>').length)
      return { boundary, gap, from, to: end.index + end[0].length, content }
  }
  return null
}

/** Where the mark of an unfinished boundary and its skeleton stand, up to the comment that ends it. */
function boundaryOf(page: string, id: string) {
  const waiting = `<!--$?--><template id="${id}"></template>`
  const from = page.indexOf(waiting)
  let depth = 0
  BOUNDARY.lastIndex = from + waiting.length
  for (let found = BOUNDARY.exec(page); from >= 0 && found; found = BOUNDARY.exec(page)) {
    if (!found[1]) depth++
    else if (depth-- === 0) return { from, to: found.index }
  }
  return null
}

function gapOf(page: string, id: string) {
  const template = `<template id="${id}"></template>`
  const from = page.indexOf(template)
  return from < 0 ? null : { from, to: from + template.length }
}
