import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { parseReferences } from '@/lib/references/rules/parse'
import { citationsOf, markedPlace, type Citable } from '@/lib/standards/rules/citing'

const cited = ({
  content = '',
  lines = '',
  ...of
}: Partial<Citable> & { content?: string; lines?: string }) =>
  citationsOf({
    clauses: renderArticle(cleanHtml(content)).clauses,
    calculations: [],
    ...of,
    references: parseReferences(lines).map((line, position) => ({
      ...line,
      position,
      corrected: false,
    })),
  }).map(({ standard, year, clause, place, anchor, line }) =>
    [`${standard}${year === null ? '' : `:${year}`}`, clause, place, anchor, line].filter(
      (part) => part !== null,
    ),
  )

test('each place of a reference is a citation, and a line without one is of the whole standard', () => {
  expect(
    cited({
      lines:
        'EN 1993-1-1:2005+A1:2014, cl. 6.2.9.1 and 6.3.3\nBS 8110-1:1997 (withdrawn)\nSCI P362, Table 3\nNA to BS EN 1993-1-1:2005, NA.2.17',
    }),
  ).toEqual([
    ['EN 1993-1-1:2005', '6.2.9.1', 'reference', 'references', 1],
    ['EN 1993-1-1:2005', '6.3.3', 'reference', 'references', 1],
    ['BS 8110-1:1997', 'reference', 'references', 2],
    ['NA to BS EN 1993-1-1:2005', 'NA.2.17', 'reference', 'references', 4],
  ])
})

test('a place in the text is of the edition that the references name, where it stands', () => {
  const content =
    '<h2>One</h2><p><span data-clause="EN 1993-1-1 6.3.2.3">cl</span></p><h2>Two</h2><p><span data-clause="EN 1990 Table A1.2(B)">t</span></p>'
  expect(cited({ content, lines: 'EN 1993-1-1:2005' }).slice(1)).toEqual([
    ['EN 1993-1-1:2005', '6.3.2.3', 'mark', 'clause-1'],
    ['EN 1990', 'Table A1.2(B)', 'mark', 'clause-2'],
  ])
})

test('a place that its author did not mark is cited too, and has an anchor and a link of its own', () => {
  const content =
    '<p>By EN 1993-1-1, cl. 6.2.8 (see <span data-clause="EN 1990 6.4.3">EN 1990, 6.4.3</span>) and <strong>EN 1992-1-1:2004, Table 3.1</strong>.</p>'
  expect(cited({ content })).toEqual([
    ['EN 1993-1-1', '6.2.8', 'mark', 'clause-1'],
    ['EN 1990', '6.4.3', 'mark', 'clause-2'],
    ['EN 1992-1-1:2004', 'Table 3.1', 'mark', 'clause-3'],
  ])
  const { bodyHtml } = renderArticle(cleanHtml(content))
  expect(
    [...bodyHtml.matchAll(/<a [^>]*data-clause="([^"]*)"[^>]* id="([^"]*)"/g)].map(([, at, id]) => [at, id]),
  ).toEqual([
    ['EN 1993-1-1 6.2.8', 'clause-1'],
    ['EN 1990 6.4.3', 'clause-2'],
    ['EN 1992-1-1 Table 3.1', 'clause-3'],
  ])
})

test.each(['may be left out', 'Note 2 says', 'members in compression', 'kgs', 'must', 'panels'])(
  'what follows a place is no unit where its word goes on: %s',
  (words) => {
    expect(cited({ content: `<p>By EN 1993-1-1, 6.3.2 ${words}.</p>` })).toEqual([
      ['EN 1993-1-1', '6.3.2', 'mark', 'clause-1'],
    ])
  },
)

test.each(['kN', 'kN/m²', 'kNm', 'N/mm2', 'm', 'mm²', 'cm4', 'km', 'MPa', 'GPa', 'kg/m³', '%', '°C', 'MNm'])(
  'a value in %s behind a standard is no place of it',
  (unit) => {
    for (const space of [' ', '\u00a0', ''])
      expect(cited({ content: `<p>EN 1991-1-1, 2.5${space}${unit} is used.</p>` })).toEqual([])
  },
)

test.each([
  ['<p>A load of EN 1991-1-1, 2.5 kN/m² and 3.0kPa, by EN 1990.</p>', 'a value behind a standard'],
  ['<h2>EN 1993-1-1, 6.2.8</h2>', 'a heading'],
  ['<p><code>EN 1993-1-1, 6.2.8</code></p>', 'code'],
  ['<p><a href="https://a.example">EN 1993-1-1, 6.2.8</a></p>', 'a link'],
  ['<pre>EN 1993-1-1, 6.2.8</pre>', 'notation'],
])('%s marks nothing: %s', (content) => expect(cited({ content })).toEqual([]))

test('a mark whose words name an edition is of that edition', () => {
  const content =
    '<p><span data-clause="EN 1992-1-1 6.2.2">EN 1992-1-1:2004 cl. 6.2.2</span>, <span data-clause="EN 1993-1-1 6.3.2.3"><strong>BS EN 1993-1-1:2005, 6.3.2.3</strong></span>, <span data-clause="EN 1992-1-1 6.2.3">EN 1990:2002</span></p>'
  expect(cited({ content, lines: 'EN 1992-1-1:2023' }).slice(1)).toEqual([
    ['EN 1992-1-1:2004', '6.2.2', 'mark', 'clause-1'],
    ['EN 1993-1-1:2005', '6.3.2.3', 'mark', 'clause-2'],
    ['EN 1992-1-1:2023', '6.2.3', 'mark', 'clause-3'],
  ])
})

test.each([
  ['AISC 360 F2', 'AISC 360', ['F2']],
  ['EN 1993-1-5 10', 'EN 1993-1-5', ['10']],
  ['EN 1991-1-4 A.3', 'EN 1991-1-4', ['A.3']],
  ['EN 1993-1-1 6.3.2.2(4)', 'EN 1993-1-1', ['6.3.2.2']],
  ['NA to BS EN 1993-1-1 NA.2.23', 'NA to BS EN 1993-1-1', ['NA.2.23']],
  ['EN 1992-1-1 Annex B', 'EN 1992-1-1', ['Annex B']],
  ['EN 338', 'EN 338', []],
])('the mark %s is a place of %s', (mark, standard, clauses) => {
  expect(markedPlace(mark)).toEqual({ standard, clauses })
})

test('a mark of what is no standard is none', () => {
  expect(markedPlace('Section 3')).toBeNull()
})

test('each clause of a step is a citation like any other; what a value is compared with is none', () => {
  const source = [
    'title Strut',
    'standard EN 1993-1-1:2005+A1:2014',
    'input N = 10 kN',
    'a = 2 @ 6.3.1.2(1), (6.49)',
    'b = 3 @ EN 338:2016, Table 1',
    'c = 4 @ SCI P354, Table 3.1',
    'case N = 12 kN',
    'expect a = 2 @ 6.9.9',
  ].join('\n')
  expect(cited({ calculations: [{ key: 'strut', source }] })).toEqual([
    ['EN 1993-1-1:2005', '6.3.1.2', 'step', 'calculation-strut-line-4', 4],
    ['EN 1993-1-1:2005', 'Equation 6.49', 'step', 'calculation-strut-line-4', 4],
    ['EN 338:2016', 'Table 1', 'step', 'calculation-strut-line-5', 5],
  ])
})
