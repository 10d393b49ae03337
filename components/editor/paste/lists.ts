/** `mso-list: l0 level2 lfo1`: Word's lists are paragraphs that say how deep they stand. */
const WORD_LEVEL = /mso-list:\s*(l\d+)\s+level(\d)(?:\s+(lfo\d+))?/i
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

type Item = { paragraph: Element; name: string; level: number; numbered: boolean; start: number }

/** Makes lists of Word's list paragraphs: each run of one name is a list, its levels nested. */
export function rebuildWordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')]
    .map(itemOf)
    .filter((item) => item !== null)
  let run: Item[] = []
  for (const item of items) {
    if (run.length > 0 && run.at(-1)!.paragraph.nextElementSibling !== item.paragraph) {
      build(run)
      run = []
    }
    run.push(item)
  }
  if (run.length > 0) build(run)
}

function itemOf(paragraph: Element): Item | null {
  const [, list, level, format] = WORD_LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? []
  if (!level || /^H\d$/.test(paragraph.tagName)) return removeMarker(paragraph, level)
  const marker = markerOf(paragraph)
  const text = marker?.textContent?.trim() ?? ''
  marker?.remove()
  const number = /^\(?(\d+)/.exec(text)?.[1]
  return {
    paragraph,
    name: `${list} ${format}`,
    level: Number(level),
    numbered: NUMBERED.test(text),
    start: Number(number ?? 1),
  }
}

/** A numbered heading stays a heading, without the number that Word counts. */
function removeMarker(paragraph: Element, level: string | undefined): null {
  if (level) markerOf(paragraph)?.remove()
  return null
}

const markerOf = (paragraph: Element) =>
  [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )

function build(items: Item[]): void {
  const { ownerDocument: made } = items[0]!.paragraph
  const open: { list: HTMLElement; level: number; name: string }[] = []
  const place = made.createElement('div')
  items[0]!.paragraph.before(place)
  for (const { paragraph, name, level, numbered, start } of items) {
    while (open.length > 1 && open.at(-1)!.level > level) open.pop()
    // Another list begins right after this one.
    if (open.at(-1)?.level === level && open.at(-1)!.name !== name) open.pop()
    let current = open.at(-1)
    if (!current || current.level < level) {
      const list = made.createElement(numbered ? 'ol' : 'ul')
      if (numbered && start > 1) list.setAttribute('start', String(start))
      ;(current?.list.lastElementChild ?? place).append(list)
      current = { list, level, name }
      open.push(current)
    }
    const item = made.createElement('li')
    item.append(...paragraph.childNodes)
    current.list.append(item)
    paragraph.remove()
  }
  place.replaceWith(...place.childNodes)
}

/**
 * Google Docs puts a list within a list beside the item that it belongs to, and a paragraph around each
 * item's text.
 */
export function nestGoogleLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list)
}
