import * as examples from '@/components/help/examples'
import { readSheet } from '@/lib/calculations/rules/checking'
import { suggestionsAt } from '@/lib/calculations/rules/completion'
import { hintsOf } from '@/lib/calculations/rules/hints'
import { TABLES } from '../../support/tables'
import { TEMPLATES, templateOf } from '@/lib/calculations/rules/templates'
import { tokensOf } from '@/lib/calculations/rules/tokens'
import { readSeedArticles } from '../../support/seed-articles'
import { readBody } from '../../support/seed-body'

const SEEDED = readSeedArticles().flatMap(({ slug, body }) =>
  readBody(body).calculations.map((source) => [slug, source] as [string, string]),
)

const parts = (line: string) => tokensOf(line).map(({ from, to, kind }) => `${kind} ${line.slice(from, to)}`)

test('the parts of a line are told apart as the grammar reads them', () => {
  expect(parts('input f_ck = 30 MPa in 12 MPa..90 MPa @ 3.1.2 "Strength"')).toEqual([
    'keyword input',
    'name f_ck',
    'sign =',
    'number 30',
    'unit MPa',
    'keyword in',
    'number 12',
    'unit MPa',
    'sign ..',
    'number 90',
    'unit MPa',
    'clause @ 3.1.2',
    'label "Strength"',
  ])
  expect(parts('k = min(1 + sqrt(200/d), 2) using N, mm')).toEqual(
    expect.arrayContaining(['function min', 'function sqrt', 'name d', 'keyword using', 'unit N', 'unit mm']),
  )
  expect(parts('x = 2 log10(y)')).toEqual(expect.arrayContaining(['number 2', 'function log10', 'name y']))
  expect(parts('choice grade = S355 from steel_grades')).toEqual([
    'keyword choice',
    'name grade',
    'sign =',
    'row S355',
    'keyword from',
    'name steel_grades',
  ])
  expect(parts('choice pile = bored of bored, driven')).toEqual([
    'keyword choice',
    'name pile',
    'sign =',
    'name bored',
    'keyword of',
    'name bored',
    'sign ,',
    'name driven',
  ])
  expect(parts('x = 2 of')).toContain('name of')
  expect(parts('input n = 4 in 2..40 whole "Bars"').slice(-3)).toEqual([
    'number 40',
    'keyword whole',
    'label "Bars"',
  ])
  expect(parts('x = 2 whole')).toContain('name whole')
  expect(parts('scope h/t <= 72')[0]).toBe('keyword scope')
  expect(parts('scope = 2')[0]).toBe('name scope')
  expect(parts('input whole = 2')).toContain('name whole')
  expect(parts('  # not "read" @ all')).toEqual(['comment   # not "read" @ all'])
  expect(parts('title Check of a beam @ midspan')).toEqual([
    'keyword title',
    'text Check of a beam @ midspan',
  ])
  // A name may be spelled as a statement is, and what is being typed has no end yet.
  expect(parts('check = 3 m')).toEqual(['name check', 'sign =', 'number 3', 'unit m'])
  expect(parts('a = 2 "unfin')).toEqual(['name a', 'sign =', 'number 2', 'label "unfin'])
})

test.each([...Object.entries(examples), ...SEEDED])(
  'every visible character of the sheet %s belongs to one part',
  (_, source) => {
    for (const line of source.split('\n')) {
      const tokens = tokensOf(line)
      const covered = [...line].map(() => 0)
      for (const { from, to } of tokens) for (let at = from; at < to; at++) covered[at]!++
      const bare = [...line].filter((character, at) => covered[at] !== 1 && character.trim() !== '')
      expect([line, bare]).toEqual([line, []])
    }
  },
)

const SHEET = [
  'title Beam',
  'input L = 6 m in 1 m..12 m "Span"',
  'choice grade = S355 from steel_grades',
  'choice pile = bored of bored, driven',
  'M_Ed = 10 kN/m L^2/8 -> kNm @ 6.2.5(1)',
  'M_Rd = 60 kNm @ 6.2.5(2), (6.13)',
]
const offered = (typed: string, asked = false) => {
  const found = suggestionsAt([...SHEET, typed, 'later = 3'], SHEET.length, typed.length, TABLES, asked)
  return found && { behind: typed.slice(0, found.from), labels: found.options.map(({ label }) => label) }
}

test('what fits the place is offered', () => {
  expect(offered('ch')).toEqual({ behind: '', labels: ['choice', 'check'] })
  expect(offered('check M')?.labels).toEqual(['M_Rd', 'M_Ed'])
  expect(offered('x = 2 sq')).toEqual({ behind: 'x = 2 ', labels: ['sqrt'] })
  expect(offered('x = 2 M')?.labels).toEqual(['MN', 'MPa', 'MNm', 'M_Rd', 'M_Ed'])
  expect(offered('x = 2 log1')).toEqual({ behind: 'x = 2 ', labels: ['log10'] })
  expect(offered('x = L/sq')).toEqual({ behind: 'x = L/', labels: ['sqrt'] })
  expect(offered('x = M_Ed -> ')?.labels.slice(0, 2)).toEqual(['m', 'kN/m'])
  expect(offered('x = M_Ed -> kN')).toBeNull()
  expect(offered('x = M_Ed -> kNm', true)?.labels).toEqual(['kNm'])
  expect(offered('x = 0.2 L using N, k')?.behind).toBe('x = 0.2 L using N, ')
  expect(offered('input n_b = 4 in 2..40 wh')?.labels).toEqual(['whole'])
  expect(offered('input n_b = 4 in 2..40 ', true)?.labels).toContain('whole')
  expect(offered('x = 4 wh')).toBeNull()
  expect(offered('choice g = S235 from steel_g')?.labels).toEqual(['steel_grades'])
  expect(offered('f_y = lookup(')?.labels).toContain('bolt_sizes')
  expect(offered('f_y = lookup(steel_grades, gr')?.labels).toEqual(['grade'])
  expect(offered('f_y = lookup(steel_grades, grade).')?.labels).toEqual(['f_y', 'f_u'])
  expect(offered('x = 1 if grade = S')?.labels).toEqual(['S235', 'S275', 'S355'])
  expect(offered('x = 1 if pile = dr')?.labels).toEqual(['driven'])
  expect(offered('f_y = lookup(steel_grades, pi')).toBeNull()
  expect(offered('plot M_Ed over ')?.labels).toEqual(['L'])
  expect(offered('x = 3 @ 6.')).toEqual({ behind: 'x = 3 @ ', labels: ['6.2.5(1)', '6.2.5(2), (6.13)'] })
})

test('nothing is offered in words, for what is below, or where Enter means a new line', () => {
  for (const typed of [
    '',
    'title M',
    '# M',
    'check M_Ed "M',
    'x = lat',
    'input a = 600',
    'x = M_Ed',
    'x = 3 m',
  ])
    expect([typed, offered(typed)]).toEqual([typed, null])
})

test('each line of the palette can be read where it is inserted, in a sheet and in none', () => {
  for (const [kind] of TEMPLATES) {
    const written = templateOf(kind, SHEET, SHEET.length - 1, TABLES)
    const plain = written.replace(/\$\{([^{}]*)\}/g, '$1')
    expect([kind, readSheet([...SHEET, plain].join('\n'), TABLES).errors]).toEqual([kind, []])
    // “${1}” would be a place without words.
    expect(written).not.toMatch(/\$\{\d*\}/)
  }
  const counted = templateOf('plot', ['input n = 4 in 2..40 whole', 'y = 2 n'], 2, TABLES)
  expect(counted.replace(/\$\{([^{}]*)\}/g, '$1')).toBe('plot y over n in 2..40 "Label"')
  const empty = (['input', 'choice', 'given', 'step', 'check', 'table'] as const).map((kind) =>
    templateOf(kind, [''], 0, TABLES).replace(/\$\{([^{}]*)\}/g, '$1'),
  )
  const lines = empty.filter((line) => !line.includes('grade'))
  expect(readSheet(lines.join('\n'), TABLES).errors).toEqual([])
  expect(empty.at(-1)).toBe(
    'choice grade = S235 from steel_grades "Label"\nf_y = lookup(steel_grades, grade).f_y',
  )
})

test('what may be forgotten is hinted at with its line, and is no error', () => {
  const source = `input a = 1 m
input c_w = 35 mm "Cover"
choice grade = S355 from steel_grades
given gamma_C = 1.5
input d = 2 m in 1 m..3 m
x = 2 a
plot x over d in 1 m..2 m
expect x = 2 m ± 1 %
expect x = 2 m ± 1 % "by hand"
heading Remarks`
  const { sheet, errors } = readSheet(source, TABLES)
  expect(errors).toEqual([])
  expect(hintsOf(sheet!).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: No line uses c_w; a drawing may.',
    '3: No line uses grade; a drawing may.',
    '4: No line uses γ_C; a drawing may.',
    '5: No line uses d; a drawing may.',
    '8: An expected value without its source does not count as verification: "by hand", "Example 6.2 of …".',
    '10: Below this heading nothing is shown, so it is left out.',
  ])
})

test('the library says what is counted at its input, and not by a check that rounds it', () => {
  const rounded = SEEDED.flatMap(([slug, source]) =>
    source.split('\n').flatMap((line) => (/ceil\((\S+) - floor\(\1\)\)/.test(line) ? [[slug, line]] : [])),
  )
  expect(rounded.filter(([, line]) => !line!.includes('"An even number of panels"'))).toEqual([])
  expect(SEEDED.filter(([, source]) => /^input .* whole\b/m.test(source)).length).toBeGreaterThan(30)
})

test('the library has no input that neither a line nor a drawing uses, and no value without its source', () => {
  const forgotten = readSeedArticles().flatMap(({ slug, body }) => {
    const { calculations, drawings } = readBody(body)
    return calculations.flatMap((source) =>
      hintsOf(readSheet(source, TABLES).sheet!)
        .filter(({ line }) => {
          const name = /^(?:input|choice|given) (\S+)/.exec(source.split('\n')[line - 1]!)?.[1]
          const word = new RegExp(`(?<![\\w.])${name}(?![\\w.])`)
          return name === undefined || !drawings.some((lines) => word.test(lines))
        })
        .map(({ message }) => `${slug}: ${message}`),
    )
  })
  expect(forgotten).toEqual([])
})
