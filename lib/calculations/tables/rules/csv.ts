import { readSheet } from '../../rules/checking'
import { unitOf } from '../../rules/units'
import type { SheetError, Table } from '../../types'
import { TABLE } from '../constants'
import { asWritten, csvFrom } from '@/lib/core/csv'

type Content = Pick<Table, 'fields' | 'rows'>
type Cell = { text: string; line: number; column: number }
type Field = {
  name: string
  unit: string | null
  words: string
  isKey: boolean
  isNumber: boolean | null
  cell: Cell
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/
const HEAD = /^(.*?)(?:\s*\[([^\]]*)\])?(?:\s*:\s*(.*))?$/

/**
 * Returns the fields and rows of a table written as CSV, or everything that is wrong with its place. The
 * first line names the fields, each with its unit in brackets, [-] for a plain number, and what it stands for
 * behind a colon; the first field is the key, and holds words unless it has brackets.
 */
export function readTable(name: string, csv: string): { content: Content } | { errors: SheetError[] } {
  const lines = cellsOf(csv)
  if ('message' in lines) return { errors: [lines] }
  const errors: SheetError[] = []
  const wrong = ({ line, column }: Cell, message: string) => errors.push({ line, column, message })
  const [head = [], ...rest] = lines
  const start: Cell = { text: '', line: 1, column: 1 }
  if (head.length < 2)
    wrong(start, 'A table has a key and at least one field, parted by commas: grade, f_y [MPa].')
  if (head.length > TABLE.fields) wrong(start, `A table has at most ${TABLE.fields} fields.`)
  if (rest.length === 0) wrong(start, 'A table has at least one row below the names of its fields.')
  if (rest.length > TABLE.rows)
    wrong(start, `A table has at most ${TABLE.rows} rows; this has ${rest.length}.`)
  if (errors.length > 0) return { errors }

  const fields = head.map((cell, index): Field => {
    const [, field = '', unit, words = ''] = HEAD.exec(cell.text) ?? []
    return {
      name: field,
      unit: unit === undefined || /^[-–]$/.test(unit) ? null : unit,
      words,
      isKey: index === 0,
      isNumber: unit === undefined ? (index === 0 ? false : null) : true,
      cell,
    }
  })
  fields.forEach((field, index) => {
    const problem = problemOfField(name, field, index)
    if (problem) wrong(field.cell, problem)
    else if (fields.findIndex((other) => other.name === field.name) < index)
      wrong(field.cell, `There are two fields called ${field.name}.`)
  })

  const keys = new Map<string, number>()
  const rows = rest.map((row) => {
    const [first = start] = row
    if (row.length !== fields.length)
      wrong(
        row.at(fields.length) ?? row.at(-1) ?? start,
        `This row has ${row.length} cells, and the first line names ${fields.length} fields. A decimal is written with a point.`,
      )
    const values = row.slice(0, fields.length).map((cell, index) => {
      const problem = problemOfCell(fields[index]!, cell)
      if (problem) wrong(cell, problem)
      return fields[index]!.isNumber ? Number(cell.text) : cell.text
    })
    const key = String(values[0])
    const before = keys.get(key)
    if (before !== undefined) wrong(first, `The key ${key} stands in line ${before} already.`)
    else if (first.text !== '' && typeof values[0] === 'string' && !isKey(name, key))
      wrong(
        first,
        `“${key}” cannot be chosen: a key is letters, digits, points, slashes, “-” and “_”, without blanks.`,
      )
    keys.set(key, first.line)
    return values
  })
  if (errors.length > 0) return { errors: errors.toSorted((a, b) => a.line - b.line || a.column - b.column) }
  return {
    content: {
      fields: fields.map(({ name: field, unit, words }) => ({ name: field, unit, ...(words && { words }) })),
      rows,
    },
  }
}

/** Returns a table as CSV that `readTable` reads as the same. */
export const writeTable = ({ fields, rows }: Content): string =>
  csvFrom([
    fields.map(({ name, unit, words }, index) => {
      const isPlain = unit === null && typeof rows[0]?.[index] === 'number'
      const head = unit !== null || isPlain ? `${name} [${unit ?? '-'}]` : name
      return words ? `${head}: ${words}` : head
    }),
    ...rows,
  ])

function problemOfField(table: string, { name, unit, words }: Field, index: number): string | null {
  if (name === '') return 'This field has no name.'
  if (unit !== null && unitOf(unit) === null)
    return `“${unit}” is no unit that calculations know: mm, MPa, kN/m², mm⁴, or [-] for a plain number.`
  if (words.length > TABLE.words) return `What ${name} stands for has at most ${TABLE.words} characters.`
  if (index === 0)
    return /^[\p{L}\p{N}_. -]+$/u.test(name) ? null : `“${name}” is no name: letters, digits and “_”.`
  // Judged by what reads it: a name that no line could call is refused.
  const probe: Table = {
    name: table,
    version: 1,
    title: '',
    source: '',
    fields: [
      { name: 'key', unit: null },
      { name, unit: null },
    ],
    rows: [['a', 1]],
  }
  const { sheet } = readSheet(
    `choice c_1 = a from ${table}\nx_1 = lookup(${table}, c_1).${name}`,
    new Map([[table, probe]]),
  )
  return sheet ? null : `“${name}” is no name: letters, and behind one “_” letters and digits, such as f_y.`
}

function problemOfCell(field: Field, { text }: Cell): string | null {
  if (text === '') return `${field.name} has no value here.`
  if (text.length > TABLE.cell) return `A cell has at most ${TABLE.cell} characters.`
  const isNumber = NUMBER.test(text) && Number.isFinite(Number(text))
  field.isNumber ??= isNumber
  if (field.isNumber && !isNumber)
    return `“${text}” is no number; ${field.name} holds numbers, written like 12.5 or 1.2e6.`
  if (!field.isNumber && isNumber && !field.isKey)
    return `“${text}” is a number; in the row above, ${field.name} holds a word.`
  return null
}

/** A key is what a choice can name. */
function isKey(table: string, key: string): boolean {
  const probe: Table = {
    name: table,
    version: 1,
    title: '',
    source: '',
    fields: [
      { name: 'key', unit: null },
      { name: 'x', unit: null },
    ],
    rows: [[key, 1]],
  }
  return readSheet(`choice c_1 = ${key} from ${table}\nx_1 = 1`, new Map([[table, probe]])).sheet !== null
}

/** Cells by line as RFC 4180 has them, blank lines left out; or what cannot be read. */
function cellsOf(csv: string): Cell[][] | SheetError {
  const text = csv.replace(/^\uFEFF/, '')
  const lines: Cell[][] = []
  let row: Cell[] = []
  let [at, line, begins] = [0, 1, 0]
  const endRow = () => {
    if (row.length > 1 || row[0]?.text !== '') lines.push(row)
    row = []
  }
  for (;;) {
    const column = at - begins + 1
    const quoted = /^[ ]*"/.exec(text.slice(at, at + 200))
    if (quoted) {
      let end = at + quoted[0].length
      while (end < text.length && !(text[end] === '"' && text[end + 1] !== '"'))
        end += text[end] === '"' ? 2 : 1
      const said = text.slice(at + quoted[0].length, end).replaceAll('""', '"')
      if (end >= text.length) return { line, column, message: 'A quotation mark is not closed.' }
      if (/[\r\n]/.test(said)) return { line, column, message: 'A cell is one line.' }
      row.push({ text: asWritten(said.trim()), line, column })
      at = end + 1
      const gap = /^ */.exec(text.slice(at, at + 200))![0].length
      at += gap
      if (at < text.length && !/[,\r\n]/.test(text[at]!))
        return {
          line,
          column: at - begins + 1,
          message: 'Behind a quoted cell stands a comma, or the line ends.',
        }
    } else {
      const end = indexOfEnd(text, at)
      const said = text.slice(at, end).trim()
      if (/[;\t]/.test(said) && line === 1)
        return {
          line,
          column,
          message:
            'Cells are parted by commas, not by semicolons or tabs; a decimal is written with a point.',
        }
      if (said.includes('"'))
        return {
          line,
          column,
          message: 'A quotation mark stands around a whole cell, and is doubled within one.',
        }
      row.push({ text: asWritten(said), line, column })
      at = end
    }
    if (text[at] === ',') {
      at++
      continue
    }
    endRow()
    if (at >= text.length) return lines
    at += text.startsWith('\r\n', at) ? 2 : 1
    line++
    begins = at
    if (at >= text.length) return lines
  }
}

function indexOfEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && !/[,\r\n]/.test(text[end]!)) end++
  return end
}
