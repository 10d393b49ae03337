import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import type { Labelled } from './scoring'

export type Document = { slug: string; title: string; text: string }
/** Documents, and questions that some of them answer. */
export type Manual = { documents: Document[]; labelled: Labelled[] }

/** The shortest text of a document, in characters. */
const SHORTEST = 200
/** The fewest documents that answer a question, and the fewest words of a question. */
const FEWEST_ANSWERS = 2
const FEWEST_WORDS = 3

/**
 * Technical manuals of Debian packages as collections of ordinary prose. A question is what a chapter says of
 * itself (its title, synopsis or first sentence), which is in no document; the chapter's sections or pages
 * answer it.
 */
export const MANUALS = {
  python: { folder: 'python3.11/html', package: 'python3.11-doc', read: readPython },
  postgresql: { folder: 'postgresql-doc-15/html', package: 'postgresql-doc-15', read: readPostgres },
  linux: { folder: 'linux-doc-6.1/html', package: 'linux-doc-6.1', read: readLinux },
} as const
export type ManualName = keyof typeof MANUALS

/** Returns a manual, or null where its package is not installed below `folder`. */
export function manual(name: ManualName, folder: string): Manual | null {
  const { folder: own, read } = MANUALS[name]
  const path = join(folder, own)
  return existsSync(path) ? read(path) : null
}

/** Every module of the standard library is a chapter; its sections are documents. */
function readPython(folder: string): Manual {
  const manual: Manual = { documents: [], labelled: [] }
  for (const [path, html] of pages(join(folder, 'library'))) {
    const [chapter, ...sections] = articleBody(html)
      .split(/<section id=/)
      .slice(1)
    const documents = sections.map((section, index) => documentOf(`${path}-${index}`, /<h\d>/, section))
    const synopsis = /<h1>.*? title="[\w.]+: ([^"]+)"/s.exec(chapter ?? '')?.[1]
    const title = textOf(/<h1>(.*?)<\/h1>/s.exec(chapter ?? '')?.[1] ?? '').replace(/^.* — /, '')
    add(manual, documents, [title, textOf(synopsis ?? ''), firstSentence(chapter ?? '')])
  }
  return manual
}

/** Every page with subsections is a chapter; they are documents. */
function readPostgres(folder: string): Manual {
  const manual: Manual = { documents: [], labelled: [] }
  for (const [path, html] of pages(folder)) {
    const body = html
      .replace(/<div class="navfooter">.*/s, '')
      .replace(/<div class="toc">.*?<\/dl><\/div>/gs, '')
    const [, chapter, ...sections] = body.split(/<div class="sect\d"/)
    const documents = sections.map((section, index) => documentOf(`${path}-${index}`, /<h\d/, section))
    add(manual, documents, [firstSentence(chapter ?? '')])
  }
  return manual
}

/** Every page that only lists others is a chapter; what it lists are documents. */
function readLinux(folder: string): Manual {
  const manual: Manual = { documents: [], labelled: [] }
  const all: Document[] = []
  const chapters: { answers: string[]; html: string }[] = []
  for (const [path, html] of pages(folder)) {
    if (/^(?:translations|genindex|search)/.test(path)) continue
    const body = articleBody(html)
    const listed = [...body.matchAll(/<li class="toctree-l1"><a class="reference internal" href="([^"#]+)"/g)]
    if (listed.length === 0) all.push(documentOf(path, /<h1>/, body))
    else
      chapters.push({
        answers: listed.map(([, href]) => slugOf(normalize(join(dirname(path), href!)))),
        html: body.replace(/<div class="toctree-wrapper.*/s, ''),
      })
  }
  add(manual, all, [])
  const long = new Set(manual.documents.map(({ slug }) => slug))
  for (const { answers, html } of chapters)
    ask(
      manual,
      answers.filter((slug) => long.has(slug)),
      [unnumbered(textOf(/<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')), firstSentence(html)],
    )
  return manual
}

function add(manual: Manual, documents: Document[], questions: string[]): void {
  const long = documents.filter(({ text }) => text.length >= SHORTEST)
  manual.documents.push(...long)
  ask(
    manual,
    long.map(({ slug }) => slug),
    questions,
  )
}

function ask(manual: Manual, answers: string[], questions: string[]): void {
  if (answers.length < FEWEST_ANSWERS) return
  for (const query of new Set(questions))
    if (query.split(' ').length >= FEWEST_WORDS)
      manual.labelled.push({ kind: 'all', query, worth: new Map(answers.map((slug) => [slug, 1])) })
}

function* pages(folder: string): Generator<[path: string, html: string]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((each) => each.endsWith('.html')).sort())
    yield [relative(folder, join(folder, name)), readFileSync(join(folder, name), 'utf8')]
}

const articleBody = (html: string) =>
  html
    .replace(/^.*?(?:<div itemprop="articleBody">|<div class="body" role="main">)/s, '')
    .replace(/(?:<footer|<div class="sphinxsidebar").*$/s, '')

/** A section or page with its heading, which begins as `heading` says. */
function documentOf(path: string, heading: RegExp, html: string): Document {
  const from = html.search(heading)
  const end = html.indexOf('</h', from)
  const title = unnumbered(textOf(html.slice(from, end)))
  return { slug: slugOf(path), title: title || path, text: textOf(html.slice(end)) }
}

const slugOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

const unnumbered = (title: string) => title.replace(/^(?:\d+|[A-Z])(?:\.\d+)*\. /, '')

function firstSentence(html: string): string {
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, paragraph]) => textOf(paragraph!))
  const first =
    paragraphs.find((text) => text !== '' && !/^(?:Source code|Author|Copyright)/.test(text)) ?? ''
  return /^.+?[.!?:](?=\s|$)/.exec(first)?.[0] ?? ''
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function textOf(html: string): string {
  return html
    .replace(/<a class="headerlink".*?<\/a>/gs, '')
    .replace(/<(?:script|style).*?<\/(?:script|style)>/gs, ' ')
    .replace(/<\/(?:p|li|dt|dd|pre|h\d|td)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
