import { nameOfCopy, normalEmail, shorten, slugify } from '@/lib/core/text'

describe('slugify', () => {
  test.each([
    ['Shear Resistance', 'shear-resistance'],
    ['  Beams — and columns!  ', 'beams-and-columns'],
    ['Ólafur Größe Ünïcode', 'olafur-gro-e-unicode'],
    ['Steel & timber', 'steel-and-timber'],
    ['EN 1993-1-1: 6.3.2', 'en-1993-1-1-6-3-2'],
    ['C30/37', 'c30-37'],
    ['M_{b,Rd}', 'm-b-rd'],
    ['1993', 'no-1993'],
    ['２０２６', 'no-2026'],
    ['', 'article'],
    ['---', 'article'],
    ['中文', 'article'],
    ['😀', 'article'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('%j becomes %j', (text, slug) => expect(slugify(text)).toBe(slug))

  test.each(['x'.repeat(500), `${'a'.repeat(89)} b`, `${'ab '.repeat(100)}`, 'é'.repeat(200)])(
    'a long text becomes a slug that the database takes',
    (text) => {
      expect(slugify(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slugify(text).length).toBeLessThanOrEqual(90)
    },
  )

  test('doing it again changes nothing', () => {
    for (const text of ['Steel & timber', '1993', 'Größe', `${'a'.repeat(89)} b`])
      expect(slugify(slugify(text))).toBe(slugify(text))
  })
})

describe('shorten', () => {
  test.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['  many\n\nspaces  here ', 30, 'many spaces here'],
    ['cut at a word', 10, 'cut at a…'],
    ['end, of clause', 6, 'end…'],
    ['unbreakablyLongWord', 8, 'unbreak…'],
    ['', 5, ''],
  ])('%j to %i is %j', (text, length, short) => {
    expect(shorten(text, length)).toBe(short)
    expect(shorten(text, length).length).toBeLessThanOrEqual(length)
  })

  test('a very long first word after a short one is cut within', () => {
    expect(shorten(`a ${'b'.repeat(50)}`, 20)).toHaveLength(20)
  })

  test('no character is cut in half', () => {
    expect(shorten('😀'.repeat(20), 10)).not.toMatch(/\p{Cs}/u)
  })
})

describe('one mailbox, one spelling', () => {
  test.each([
    'ada@example.org',
    'ADA@Example.ORG',
    '  ada@example.org\n',
    'ａｄａ@example.org',
    'ada@ｅxample.org',
  ])('%j', (written) => {
    expect(normalEmail(written)).toBe('ada@example.org')
  })
  test('dots and tags are not touched: they are other mailboxes at some hosts', () => {
    expect(normalEmail('a.d.a+x@example.org')).toBe('a.d.a+x@example.org')
  })
})

describe('the name of a copy', () => {
  test.each([
    ['Beam', [], 'Beam (copy)'],
    ['Beam', ['Beam', 'Beam (copy)'], 'Beam (copy 2)'],
    ['Beam (copy)', ['Beam (copy)'], 'Beam (copy 2)'],
    ['Beam (copy 2)', ['Beam (copy)', 'Beam (copy 2)'], 'Beam (copy 3)'],
    ['Beam (copy) (copy)', [], 'Beam (copy)'],
    [' (copy)', [], '(copy) (copy)'],
  ])('of %j beside %j is %j', (name, taken, copied) => {
    expect(nameOfCopy(name, taken, 120)).toBe(copied)
  })

  test('of a long name fits', () => {
    const name = 'Beam '.repeat(24).trim()
    const first = nameOfCopy(name, [], 120)
    expect(first).toMatch(/… \(copy\)$/)
    expect(first.length).toBeLessThanOrEqual(120)
    expect(nameOfCopy(name, [first], 120)).toMatch(/… \(copy 2\)$/)
  })
})
