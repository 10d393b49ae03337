import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraryLines } from '@/prisma/seed/library'
import { problemsOf, readSeedArticles } from '../support/seed-articles'

const articles = readSeedArticles()

describe('starter library', () => {
  test('is large and varied enough', () => {
    expect(articles.length).toBeGreaterThanOrEqual(48)
    expect(new Set(articles.map((article) => article.category)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(articles.flatMap((article) => article.tags)).size).toBeGreaterThanOrEqual(30)
  })

  test('has no two articles of one slug or title', () => {
    expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length)
    expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length)
  })

  test('is packed into the file that an import reads', () => {
    const packed = readFileSync(join(process.cwd(), 'prisma/seed/library.jsonl'), 'utf8')
    expect(packed.split('\n').slice(0, -1)).toEqual(libraryLines())
  })

  test.each(articles.map((article) => [article.slug, article] as const))(
    '%s has no problem',
    (_, article) => {
      expect(problemsOf(article)).toEqual([])
    },
  )

  test('an article with faults is refused', () => {
    const body =
      '<p class="x">Too short.</p><p><a href="#figure-none">Figure 1</a></p><div></div>\n\\[ 2 \\times 2 = 5 \\]\n\\[ \\frac{1} \\]'
    const problems = problemsOf({
      slug: 'bad',
      title: 'Bad',
      category: 'None',
      tags: ['None'],
      excerpt: '',
      featured: false,
      createdAt: '2026-03-14T09:00:00Z',
      references: [],
      body,
    }).join('\n')
    for (const fault of [
      'title',
      'Unknown category',
      'Unknown tag',
      'references',
      'Attribute',
      'not allowed: <div>',
      'words',
      'recompute',
      'KaTeX',
      'figure-none',
    ]) {
      expect(problems).toContain(fault)
    }
  })

  test('a mark names a place of an edition in the references, as its words say', () => {
    const problemsWith = (...marks: string[]) =>
      problemsOf({
        ...articles[0]!,
        references: ['EN 1993-1-1:2005, cl. 6.3', 'EN 1990:2002', 'EN 1990:2023'],
        body: marks.map((mark) => `<p>${mark}</p>`).join('\n'),
      }).filter((problem) => /mark|edition|not allowed/u.test(problem))
    const mark = (at: string, text: string) => `<span data-clause="${at}">${text}</span>`
    expect(problemsWith(mark('EN 1993-1-1 6.3.2', 'clause 6.3.2'))).toEqual([])
    expect(
      problemsWith(
        mark('EN 1993-1-1 6.3.2', 'clause 6.3.3'),
        mark('EN 1990 6.4.3', '6.4.3'),
        mark('EN 1992-1-1 6.2', '6.2'),
        mark('clause 3', '3'),
        '<span class="x">6.2</span>',
      ),
    ).toEqual([
      'Markup that is not allowed: <span class="x">',
      'Markup that is not allowed: </span>',
      '“clause 6.3.3” is marked as EN 1993-1-1 6.3.2',
      'The references name no one edition of: EN 1990 6.4.3',
      'The references name no one edition of: EN 1992-1-1 6.2',
      'Not a place that can be marked: clause 3',
    ])
  })

  test('a link to a drawing names it by its title and its number', () => {
    const drawing = (title: string) =>
      `<pre data-type="drawing">title ${title}\nrect pad at 0, 0 size 1 m x 1 m</pre>`
    const link = (id: string, number: number) => `<p><a href="#figure-${id}">Figure ${number}</a></p>`
    const problemsWith = (...links: string[]) =>
      problemsOf({
        ...articles[0]!,
        body: [drawing('Pad of {2 m}'), drawing('Its column'), ...links].join('\n'),
      }).filter((problem) => /figure|not allowed/iu.test(problem))
    expect(problemsWith(link('pad-of', 1), link('its-column', 2))).toEqual([])
    expect(problemsWith(link('pad-of', 2), link('wall', 1))).toEqual([
      'Figure 2 is not #figure-pad-of.',
      'Figure 1 is not #figure-wall.',
    ])
    expect(problemsWith('<p><a href="https://example.org">Figure 1</a></p>').join()).toContain('not allowed')
    expect(problemsWith('<p>As Figure 2 shows, and Figure 6.13 of the standard.</p>').join()).toContain(
      '“Figure 2” is no link to a drawing of the article.',
    )
  })

  test('an exercise is checked as its article is, and holds no heading', () => {
    const exercise = (question: string, answer: string) =>
      `<section data-type="exercise"><div data-type="question">${question}</div><div data-type="answer">${answer}</div></section>`
    const problemsWith = (body: string) =>
      problemsOf({ ...articles[0]!, body }).filter((problem) =>
        /Exercise|recompute|other article|allowed: <div/u.test(problem),
      )
    expect(problemsWith(exercise('<p>What is it?</p>', '<p>This:</p>\n\\[ x = 2 + 2 = 4 \\]'))).toEqual([])
    expect(
      problemsWith(
        exercise('<h2>What?</h2><p>', '<p><a href="/articles/none">None</a></p>\n\\[ x = 2 + 2 = 5 \\]'),
      ),
    ).toEqual([
      'Exercise 1, question: holds a heading',
      'Exercise 1, question: Elements left open: p',
      'There is no other article none.',
      'Does not recompute: 2 + 2 = 5 (left 4.0000000, right 5.0000000)',
    ])
    expect(problemsWith('<div data-type="answer"><p>A</p></div>')).toEqual([
      'Markup that is not allowed: <div data-type="answer">',
    ])
  })

  test('a link to an article names another one of the library', () => {
    const [one, other] = articles
    const problemsWith = (slug: string) =>
      problemsOf({ ...one!, body: `<p><a href="/articles/${slug}">Another article</a></p>` }).filter(
        (problem) => /article|not allowed/u.test(problem),
      )
    expect(problemsWith(other!.slug)).toEqual([])
    expect(problemsWith('none')).toEqual(['There is no other article none.'])
    expect(problemsWith(one!.slug)).toEqual([`There is no other article ${one!.slug}.`])
  })
})
