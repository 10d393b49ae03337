import { GET } from '@/app/api/search/route'
import { db } from '@/lib/core/server/db'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import type { SearchHit } from '@/lib/search/types'
import { call } from '../../support/call'
import { createArticle, resetLimits, signIn, type SignedIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

let reader: SignedIn
const search = (query: Record<string, string>) => call<SearchHit[]>(GET, { cookie: reader.cookie, query })
const slugs = async (q: string, more: Record<string, string> = {}) =>
  (await search({ q, ...more })).body.map(({ slug }) => slug)

beforeAll(async () => {
  reader = await signIn()
  await createArticle({
    slug: 'buckling',
    title: 'Flexural buckling of columns',
    category: 'Steel',
    tags: ['Columns'],
    content: `<p>${'Nothing of note. '.repeat(40)}A slender strut fails by <strong>buckling</strong> &lt;script&gt;alert(1)&lt;/script&gt; &amp; by yielding.</p>`,
    reference: 'EN 1993-1-1:2005, cl. 6.3.1',
  })
  await createArticle({
    slug: 'mentions-buckling',
    title: 'Beams',
    category: 'Timber',
    content: '<p>Beams rarely show buckling.</p>',
  })
  await createArticle({
    slug: 'by-excerpt',
    title: 'Walls',
    excerpt: 'Diaphragms and their stiffness',
    category: 'Timber',
  })
  for (const hidden of [
    { status: 'draft' },
    { status: 'pending_review' },
    { deletedAt: new Date() },
  ] as const)
    await createArticle({ title: 'Hidden buckling', ...hidden })
})
beforeEach(resetLimits)

test.each(['', ' ', 'ab', '  ab  ', '\0\0\0', 'a\0b'])('the query %j is too short to be asked', async (q) => {
  expect(await search({ q })).toMatchObject({ status: 200, body: [] })
})

test('without a query there is nothing', async () => {
  expect(await search({})).toMatchObject({ status: 200, body: [] })
})

test('too short queries are not counted against the limit, others are: sixty a minute', async () => {
  const { cookie } = await signIn()
  const ask = (q: string) => call(GET, { cookie, query: { q } })
  for (let n = 0; n < 5; n++) await ask('ab')
  for (let n = 0; n < 60; n++) expect((await ask('buckling')).status).toBe(200)
  const { status, headers } = await ask('buckling')
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('only what is published is found, the best first', async () => {
  expect(await slugs('buckling')).toEqual(['buckling', 'mentions-buckling'])
})

test('an article is found by its title, text, excerpt, category, tag and reference', async () => {
  for (const [q, slug] of [
    ['flexural', 'buckling'],
    ['slender strut', 'buckling'],
    ['diaphragm', 'by-excerpt'],
    ['columns', 'buckling'],
    ['steel', 'buckling'],
    ['1993-1-1', 'buckling'],
  ] as const)
    expect(await slugs(q)).toContain(slug)
})

test('other forms of a word find it, and so does a word that is not yet typed to its end', async () => {
  expect(await slugs('buckled')).toContain('buckling')
  expect(await slugs('flexur')).toContain('buckling')
})

test('where nothing holds all words, what holds some is found', async () => {
  expect(await slugs('flexural zeppelin')).toEqual(['buckling'])
})

test('words that mean something to JavaScript are words like any other', async () => {
  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
  await createArticle({
    slug: 'javascript',
    title: 'The constructor of the bridge',
    category: 'Steel',
    tags: ['constructor'],
    content: `<p>${words.join(' and ')}.</p>`,
  })
  for (const word of words) expect(await slugs(word)).toEqual(['javascript'])
})

test('quotes ask for the phrase, a minus leaves out', async () => {
  expect(await slugs('"slender strut"')).toEqual(['buckling'])
  expect(await slugs('buckling -flexural')).toEqual(['mentions-buckling'])
})

test('a category keeps to itself; one that is no number is no filter', async () => {
  const timber = await db.category.findFirstOrThrow({ where: { name: 'Timber' } })
  expect(await slugs('buckling', { categoryFilter: String(timber.id) })).toEqual(['mentions-buckling'])
  expect(await slugs('buckling', { categoryFilter: '2147483647' })).toEqual([])
  for (const categoryFilter of ['all', '', '0', '-1', '2147483648', "1' OR '1"])
    expect(await slugs('buckling', { categoryFilter })).toHaveLength(2)
})

test('the snippet is the passage that matches, marked and escaped', async () => {
  const [hit] = (await search({ q: 'buckling' })).body
  expect(hit?.snippet).toContain('<mark>buckling</mark>')
  expect(hit?.snippet).toContain('&lt;script&gt;')
  expect(hit?.snippet.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/)
  expect(hit?.snippet.replace(/&(lt|gt|amp);/g, '')).not.toContain('&')
})

test('text that looks like a mark is shown as text, also when it is what was looked for', async () => {
  await createArticle({
    slug: 'marked',
    title: 'Odd',
    content:
      '<p>gusset &lt;mark&gt;plates&lt;/mark&gt; &amp;lt;img onerror=x&amp;gt; &lt;img src=x onerror=alert(1)&gt;</p>',
  })
  for (const q of ['gusset', 'gusset mark', 'gusset img', 'gusset onerror', 'gusset amp lt']) {
    const [hit] = (await search({ q })).body
    expect(hit?.slug).toBe('marked')
    expect(hit?.snippet.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/)
  }
})

test('a hit is a card with a snippet and nothing else', async () => {
  const [hit] = (await search({ q: 'buckling' })).body
  expect(Object.keys(hit!)).toHaveLength(29)
  expect(hit).toHaveProperty('statuses')
  expect(hit).not.toHaveProperty('content')
})

test('the same question asked again shows what the register and the article say now', async () => {
  const { id } = await createArticle({
    slug: 'asked-again',
    title: 'Purlin sleeves',
    content: '<h2>Laps</h2><p>Sleeves of purlins lap over supports.</p>',
    reference: 'EN 1993-1-3:2006, cl. 10.1',
  })
  await db.citation.deleteMany({ where: { articleId: id } })
  await db.citation.create({
    data: { articleId: id, position: 1, place: 'reference', standard: 'EN 1993-1-3', year: 2006 },
  })
  const hit = async () => (await search({ q: 'purlin sleeves' })).body[0]
  const before = await hit()
  expect(before).toMatchObject({ slug: 'asked-again', statuses: {}, passages: [{ section: ['Laps'] }] })
  expect(await hit()).toEqual(before)
  await loadSeedRegister()
  expect((await hit())?.statuses).toHaveProperty('EN 1993-1-3')
  await db.article.update({ where: { id }, data: { likeCount: 7, outline: [] } })
  expect(await hit()).toMatchObject({ likes: 7, passages: [{ section: [] }] })
})

test('of what is found so many are sent as are asked for, and a header says how many there are', async () => {
  const all = await search({ q: 'buckling' })
  expect(all.body.length).toBeGreaterThan(1)
  const one = await search({ q: 'buckling', limit: '1' })
  expect(one.body).toEqual(all.body.slice(0, 1))
  for (const { headers } of [all, one]) expect(headers.get('x-total-count')).toBe(String(all.body.length))
  for (const limit of ['0', '-1', '51', 'many', ''])
    expect((await search({ q: 'buckling', limit })).body).toEqual(all.body)
  expect((await search({ q: 'ab' })).headers.get('x-total-count')).toBe('0')
})

test('at most fifty are given', async () => {
  await Promise.all(Array.from({ length: 55 }, () => createArticle({ title: 'Tendon' })))
  await catchUp(ARTICLES)
  expect(await slugs('tendon')).toHaveLength(50)
})

describe('what engineers type', () => {
  beforeAll(async () => {
    await createArticle({
      slug: 'ltb',
      title: 'Restraint of rolled beams',
      content:
        '<p>Lateral torsional buckling of a UB 457 × 191 × 67 in S355 to EN 1993-1-1, 6.3.2.3, with γ<sub>M1</sub> and loads in kN/m². The flange behaviour is prestressed.</p>',
      reference: 'BS EN 1993-1-1:2005+A1:2014, cl. 6.3.2.3',
    })
    await createArticle({
      slug: 'joints',
      title: 'Joints of plates',
      content: '<p>Joints are designed to EN 1993-1-8 with C30/37 below and reinforcing bars.</p>',
    })
  })

  test.each([
    ['EN1993-1-1', ['ltb', 'buckling']],
    ['EN 1993-1-1:2005', ['ltb', 'buckling']],
    ['DIN EN 1993-1-8', ['joints']],
    ['EN 1993-1-12', []],
    ['clause 6.3.2', ['ltb']],
    ['6.3.2.3', ['ltb']],
    ['EN 1993-1-1 6.3.1', ['buckling', 'ltb']],
    ['LTB', ['ltb']],
    ['457x191x67', ['ltb']],
    ['UKB 457x191x67', ['ltb']],
    ['S 355', ['ltb']],
    ['C30', ['joints']],
    ['rebar', ['joints']],
    ['kN/m2', ['ltb']],
    ['flange behavior', ['ltb']],
    ['"torsional lateral"', []],
    ['"lateral torsional" flange', ['ltb']],
    ['prestresed', ['ltb']],
    ['presteresed', ['ltb']],
    ['lateraltorsional', ['ltb']],
    ['Stahlbetonbewehrung', ['joints']],
  ])('%j finds %j', async (q, found) => {
    expect(await slugs(q)).toEqual(found)
  })

  test('what was repaired or completed is labelled, and what was probably meant is told', async () => {
    const { body, headers } = await search({ q: 'lateral torsionl bukling' })
    expect(body[0]).toMatchObject({ slug: 'ltb', similar: false })
    expect(decodeURIComponent(headers.get('x-search-suggestion')!)).toBe('lateral torsional buckling')
    expect((await search({ q: 'torsionl' })).body).toMatchObject([{ slug: 'ltb', similar: true }])
    expect((await search({ q: 'torsi' })).body).toMatchObject([{ slug: 'ltb', similar: true }])
    expect((await search({ q: 'torsional' })).headers.get('x-search-suggestion')).toBeNull()
  })

  test('words that lost the space between them are read as two, and answer as typed', async () => {
    const { body, headers } = await search({ q: 'lateraltorsional buckling' })
    expect(body[0]).toMatchObject({ slug: 'ltb', similar: false })
    expect(decodeURIComponent(headers.get('x-search-suggestion')!)).toBe('lateral torsional buckling')
    const foreign = await search({ q: 'Stahlbetonbewehrung' })
    expect(foreign.headers.get('x-search-suggestion')).toBeNull()
    expect((await search({ q: 'flangebehaviour' })).body[0]).toMatchObject({ slug: 'ltb', similar: false })
    expect((await search({ q: '"lateraltorsional"' })).body).toEqual([])
  })

  test('a short half is read apart only where both are a name together', async () => {
    await createArticle({
      slug: 'fins',
      title: 'Fin plates by day',
      content: '<p>A shear tab in the light.</p>',
    })
    expect(await slugs('finplates')).toEqual(['fins'])
    expect(await slugs('spinplates')).toEqual([])
    expect(await slugs('daylight')).toEqual([])
  })

  test('a misspelt word is repaired in the question also where it has accents', async () => {
    const { headers } = await search({ q: 'flange béhavoir' })
    expect(decodeURIComponent(headers.get('x-search-suggestion')!)).toBe('flange behavior')
  })

  test('the standard and clause that an article holds of the question are named', async () => {
    expect((await search({ q: 'EC3-1-1 clause 6.3.2.3' })).body[0]).toMatchObject({
      slug: 'ltb',
      matched: ['EN 1993-1-1, 6.3.2.3'],
    })
  })

  describe('and mean', () => {
    const found = async (q: string) => (await search({ q })).body
    beforeAll(async () => {
      await createArticle({
        slug: 'links',
        title: 'Links',
        content: `<p>The strut fails at V<sub>Rd,max</sub> and the chord at χ<sub>LT</sub>, λ̄<sub>LT</sub>, at 33° exactly.</p><p>${'A weld and a gauge. '.repeat(40)}The weld gauge is kept.</p>`,
        reference: 'UK NA to BS EN 1992-1-1, cl. NA.2.17',
      })
      await createArticle({
        slug: 'combined',
        title: 'Actions together: expressions 7.10, 7.10a and 7.10b',
        content: '<p>The area is 4570 cm⁴ at E of 33 GPa and 30 mm.</p>',
      })
      await createArticle({
        slug: 'apart',
        title: 'Slips',
        content: '<p>A gauge of weld. Clause 2.17 rules. See (7.10b) and the weld of a gauge.</p>',
      })
    })

    test.each([
      ['VRd,max', ['links'], ['V_Rd,max']],
      ['vrd,max', ['links'], ['V_Rd,max']],
      ['chi lt', ['links'], ['χ_LT']],
      ['lambda bar LT', ['links'], ['λ\u0304_LT']],
      ['NA.2.17', ['links'], ['Clause NA.2.17']],
      ['clause NA 2.17', ['links'], ['Clause NA.2.17']],
      ['clause 2.17', ['apart'], ['Clause 2.17']],
      ['equation 7.10a', ['combined'], ['Equation 7.10a']],
      ['eq. (7.10b)', ['combined', 'apart'], ['Equation 7.10b']],
      ['33 degrees', ['links'], ['33°']],
      ['457', ['ltb'], []],
      ['kN/m^2', ['ltb'], ['kN/m²']],
      ['"weld gauge"', ['links'], []],
      ['"gauge weld"', [], undefined],
      ['"weld gauges"', ['links'], []],
      ['"rebar"', [], undefined],
      ['"prestresed"', [], undefined],
      ['<img src=x onerror=alert(1)>', [], undefined],
    ])('%j finds %j, labelled %j', async (q, wanted, matched) => {
      const hits = await found(q)
      expect(hits.map(({ slug }) => slug)).toEqual(wanted)
      expect(hits[0]?.matched).toEqual(matched)
      for (const { similar, snippet, markedTitle } of hits) {
        expect(similar).toBe(false)
        expect(`${snippet}${markedTitle}`).toMatch(/<mark>[^\s<](?:[^<]*[^\s<])?<\/mark>/)
      }
    })

    test('what is plainly markup is not corrected', async () => {
      expect(
        (await search({ q: '<b prestresed=x> prestresed' })).headers.get('x-search-suggestion'),
      ).toBeNull()
    })

    test('a title, a reference or a synonym that matches is marked', async () => {
      expect((await found('slips'))[0]).toMatchObject({ slug: 'apart', markedTitle: '<mark>Slips</mark>' })
      expect((await found('NA.2.17'))[0]?.snippet).toContain('<mark>cl. NA.2.17</mark>')
      expect((await found('LTB'))[0]?.snippet).toContain('<mark>Lateral torsional buckling</mark>')
    })

    test('a quotation is found and marked where it stands, also far behind in a long text', async () => {
      expect((await found('"weld gauge"'))[0]?.snippet).toContain(
        '<mark>weld</mark> <mark>gauge</mark> is kept',
      )
    })

    test('an article that is named for a standard comes before those that cite it, and what has both the standard and the subject before either', async () => {
      await createArticle({
        slug: 'cites',
        title: 'Beams',
        content: `<p>${'ACI 318-19 and ACI 318. '.repeat(6)}</p>`,
      })
      await createArticle({
        slug: 'named',
        title: 'Flexure in ACI 318-19',
        content: `<p>${'Strength and strain. '.repeat(30)}</p>`,
      })
      await createArticle({ slug: 'both', title: 'Torsion', content: '<p>Torsion in the code ACI 318.</p>' })
      await catchUp(ARTICLES)
      expect((await slugs('ACI 318-19'))[0]).toBe('named')
      expect((await slugs('ACI 318 torsion'))[0]).toBe('both')
    })
  })

  test('a clause is found with its standard, which the text before its mark does not name', async () => {
    await createArticle({
      slug: 'clause-marked',
      title: 'Wind on a hangar',
      content: `<p>The standard is far away. ${'Nothing of note. '.repeat(10)}The terrain is that of <span data-clause="EN 1991-1-4 4.3.2">clause 4.3.2</span>.</p>`,
      reference: 'EN 1991-1-4:2005',
    })
    await createArticle({
      slug: 'other-clause',
      title: 'Wind on a mast',
      content: '<p>EN 1991-1-4 rules. The factor is 4.3, and nothing else. EN 1991-1-4 again.</p>',
    })
    await catchUp(ARTICLES)
    for (const q of ['EN 1991-1-4 4.3', 'EN 1991-1-4, clause 4.3.2', 'EC1 4.3.2'])
      expect((await slugs(q))[0]).toBe('clause-marked')
  })

  test('of two articles the one that cites little else is the one about a clause', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `See clause 9.${index + 1}.${index + 1}.`).join(' ')
    await createArticle({
      slug: 'about-clause',
      title: 'Stiff joints',
      content: '<p>Clause 8.8.8 and clause 8.8.8.</p>',
    })
    await createArticle({
      slug: 'cites-all',
      title: 'Long sums',
      content: `<p>${'Clause 8.8.8 here. '.repeat(4)}${many}</p>`,
    })
    await catchUp(ARTICLES)
    expect(await slugs('clause 8.8.8')).toEqual(['about-clause', 'cites-all'])
  })

  test('a title answers by any name of its subject, before texts that hold the words', async () => {
    await createArticle({
      slug: 'imposed-title',
      title: 'Imposed loads of hangars',
      content: '<p>What stands on a floor of a hangar.</p>',
    })
    await createArticle({
      slug: 'live-words',
      title: 'A hangar for trains',
      content: '<p>A live load, a load that is live, and live loads again.</p>',
    })
    await catchUp(ARTICLES)
    expect((await slugs('live load')).slice(0, 2)).toEqual(['imposed-title', 'live-words'])
  })

  test('what is without something is found before what has it', async () => {
    await createArticle({
      slug: 'with-stirrups',
      title: 'Stirrups of slabs',
      content: '<p>Stirrups, stirrups and stirrups.</p>',
    })
    await createArticle({
      slug: 'without-stirrups',
      title: 'Slabs without links',
      content: '<p>A slab without links carries less than one with stirrups.</p>',
    })
    await catchUp(ARTICLES)
    expect((await slugs('slab without stirrups'))[0]).toBe('without-stirrups')
    expect((await slugs('stirrups of a slab'))[0]).toBe('with-stirrups')
  })

  test('the beginning of a title brings it first', async () => {
    expect((await slugs('Joints of pl'))[0]).toBe('joints')
  })
})
