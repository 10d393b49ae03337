import { readFileSync } from 'node:fs'
import { analyse, pack, stemmed, titleKey, unpack, unpackAsked } from '@/lib/search/rules/document'
import { halvesOf } from '@/lib/search/rules/halves'
import { onlyExcludes, readQuestion, withoutMarkup, type Part } from '@/lib/search/rules/question'
import { PostingChanges } from '@/lib/search/rules/postings'
import { Readings, readText } from '@/lib/search/rules/reading'
import { passageAddress, sectionAt, wordsToFind } from '@/lib/search/rules/sections'
import { beginningOf, holdsQuoted, snippetsOf, type Highlighting } from '@/lib/search/rules/snippet'
import {
  editDistance,
  lacksVowel,
  neighbourhood,
  oneSpelling,
  wideNeighbourhood,
} from '@/lib/search/rules/spelling'
import { NUMBERS_WITHOUT_BODY, withBodies } from '@/lib/search/rules/standards'
import { ENGLISH_OF } from '@/lib/search/rules/nouns'
import { isStopWord } from '@/lib/search/rules/stop-words'
import { conceptsIn, thesaurusOf } from '@/lib/search/rules/synonyms'
import { tokensOf } from '@/lib/search/rules/tokens'
import { SYNONYMS } from '@/lib/search/rules/vocabulary'
import { posting, idf, saturation } from '@/lib/search/rules/weighing'

const names = thesaurusOf(SYNONYMS)

describe('spelling', () => {
  test.each([
    ['colour', 'color'],
    ['fibre', 'fiber'],
    ['metres', 'meters'],
    ['optimisation', 'optimization'],
    ['stabilised', 'stabilized'],
    ['storeys', 'stories'],
    ['noise', 'noise'],
    ['precise', 'precise'],
    ['exercise', 'exercise'],
    ['clockwise', 'clockwise'],
    ['raised', 'raised'],
    ['vigas', 'beam'],
    ['hormigon', 'concrete'],
  ])('%s is kept as %s', (word, kept) => {
    expect(oneSpelling(word)).toBe(kept)
  })

  test.each([
    ['buckling', 'bukling'],
    ['buckling', 'buckiling'],
    ['buckling', 'bickling'],
    ['buckling', 'bukcling'],
    ['buckling', 'uckling'],
  ])('%s and %s are one edit apart and share a neighbour', (word, misspelt) => {
    expect(editDistance(word, misspelt, 2)).toBe(1)
    expect(neighbourhood(misspelt).some((hash) => neighbourhood(word).includes(hash))).toBe(true)
  })

  test.each([
    ['snw', 'snow'],
    ['wnd', 'wind'],
    ['slb', 'slab'],
  ])('%s lacks the vowel of %s, and shares a neighbour with it', (typed, word) => {
    expect(lacksVowel(typed, word)).toBe(true)
    expect(neighbourhood(word)).toEqual(expect.arrayContaining(neighbourhood(typed)))
  })

  test('an abbreviation, a word with a vowel and a letter at an end are left as they are', () => {
    expect(lacksVowel('sip', 'slip')).toBe(false)
    expect(lacksVowel('cad', 'clad')).toBe(false)
    expect(lacksVowel('std', 'stud')).toBe(false)
    expect(lacksVowel('frp', 'afrp')).toBe(false)
    expect(lacksVowel('rhs', 'rhss')).toBe(false)
  })

  test('a letter more and a wrong one are found in the wide neighbourhood', () => {
    expect(editDistance('prestressed', 'prestreessef', 2)).toBe(2)
    expect(
      wideNeighbourhood('prestreessef').some((hash) => neighbourhood('prestressed').includes(hash)),
    ).toBe(true)
    expect(editDistance('buckling', 'welding', 2)).toBe(3)
  })
})

describe('halves', () => {
  test('a word may be any two that lost the space between them, of three letters and more', () => {
    expect(halvesOf('finplate')).toEqual([
      ['fin', 'plate'],
      ['finp', 'late'],
      ['finpl', 'ate'],
    ])
    expect(halvesOf('plate')).toEqual([])
  })

  test('letters that join German words belong to neither half', () => {
    expect(halvesOf('bemessungslast')).toContainEqual(['bemessung', 'last'])
    expect(halvesOf('balkendecke')).toContainEqual(['balk', 'decke'])
  })

  test('numbers, and what is longer than any word, have none', () => {
    expect(halvesOf('plate10mm')).toEqual([])
    expect(halvesOf('a'.repeat(31))).toEqual([])
  })
})

describe('synonyms', () => {
  const concepts = (text: string) => [
    ...new Set(conceptsIn(tokensOf(text), names).map(({ concept }) => concept)),
  ]

  test.each([
    ['LTB', 'lateral torsional buckling'],
    ['ULS', 'ultimate limit states'],
    ['rebar', 'reinforcing bars'],
    ['moment of inertia', 'second moment of area'],
    ['RC', 'reinforced concrete'],
    ['PT', 'post-tensioned'],
    ['UDL', 'uniformly distributed load'],
    ['FEM', 'finite element analysis'],
    ['I-sections', 'wide flange'],
    ['without stirrups', 'one-way shear'],
    ['compression perpendicular to the grain', 'compression across the grain'],
    ['load take-down', 'load run-down'],
    ['M_cr', 'critical moment'],
    ['M_{cr}', 'elastic critical moment'],
    ['old', 'historic'],
    ['Durchstanzen', 'punching shear'],
    ['Ermüdung', 'fatigue'],
    ['Ermuedung', 'fatigue'],
    ['Ermudung', 'fatigue'],
    ['Schweißnaht', 'fillet weld'],
    ['schweissnaht', 'fillet weld'],
    ['longueur d’ancrage', 'anchorage length'],
    ['effort normal', 'axial force'],
    ['mur de soutenement', 'retaining wall'],
    ['instabilità locale', 'local buckling'],
    ['pandeo', 'flexural buckling'],
    ['girts', 'purlin'],
    ['KL/r', 'slenderness ratio'],
    ['b/t', 'width-to-thickness ratio'],
    ['Hp/A', 'section factor'],
    ['L/d', 'span to depth ratio'],
  ])('%s and %s mean the same', (one, other) => {
    expect(concepts(one).filter((concept) => concepts(other).includes(concept))).not.toEqual([])
  })

  test.each([
    ['stirrups', 'without stirrups'],
    ['section', 'wide flange'],
    ['beam', 'wide flange'],
    ['weight', 'self weight'],
    ['sway frame', 'braced frame'],
    ['way shear', 'one-way shear'],
    ['ground', 'site investigation'],
    ['supported', 'simply supported'],
    ['grain', 'across the grain'],
    ['load down', 'load run-down'],
  ])('%s does not mean what %s means: a stop word that says something belongs to a name', (one, other) => {
    const [meaning] = concepts(other).filter(
      (concept) => !concepts(other.split(/[ -]/).at(-1)!).includes(concept),
    )
    expect(meaning).toBeDefined()
    expect(concepts(one)).not.toContain(meaning)
  })

  test('stop words that only join are no part of a name', () => {
    const joined = thesaurusOf(['modulus of elasticity|stiffness of a material'])
    const read = (text: string) => conceptsIn(tokensOf(text), joined).map(({ concept }) => concept)
    expect(read('modulus of the elasticity')).toEqual(['~modulus-elasticity'])
    expect(read('elasticity without modulus')).toEqual([])
  })

  test('every line of the reviewed list has at least two names, and no line stands twice', () => {
    expect(SYNONYMS.filter((line) => line.split('|').length < 2)).toEqual([])
    expect(new Set(SYNONYMS).size).toBe(SYNONYMS.length)
  })

  test('no name of the reviewed list has two meanings', () => {
    const meanings = new Map<string, Set<string>>()
    for (const { concept, words } of [...names.values()].flat()) {
      const name = JSON.stringify(words)
      meanings.set(name, (meanings.get(name) ?? new Set()).add(concept))
    }
    expect([...meanings].filter(([, { size }]) => size > 1)).toEqual([])
  })

  test('a quotient is a name as a whole, and its letters are none', () => {
    const read = (text: string) => concepts(text).filter((concept) => concept === '~width-thickness-ratio')
    expect(read('the limits of c / t')).toHaveLength(1)
    expect(read('c and t')).toEqual([])
    expect(read('t/b')).toEqual([])
  })

  test.each([
    ['Träger', 'beam'],
    ['Traeger', 'beam'],
    ['losas', 'slab'],
    ['acier', 'steel'],
  ])('the noun %s is read as %s', (foreign, english) => {
    expect(tokensOf(foreign).map(({ term }) => term)).toEqual([english])
  })

  test.each([
    ['muro de carga', 'wall loads'],
    ['viga de hormigón', 'beams, concrete'],
    ['trave parete', 'beams and walls'],
  ])('%s is a name, and the same words in English are none: %s', (name, english) => {
    const [meaning] = conceptsIn(tokensOf(name), names)
      .filter(({ several }) => several)
      .map(({ concept }) => concept)
    expect(meaning).toBeDefined()
    expect(concepts(english)).not.toContain(meaning)
  })

  test('no word of another country stands twice, and none is a stop word', () => {
    expect([...ENGLISH_OF.keys()].filter(isStopWord)).toEqual([])
    expect([...ENGLISH_OF.values()].filter((english) => ENGLISH_OF.has(english))).toEqual([])
  })

  test.each([
    ['ohne Bügel', 'without links'],
    ['sans étriers', 'without links'],
    ['Biegedrillknicken', 'lateral torsional buckling'],
    ['instabilità flesso-torsionale', 'lateral torsional buckling'],
    ['giunto bullonato', 'bolted connection'],
    ['columna de concreto', 'RC column'],
    ['flecha límite', 'deflection limit'],
    ['sinking', 'settlement'],
    ['bars rusting', 'exposure class'],
    ['notional load', 'equivalent horizontal force'],
    ['wooden post', 'timber column'],
  ])('%s is what we call %s', (name, ours) => {
    const meanings = concepts(ours)
    expect(concepts(name).filter((concept) => meanings.includes(concept))).not.toEqual([])
  })

  test('words of other countries that only join are no part of a name', () => {
    expect(concepts('mur soutènement')).toEqual(concepts('mur de soutènement'))
  })

  test('a line with one name means nothing', () => {
    expect(thesaurusOf(['alone', '|', '', 'of|the']).size).toBe(0)
  })
})

describe('a document', () => {
  const read = analyse(
    [
      { text: 'Buckling of columns', weight: 2, leads: true },
      { text: 'A column buckles. Columns buckle.', weight: 1 },
    ],
    names,
  )

  test('its words are counted by field and brought to their stems', () => {
    const terms = stemmed(read, (word) => word.replace(/(?:ling|les|le|s)$/, ''))
    expect(terms.get('buck')).toMatchObject({ lead: 2, text: 2 })
    expect(terms.get('column')).toMatchObject({ lead: 2, text: 2 })
    expect(read.length).toBe(4)
  })

  test('what is packed is read again', () => {
    const terms = [
      { id: 70_000, text: 3.25, lead: 0.5, positions: [1, 9, 60_000] },
      { id: 2, text: 0, lead: 1000, positions: [] },
      { id: 80_000, text: 9000, lead: 0, cited: true, positions: [] },
    ]
    const found: unknown[] = []
    unpack(pack(terms), (id, frequency, positions) =>
      found.push({ id, ...frequency, positions: positions() }),
    )
    expect(found).toEqual([
      { id: 2, text: 0, lead: 63.75, cited: false, positions: [] },
      { ...terms[0], cited: false },
      { ...terms[2], text: 8191.75 },
    ])
  })

  test('only the terms asked for are unpacked, and those of a title are counted', () => {
    const terms = [2, 9, 40, 20_000_000].map((id) => ({
      id,
      text: 1,
      lead: id === 9 ? 2 : 2.5,
      positions: [id % 7],
    }))
    const found: unknown[] = []
    const asked = [1, 9, 10, 20_000_000]
    const leading = unpackAsked(pack(terms), asked, (id, frequency, positions) =>
      found.push({ id, ...frequency, positions: positions() }),
    )
    expect(found).toEqual([terms[1], terms[3]].map((term) => ({ ...term, cited: false })))
    expect(leading).toBe(3)
    expect(unpackAsked(pack(terms), [], () => found.push('more'))).toBe(3)
    expect(found).toHaveLength(2)
  })

  test('of many clauses that a text cites each counts for less, and none for nothing', () => {
    const citing = (clauses: number) => {
      const text = Array.from({ length: clauses }, (_, index) => `See clause 6.${index + 1}.`).join(' ')
      return analyse([{ text, weight: 1 }], names).codes.get('#cl:6.1')!.text
    }
    expect(citing(1)).toBe(1)
    expect(citing(12)).toBe(1)
    expect(citing(40)).toBeCloseTo(1 / (0.25 + 0.75 * (40 / 12)))
    expect(citing(2000)).toBe(0.25)
  })

  test('words and standards count the same, however many clauses a text cites', () => {
    const text = `EN 1993-1-1 for columns. ${'See clause 6.2. '.repeat(100)}`
    const { words, codes } = analyse([{ text, weight: 1 }], names)
    expect([words.get('columns')!.text, codes.get('#en1993-1-1')!.text]).toEqual([1, 1])
    expect(codes.get('#en1993-1-1')!.cited).toBeUndefined()
    expect(codes.get('#cl:6.2')!.cited).toBe(true)
  })

  test('a title is compared by its words', () => {
    expect(titleKey('  Fire: “Timber” & steel—EN 1995-1-2 ')).toBe('fire timber steel en 1995 1 2')
  })
})

test('postings that are as they were are left, unless they were weighed otherwise', () => {
  const document = { length: 100, weighedWith: 100, frequencies: new Map([[7, { text: 1, lead: 0 }]]) }
  const changes = (weighedWith: number) => {
    const all = new PostingChanges()
    all.replace(600, { ...document, weighedWith }, document)
    return [all.removed.length, all.added.length, all.counted().length]
  }
  expect(changes(100)).toEqual([0, 0, 0])
  expect(changes(0)).toEqual([1, 1, 0])
})

test('strength grows with frequency, falls with length, and a rare word is worth more', () => {
  expect(saturation({ text: 2, lead: 0 }, 100, 100)).toBeGreaterThan(
    saturation({ text: 1, lead: 0 }, 100, 100),
  )
  expect(saturation({ text: 1, lead: 0 }, 50, 100)).toBeGreaterThan(
    saturation({ text: 1, lead: 0 }, 200, 100),
  )
  expect(saturation({ text: 0, lead: 2 }, 50, 100)).toBe(saturation({ text: 0, lead: 2 }, 900, 100))
  expect(saturation({ text: 1, lead: 0 }, 5, 100)).toBe(saturation({ text: 1, lead: 0 }, 20, 100))
  expect(saturation({ text: 1, lead: 0, cited: true }, 50, 100)).toBe(
    saturation({ text: 1, lead: 0, cited: true }, 900, 100),
  )
  expect(idf(1000, 3)).toBeGreaterThan(idf(1000, 300))
  expect(idf(10, 10)).toBeGreaterThanOrEqual(0)
  expect(posting(16_777_215, 1)).toBeLessThan(2 ** 31)
  expect(posting(5, 0.9)).toBeGreaterThan(posting(900, 0.8))
})

describe('a question', () => {
  test('leaves out what has a minus, but not the part of a standard', () => {
    expect(readQuestion('beam -steel -"cold formed" EN 1992 -1-1', names)).toMatchObject({
      excluded: [{ word: 'steel' }, { word: 'cold' }, { word: 'formed' }],
    })
    expect(readQuestion('EN 1992 -1-1', names).parts.map(({ typed }) => typed)).toEqual(['#en1992-1-1'])
  })

  test.each([
    ['-shear', true],
    ['-shear -“cold formed”', true],
    ['beam -shear', false],
    ['-1-1', false],
    ['', false],
  ])('%p says only what to leave out: %p', (question, expected) => {
    expect(onlyExcludes(question)).toBe(expected)
  })

  test('asks for a standard and never for another part of it', () => {
    const [part] = readQuestion('EN 1993-1-1', names).parts
    expect(part!.alternatives).toEqual([
      expect.objectContaining({ term: '#en1993-1-1' }),
      expect.objectContaining({ term: '#en1993=', loose: true }),
    ])
  })

  test.each(['A_m/V', '\\frac{A_m}{V}', '\\tfrac{A_m}{V}'])(
    '%s asks for one symbol over another, beside its symbols',
    (question) => {
      expect(readQuestion(question, names).parts).toMatchObject([
        { typed: 'am', counts: true },
        { typed: 'v', counts: true },
        { typed: '~section-factor', counts: false },
        { typed: '#q:am/v', counts: false },
      ])
    },
  )

  test.each([
    ['ky,theta at 500', 'kytheta'],
    ['v min of slabs', 'vmin'],
    ['lambda lim', '#lambdalim'],
    ['gamma Mf', '#gammamf'],
    ['lambda bar LT0', '#lambdalt0'],
    ['max spacing of links', 'maximum'],
    ['min. cover of links', 'minimum'],
    ['#8 bar', 'us8'],
    ['30 min fire', '30'],
  ])('“%s” is read as engineers write it', (question, first) => {
    expect(readQuestion(question, names).parts[0]).toMatchObject({ typed: first })
  })

  test.each([
    ['gamma 1.35', 'gamma 1.35'],
    ['P-delta 0.1', 'p delta 0.1'],
    ['PL^3/3EI', 'pl3 3ei'],
    ['f = 18/sqrt delta', 'f 18 delta'],
    ['18/SQRT(delta)', '18 delta'],
    [String.raw`\frac{18}{\sqrt{\delta}}`, '18 delta'],
    ['sqrtable', 'sqrtable'],
    ['steel per m2', 'steel'],
    ['150 m2 of floor', '150 floor'],
    ['partial factors M2', 'partial factors #m2'],
  ])('“%s” asks for %s', (question, typed) => {
    const { parts } = readQuestion(question, thesaurusOf([]))
    expect(parts.map((part) => part.typed).join(' ')).toBe(typed)
  })

  test('what is quoted, a time and a length are no bounds', () => {
    const typed = (question: string) => readQuestion(question, names).parts.map((part) => part.typed)
    expect(typed('"max spacing"')).toEqual(['max', 'spacing'])
    expect(typed('30 min fire')).not.toContain('minimum')
    expect(typed('beam 5 m max')).toContain('max')
  })

  test('asks for a clause of its standard first', () => {
    expect(readQuestion('EN 1993-1-1 6.3.2', names).parts.map(({ typed }) => typed)).toEqual([
      '#en1993-1-1',
      '#cl:6.3.2=',
      '#en1993-1-1:6.3.2',
    ])
  })

  test.each(['EN 1991-1-4 4.3', 'EN 1991-1-4, 4.3', 'EN 1991-1-4 clause 4.3'])(
    'asks with %j for clause 4.3 of that standard, and for no other number 4.3',
    (text) => {
      const [, clause, cited] = readQuestion(text, names).parts
      expect(clause!.alternatives.map(({ term }) => term)).toEqual(
        expect.arrayContaining(['#cl:4.3=', '#cl:4.3', '#eq:4.3']),
      )
      expect(clause!.word).toBeUndefined()
      expect(cited!.alternatives).toMatchObject([{ term: '#en1991-1-4:4.3' }])
    },
  )

  test.each([
    ['1992 6.4', 'EN 1992 6.4'],
    ['1992, 6.4.3', 'EN 1992, 6.4.3'],
    ['1992 table 3.1', 'EN 1992 table 3.1'],
    ['1991 1 4 4.3', 'EN 1991-1-4 4.3'],
    ['1992 part 1-1', 'EN 1992-1-1'],
    ['1993-1-1 6.3.2.3', 'EN 1993-1-1 6.3.2.3'],
    ['8110 3.4.4', 'BS 8110 3.4.4'],
    ['8110-1:1997 3.4.4', 'BS 8110-1:1997 3.4.4'],
    ['318 22.6', 'ACI 318 22.6'],
    ['318-19 22.6.5', 'ACI 318-19 22.6.5'],
    ['360 E7', 'AISC 360 E7'],
  ])('%j is read as %j is', (typed, meant) => {
    const termsOf = (text: string) =>
      readQuestion(text, names).parts.map(({ typed, alternatives }) => [typed, alternatives])
    expect(termsOf(typed)).toEqual(termsOf(meant))
  })

  test.each([
    '1992 edition',
    'published 1994',
    'in 1992 6.4 mm',
    '1994 0.85',
    '1992 and 1993',
    '360 6.4 kN',
    '318 mm',
    '360 kN',
    'storm of 1990, 28 m/s',
  ])('%j names no standard', (text) => {
    const asked = readQuestion(text, names).parts.map(({ typed }) => typed)
    expect(asked.filter((term) => /^#(?:en|bs|aci|aisc)/.test(term))).toEqual([])
  })

  test('the bodies that go without saying are those of standards in the register', () => {
    const register = readFileSync('prisma/seed/standards.jsonl', 'utf8')
    const registered = [...register.matchAll(/"designation": "(?:ACI CODE|[A-Z]+)[ -](\d+)/g)].map(
      (match) => match[1]!,
    )
    const known = [...new Set(registered)].filter(
      (number) => withBodies(`${number} 6.4.3`) !== `${number} 6.4.3`,
    )
    expect(known).toEqual(expect.arrayContaining(['1990', '1992', '1999', '8110', '5950', '318', '4100']))
    expect(registered).toEqual(expect.arrayContaining(NUMBERS_WITHOUT_BODY))
  })

  test.each(['as min', 'As req', 'as_min', 'As.prov'])('%s is an area of bars', (typed) => {
    const [part] = readQuestion(typed, names).parts
    expect(part!.word).toMatch(/^as(?:min|req|prov)$/)
    expect(part!.label).toMatch(/^A_s,/)
  })

  test.each(['as minimal', 'as a maximum', 'gas min'])('%s is none', (typed) => {
    expect(readQuestion(typed, names).parts.every(({ label }) => label === undefined)).toBe(true)
  })

  test('words that together name a meaning are each answered by it', () => {
    const [live, load, meaning] = readQuestion('live load', names).parts
    for (const part of [live, load])
      expect(part!.alternatives.map(({ term }) => term)).toContain('~live-load')
    expect(meaning).toMatchObject({ alternatives: [{ term: '~live-load' }], counts: false })
  })

  test.each(['fire resistance steel beam', 'fire resistance of a steel beam', 'steel fire rating'])(
    '%s asks for the critical temperature of steel',
    (typed) => {
      const terms = readQuestion(typed, names).parts.flatMap(({ alternatives }) => alternatives)
      expect(terms.map(({ term }) => term)).toContain('~critical-temperature')
    },
  )

  test('a word and the stop word of its name ask for the meaning of both', () => {
    const { parts } = readQuestion('shear without stirrups', names)
    expect(parts.map(({ typed }) => typed)).toEqual(['shear', 'stirrups', '~without-link'])
    expect(readQuestion('shear with stirrups', names).parts).toHaveLength(2)
  })

  test('knows its phrases and whether it is still typed', () => {
    expect(readQuestion('"punching shear" slab', names)).toMatchObject({ phrases: [[0, 1]], open: true })
    expect(readQuestion('punching ', names).open).toBe(false)
  })

  test('what is quoted means itself: no other names, whichever quotes are typed', () => {
    for (const text of ['"punching shear"', '“punching shear”', '«punching shear»']) {
      const { parts, phrases } = readQuestion(text, names)
      expect(phrases).toEqual([[0, 1]])
      expect(parts).toMatchObject([
        { word: 'punching', quoted: true, alternatives: [] },
        { word: 'shear', quoted: true, alternatives: [] },
      ])
    }
    expect(readQuestion('"punching" stirrup', names).parts[1]!.alternatives).not.toEqual([])
  })

  test('asks for an equation, and behind it for its bare number', () => {
    const [{ alternatives }] = readQuestion('eq. (6.61)', names).parts as [Part]
    expect(alternatives.map(({ term }) => term)).toEqual(['#eq:6.61', '6.61'])
    expect(alternatives[1]!.weight).toBeLessThan(alternatives[0]!.weight)
  })

  test.each([
    ['<img src=x onerror=alert(1)>', ''],
    ['<script>alert(1)</script>', ''],
    ['<b>punching</b> shear', 'punching shear'],
    ['<img src=x', ''],
    ['M_Ed < M_Rd and N > 0', 'M_Ed < M_Rd and N > 0'],
    ['a<b and c>d', 'a<b and c>d'],
  ])('of %j, %j is left', (text, left) => {
    expect(withoutMarkup(text).replace(/\s+/g, ' ').trim()).toBe(left)
  })

  test.each(['', '   ', '"', '""""', '- - -', '-"', '(((', 'the of and', '\0', '\ud800'])(
    '%j asks for nothing and breaks nothing',
    (text) => {
      expect(readQuestion(text, names).parts).toEqual([])
    },
  )
})

describe('a snippet', () => {
  const highlighting = { termWeight: (term: string) => ({ punching: 3, shear: 2 })[term] ?? 0 }
  const snippetOf = (text: string, asked: Highlighting) =>
    snippetsOf(readText(text, names), asked, 1)[0]?.html

  test('is the passage where most of the question stands together, escaped and marked', () => {
    const text = `Shear here. ${'Other words follow. '.repeat(60)}At a column <script> punching shear governs & more.`
    expect(snippetOf(text, highlighting)).toContain(
      '&lt;script&gt; <mark>punching</mark> <mark>shear</mark> governs &amp; more.',
    )
  })

  test('marks quoted words only where they stand as quoted', () => {
    const quoted = (word: string, position: number) => ({ forms: new Set([word]), position })
    const phrases = [[quoted('punching', 0), quoted('shear', 1)]]
    const text = 'Shear first, then punching shear, then punching of shear.'
    expect(snippetOf(text, { ...highlighting, phrases })).toBe(
      'Shear first, then <mark>punching</mark> <mark>shear</mark>, then punching of shear.',
    )
    expect(holdsQuoted(text, phrases[0]!)).toBe(true)
    expect(holdsQuoted('shear punching, punching of shear', phrases[0]!)).toBe(false)
  })

  test('has others beside it only where they answer nearly as well, and elsewhere', () => {
    const filling = 'Other words follow here. '.repeat(40)
    const twice = `Punching shear first. ${filling}Again punching shear. ${filling}Only shear.`
    expect(snippetsOf(readText(twice, names), highlighting, 3).map(({ at }) => at)).toEqual([
      0,
      twice.indexOf('punching'),
    ])
    const near = 'Punching shear, and punching shear again.'
    expect(snippetsOf(readText(near, names), highlighting, 2)).toHaveLength(1)
  })

  test('shows an exercise only to who asks for exercises, and its answer to nobody', () => {
    const text = 'Slabs are thin.\nExercise: Find the punching shear. Answer: Punching shear is 0.93.\nShear.'
    const shown = (exercises: boolean) =>
      snippetsOf(readText(text, names), { ...highlighting, exercises }, 3).map(({ html }) => html)
    expect(shown(false)).toEqual(['<mark>Shear</mark>.'])
    expect(shown(true)).toEqual(['Exercise: Find the <mark>punching</mark> <mark>shear</mark>.'])
    const before = 'Punching first.\nExercise: What is it? Answer: 0.93.'
    expect(snippetOf(before, highlighting)).toBe('<mark>Punching</mark> first.')
  })

  test('parts lines that end without a point, as headings and entries of lists do', () => {
    expect(snippetOf('Punching shear\nEN 1992-1-1\nThe column is\nsmall.\nAnd round.', highlighting)).toBe(
      '<mark>Punching</mark> <mark>shear</mark> · EN 1992-1-1 · The column is · small. And round.',
    )
  })

  test('is the beginning where nothing matches, and nothing of nothing', () => {
    expect(snippetOf('Plain & simple.', highlighting)).toBeUndefined()
    expect(beginningOf(readText('Plain & simple.', names))).toBe('Plain &amp; simple.')
    expect(beginningOf(readText('', names))).toBe('')
  })
})

test('a text is read once, and again when it or the meanings have changed; the longest unused is forgotten', () => {
  const readings = new Readings()
  const first = readings.of(1, 'Punching shear', names)
  expect(readings.of(1, 'Punching shear', names)).toBe(first)
  expect(readings.of(1, 'Punching', names).terms).not.toEqual(first.terms)
  expect(readings.of(1, 'Punching', thesaurusOf([])).terms).toEqual(['punching'])
  const kept = readings.of(2, 'Corbel', names)
  const long = 'beam '.repeat(6000)
  for (let id = 3; id < 200; id++) readings.of(id, long, names)
  expect(readings.of(2, 'Corbel', names)).not.toBe(kept)
})

describe('the address of a passage', () => {
  const text =
    'Before all.\nBasis\nLoads act on the slab.\nFace\nAt the face 2 v = 3 the stress is bounded there.\nLimits\nNone.'
  const outline = [
    { id: 's-basis', text: 'Basis', level: 2 as const },
    { id: 's-face', text: 'Face', level: 3 as const },
    { id: 's-limits', text: 'Limits', level: 2 as const },
  ]

  test('names the section, by the headings above it', () => {
    expect(sectionAt(text, outline, 3)).toBeNull()
    expect(sectionAt(text, outline, text.indexOf('slab'))).toEqual({ id: 's-basis', path: ['Basis'] })
    expect(sectionAt(text, outline, text.indexOf('stress'))).toEqual({
      id: 's-face',
      path: ['Basis', 'Face'],
    })
    expect(sectionAt(text, outline, text.indexOf('None'))).toEqual({ id: 's-limits', path: ['Limits'] })
    expect(sectionAt('', outline, 0)).toBeNull()
  })

  test('takes a heading only where it is a line of its own, the next one after it', () => {
    const twice = [
      { id: 's-loads', text: 'Loads', level: 2 as const },
      { id: 's-none', text: ' ', level: 2 as const },
      { id: 's-again', text: 'Loads', level: 2 as const },
    ]
    const said = 'Loads act.\nOf Loads\n  Loads \nHere.\n\nThere.\nLoads\nEnd.'
    const at = (words: string) => sectionAt(said, twice, said.indexOf(words))?.id
    expect(['act', 'Here', 'There', 'End'].map(at)).toEqual([undefined, 's-loads', 's-none', 's-again'])
    expect(sectionAt('Loads', twice, 0)?.id).toBe('s-loads')
    expect(sectionAt('a'.repeat(30_000), [{ id: 's-a', text: 'a', level: 2 }], 29_999)).toBeNull()
  })

  test('names plain words of its line, which a browser looks for', () => {
    expect(wordsToFind(text, text.indexOf('slab'), 'Basis')).toBe('on the slab')
    expect(wordsToFind(text, text.indexOf('stress'), 'Face')).toBe('the stress is bounded there')
    const long = 'Of 3 parts one retaining wall lives with its own weight and with much besides, as all do.'
    expect(wordsToFind(long, long.indexOf('wall'), undefined)).toBe(
      'one retaining wall lives with its own weight and',
    )
    expect(wordsToFind('v = 3 and w = 4', 0, undefined)).toBeNull()
    expect(wordsToFind('Loads\nOf the whole slab\nText', 7, 'Of the whole slab')).toBeNull()
    expect(passageAddress('slab', { id: 's-face', path: [] }, 'load-bearing walls, all')).toBe(
      '/articles/slab#s-face:~:text=load%2Dbearing%20walls%2C%20all',
    )
    expect(passageAddress('slab', null, null)).toBe('/articles/slab')
  })
})
