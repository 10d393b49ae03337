import { readFileSync } from 'node:fs'
import { parseReference } from '@/lib/references/rules/parse'

const FIELDS = ['type', 'body', 'number', 'part', 'year', 'amendment', 'locality'] as const
type Field = (typeof FIELDS)[number]
type Labelled = { line: string; says: Record<Field, string | null> }

/** "type | body | number | part | year+amendment | locality | line"; '-' is nothing. */
function labelled(file: string): Labelled[] {
  return readFileSync(`tests/support/references/${file}`, 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [type, body, number, part, edition, locality, ...line] = row.split(' | ')
      const [year, ...amendment] = edition!.split('+')
      const said = (value: string | undefined) => (value === undefined || value === '-' ? null : value)
      return {
        line: line.join(' | '),
        says: {
          type: type!,
          body: said(body),
          number: said(number),
          part: said(part),
          year: said(year),
          amendment: said(amendment.join('+') || '-'),
          locality: said(locality),
        },
      }
    })
}

function parsed(line: string): Record<Field, string | null> {
  const { type, body, number, part, year, amendment, locality, localityType } = parseReference(line)
  const place = locality && `${localityType} ${locality}`
  return { type, body, number, part, year: year === null ? null : String(year), amendment, locality: place }
}

/**
 * Precision: how much of what was found is right. Recall: how much of what is there was found. 'other' is
 * finding nothing.
 */
function figuresOf(set: Labelled[]) {
  const misses: string[] = []
  const figures = FIELDS.map((field) => {
    let [right, found, there] = [0, 0, 0]
    for (const { line, says } of set) {
      const nothing = (value: string | null) => value === null || (field === 'type' && value === 'other')
      const [expected, answer] = [says[field], parsed(line)[field]]
      if (!nothing(answer)) found++
      if (!nothing(expected)) there++
      if (!nothing(answer) && answer === expected) right++
      if (answer !== expected) misses.push(`${field}: ${line} → ${answer}, not ${expected}`)
    }
    return { field, precision: right / found, recall: right / there, there }
  })
  return { figures, misses }
}

const say = (name: string, { figures, misses }: ReturnType<typeof figuresOf>, count: number) =>
  process.stdout.write(
    [
      `${name}, ${count} lines`,
      ...figures.map(
        ({ field, precision, recall, there }) =>
          `  ${field.padEnd(10)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  of ${there}`,
      ),
      ...misses.map((miss) => `  ${miss}`),
      '',
    ].join('\n'),
  )

const FLOOR = 0.99

describe.each(['worked-on.txt', 'held-out.txt', 'amended.txt'])('%s', (file) => {
  const set = labelled(file)
  const result = figuresOf(set)
  say(file, result, set.length)

  test.each(result.figures)('$field', ({ precision, recall }) => {
    expect(precision).toBeGreaterThanOrEqual(FLOOR)
    expect(recall).toBeGreaterThanOrEqual(FLOOR)
  })
})

test('the sets are of the size that was asked for, and no line stands in both', () => {
  const [worked, held, amended] = [
    labelled('worked-on.txt'),
    labelled('held-out.txt'),
    labelled('amended.txt'),
  ]
  expect(worked.length + held.length).toBeGreaterThanOrEqual(250)
  expect(held.length * 3).toBeGreaterThanOrEqual(worked.length)
  expect(amended.filter(({ says }) => says.amendment !== null).length).toBeGreaterThanOrEqual(50)
  const lines = [...worked, ...held, ...amended].map(({ line }) => line)
  expect(new Set(lines).size).toBe(lines.length)
})

test.each([
  '1',
  '-',
  '.',
  '–',
  '1-',
  '1.',
  'EN 1993-',
  'cl. 1.',
  '(',
  'Part ',
  ' ',
  'P1',
  '+A1',
  'ASTM A',
  '19',
])('100 kB of %j take no longer than any line', (piece) => {
  const start = process.cpuUsage()
  parseReference(piece.repeat(Math.ceil(100_000 / piece.length)))
  parseReference(`EN 1993${piece.repeat(Math.ceil(100_000 / piece.length))}`)
  // Processor time in microseconds: what else the machine does is not counted.
  expect(process.cpuUsage(start).user).toBeLessThan(500_000)
})
