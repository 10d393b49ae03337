import { TextDecoder } from 'node:util'
import { Editor } from '@tiptap/core'
import { articleExtensions } from '@/components/editor/extensions'
import { fromEditor, toEditor } from '@/components/editor/html'
import { isWizardTable } from '@/components/editor/table-at'
import { compute, formulaProblem, shownCell } from '@/components/editor/table-wizard/formulas'
import { openTable, tableContent } from '@/components/editor/table-wizard/markup'
import { pastedBlock, readSheet, writeSheet } from '@/components/editor/table-wizard/sheets'
import { textIn } from '@/components/ui/file-text'
import {
  blankTable,
  freeName,
  headOf,
  moved,
  newColumn,
  numberIn,
  renameIn,
  tableFromSheet,
  tableOf,
  withBlock,
  type WizardTable,
} from '@/components/editor/table-wizard/table'
import { TEMPLATES } from '@/components/editor/table-wizard/templates'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { png } from '../../support/pictures'

// jsdom has none.
Object.assign(globalThis, { TextDecoder })

const number = (name: string) => newColumn(name, { type: 'number' })
const formula = (name: string, text: string) => newColumn(name, { type: 'formula', formula: text })
const shown = (table: WizardTable) => {
  const results = compute(table)
  return table.rows.map((row) => table.columns.map((column) => shownCell(row, column, results)))
}
/** What one formula comes to beside a = 6, b = 2 and a text. */
const one = (text: string, cells = ['6', '2', 'x', '']) =>
  shown(
    tableOf([number('a'), number('b'), newColumn('note'), number('no value'), formula('r', text)], [cells]),
  )[0]![4]

describe('formulas', () => {
  test.each([
    ['a * b + 1', '13'],
    ['=a/b', '3'],
    ['a^b - -1', '37'],
    ['2 a', '12'],
    ['[a] × [b] ÷ 4', '3'],
    ['sqrt(a + b + 1)', '3'],
    ['max(a, b, 9) - min(a, b)', '7'],
    ['round(a / 9, 2)', '0.67'],
    ['round(pi * 100)', '314'],
    ['1/3', '0.333333'],
  ])('%s is %s', (text, result) => expect(one(text)).toBe(result))

  test.each([
    ['a / 0', '#DIV/0!'],
    ['a / (b - 2)', '#DIV/0!'],
    ['0 ^ -1', '#DIV/0!'],
    ['c + 1', '#NAME?'],
    ['[Somewhere else]', '#NAME?'],
    ['gamma(a)', '#NAME?'],
    ['constructor(a)', '#NAME?'],
    ['toString', '#NAME?'],
    ['r + 1', '#CYCLE!'],
    ['note * 2', '#VALUE!'],
    ['sqrt(0 - a)', '#VALUE!'],
    ['1e308 * 10', '#VALUE!'],
    ['a +', '#ERROR!'],
    ['a = 3', '#ERROR!'],
    ['f(x) = x', '#ERROR!'],
    ['a.constructor', '#ERROR!'],
    ['a[1]', '#NAME?'],
    ['"text"', '#ERROR!'],
    ['import("x")', '#ERROR!'],
    ['sqrt()', '#ERROR!'],
    ['a > b', '#ERROR!'],
    ['(((((((', '#ERROR!'],
  ])('%s is shown as %s and throws nothing', (text, mark) => expect(one(text)).toBe(mark))

  test('a cell that is blank leaves what is computed from it blank', () => {
    expect(one('[no value] * 2')).toBe('')
    expect(one('a * b', ['6', '', '', ''])).toBe('')
  })

  test.each(['', '  ', '=', '= '])('a formula of which nothing is typed yet, %j, shows nothing', (text) => {
    expect(one(text)).toBe('')
    const column = formula('r', text)
    expect(formulaProblem(column, tableOf([column], [['']]))).toBeNull()
  })

  test('what reads a formula that is not typed yet is blank, too', () =>
    expect(shown(tableOf([formula('a', ''), formula('b', 'a * 2')], [['', '']]))).toEqual([['', '']]))

  test('formulas read formulas in any order, and a circle of two is seen from both', () => {
    const table = tableOf(
      [formula('Design', '[G] * 1.35'), formula('G', 'h * 25'), number('h')],
      [['', '', '0.2']],
    )
    expect(shown(table)).toEqual([['6.75', '5', '0.2']])
    const circle = tableOf([formula('a', 'b'), formula('b', 'a')], [['', '']])
    expect(shown(circle)).toEqual([['#CYCLE!', '#CYCLE!']])
  })

  test('two columns of one name are no name', () => {
    expect(shown(tableOf([number('a'), number('a'), formula('r', 'a')], [['1', '2']]))[0]![2]).toBe('#NAME?')
  })

  test('a formula follows the new name of its column', () => {
    expect(renameIn('[Load Type] * a + sqrt(a)', 'a', 'b')).toBe('[Load Type] * b + sqrt(b)')
    expect(renameIn('area + a', 'a', 'Self weight')).toBe('area + [Self weight]')
    expect(renameIn('[Self weight] * 2', 'Self weight', 'G')).toBe('[G] * 2')
  })
})

test('the blank table, and ids that differ', () => {
  const { columns, rows } = blankTable()
  expect(columns.map(({ name }) => name)).toEqual(['Header 1', 'Header 2', 'Header 3'])
  expect(rows).toHaveLength(2)
  const ids = [...columns, ...rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  expect(ids.every((id) => Math.abs(Number(id) - Date.now()) < 60_000)).toBe(true)
})

test('the templates hold the values that the codes and tables give', () => {
  const tables = TEMPLATES.map(({ label, make }) => [label, make()] as const)
  expect(tables.map(([label]) => label)).toEqual(['Load Table', 'Material Properties', 'Section Properties'])
  const [load, material, section] = tables.map(([, table]) => table)
  expect(load!.columns.map(headOf)).toEqual(['Load Type', 'Value (kN/m²)', 'Notes'])
  expect(shown(load!).map(([name]) => name)).toEqual(['Dead', 'Live', 'Wind Load'])
  expect(material!.columns.map(headOf)).toEqual([
    'Material',
    'Strength (MPa)',
    'Density (kg/m³)',
    'Modulus (GPa)',
  ])
  expect(shown(material!)).toEqual([
    ['Concrete C30/37', '30', '2500', '33'],
    ['Steel S355', '355', '7850', '210'],
  ])
  expect(section!.columns.map(headOf)).toEqual(['Section', 'Area (cm²)', 'Ixx (cm⁴)', 'Weight (kg/m)'])
  expect(shown(section!)).toEqual([['UB 457x191x67', '85.5', '29400', '67.1']])
})

test('numbers as spreadsheets write them', () => {
  expect(['1,234.5', '−3', '+.5', '2e3', ' 7 '].map(numberIn)).toEqual([1234.5, -3, 0.5, 2000, 7])
  expect(['', 'x', '1,2', '≥ 25', '1 2', '--1'].map(numberIn)).toEqual(Array(6).fill(null))
})

test('items move, and beyond the ends they stay', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

describe('CSV', () => {
  test('quotes, commas, semicolons, tabs, line ends and the byte-order mark are read', () => {
    expect(readSheet('\uFEFFa,"b, ""c"""\r\n1,"two\nlines"\r\n\r\n')).toEqual([
      ['a', 'b, "c"'],
      ['1', 'two lines'],
    ])
    expect(readSheet('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1.5', '2'],
    ])
    expect(readSheet('a;b\n1.234,5;1.234\n−0,25;S355')).toEqual([
      ['a', 'b'],
      ['1234.5', '1234'],
      ['−0.25', 'S355'],
    ])
    expect(readSheet('a;b\n1,234;2.5')).toEqual([
      ['a', 'b'],
      ['1,234', '2.5'],
    ])
    expect(readSheet('a\tb\r1\t"x')).toEqual([
      ['a', 'b'],
      ['1', 'x'],
    ])
    expect(readSheet('"a;b;c",d')).toEqual([['a;b;c', 'd']])
    expect(readSheet('')).toEqual([])
  })

  test('a file is read in the spelling that it was saved in; what is no text is not', () => {
    const bytes = (buffer: Buffer) => new Uint8Array(buffer).buffer
    expect(textIn(bytes(Buffer.from('Größe;m²')))).toBe('Größe;m²')
    expect(textIn(bytes(Buffer.from('Größe;m²', 'latin1')))).toBe('Größe;m²')
    expect(textIn(bytes(Buffer.from('\uFEFFGröße;m²', 'utf16le')))).toBe('Größe;m²')
    expect(textIn(bytes(png(2, 2)))).toBeNull()
  })

  test('a column that is added gets a name that none has', () => {
    expect(freeName([newColumn('Header 2'), newColumn('Header 4'), newColumn('Load')])).toBe('Header 5')
  })

  test('text that a spreadsheet would run is made harmless, numbers are not; what is read back is the same', () => {
    const table = tableOf(
      [newColumn('=Name'), newColumn('Load', { type: 'number', unit: 'kN' }), formula('Twice', 'Load * 2')],
      [
        ['=1+1', '-5', ''],
        ['@x, "y"', '1', ''],
        ['-', '', ''],
      ],
    )
    const csv = writeSheet(table)
    expect(csv).toBe(`\uFEFF'=Name,Load (kN),Twice\r\n'=1+1,-5,-10\r\n"'@x, ""y""",1,2\r\n'-,,\r\n`)
    const back = tableFromSheet(readSheet(csv))
    expect(back.columns.map(({ name, type, unit }) => [name, type, unit])).toEqual([
      ['=Name', 'text', ''],
      ['Load', 'number', 'kN'],
      ['Twice', 'number', ''],
    ])
    expect(shown(back)).toEqual(shown(table))
  })

  test('a sheet with lines of different lengths is a whole table', () => {
    expect(shown(tableFromSheet([['A'], ['1', '2'], []]))).toEqual([
      ['1', '2'],
      ['', ''],
    ])
  })
})

describe('pasting', () => {
  const clipboard = (plain: string, html = '') => ({
    getData: (type: string) => (type === 'text/html' ? html : plain),
  })

  test('Excel’s lines and cells, a table of a page, and nothing special for a single value', () => {
    expect(pastedBlock(clipboard('a\tb\r\n1,5\t2\r\n'))).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
    expect(pastedBlock(clipboard('1,5\n2,5'))).toEqual([['1,5'], ['2,5']])
    expect(
      pastedBlock(clipboard('x', '<table><tr><td colspan="2">a</td><td> b\n c</td></tr></table>')),
    ).toEqual([['a', '', 'b c']])
    expect(pastedBlock(clipboard('a, b and c'))).toBeNull()
    expect(pastedBlock(clipboard('355', '<b>355</b>'))).toBeNull()
  })

  test('the table grows for the block; formulas stay, numbers lose their commas', () => {
    const table = tableOf([number('a'), formula('r', 'a'), newColumn('t')], [['1']])
    const grown = withBlock(table, { row: 0, column: 0 }, [
      ['1,200', 'lost', 'x', 'y'],
      ['3', '', 'z'],
    ])
    expect(shown(grown)).toEqual([
      ['1200', '1200', 'x', 'y'],
      ['3', '3', 'z', ''],
    ])
    expect(withBlock(table, { row: 199, column: 0 }, [['1'], ['2']]).rows).toHaveLength(200)
  })
})

describe('in the article', () => {
  const open = (html: string) => new Editor({ extensions: articleExtensions(), content: toEditor(html) })
  const TABLE =
    '<table><thead><tr><th>Part</th><th data-kind="number" data-unit="m" style="text-align: right">Height (m)</th><th data-kind="formula" data-formula="Height * 25" style="text-align: right">Load</th></tr></thead><tbody><tr><td><strong>Slab</strong></td><td style="text-align: right">0.2</td><td style="text-align: right">5</td></tr></tbody></table>'

  test('a table comes back from the server’s allow-list with its types, units and formulas', () => {
    const editor = open(cleanHtml(TABLE))
    const node = editor.state.doc.firstChild!
    expect(isWizardTable(node)).toBe(true)
    const { table, origins, from, to } = openTable(node, 0)
    expect(table.columns.map(({ name, type, unit, formula: text }) => [name, type, unit, text])).toEqual([
      ['Part', 'text', '', ''],
      ['Height', 'number', 'm', ''],
      ['Load', 'formula', '', 'Height * 25'],
    ])
    table.rows[0]!.cells[table.columns[1]!.id] = '0.4'
    editor.commands.insertContentAt({ from, to }, tableContent(table, origins))
    expect(fromEditor(editor.state.doc)).toBe(TABLE.replace('>0.2<', '>0.4<').replace('>5<', '>10<'))
    editor.destroy()
  })

  test('a new table is what the server keeps', () => {
    const editor = open('')
    for (const { make } of TEMPLATES) {
      editor.commands.setContent({ type: 'doc', content: [tableContent(make())] })
      const html = fromEditor(editor.state.doc)
      expect(cleanHtml(html)).toBe(html)
      expect(openTable(editor.state.doc.firstChild!, 0).table.columns.map(headOf)).toEqual(
        make().columns.map(headOf),
      )
    }
    editor.destroy()
  })

  test('readers see nothing of it, and what is no kind, unit or formula is not kept', () => {
    expect(renderArticle(cleanHtml(TABLE)).bodyHtml).not.toMatch(/data-|Height \* 25/)
    expect(
      cleanHtml(
        '<table><thead><tr><th data-kind="script" data-unit="m&quot;" data-formula="x" data-x="1">A</th><th data-kind="number" data-formula="1">B</th></tr></thead></table>',
      ),
    ).toBe('<table><thead><tr><th>A</th><th data-kind="number">B</th></tr></thead></table>')
  })

  test.each([
    [
      'merged cells',
      '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['no heads', '<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>'],
    [
      'a foot',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
    ],
    [
      'row heads',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table>',
    ],
  ])('a table with %s is left to the table menu', (_, html) => {
    const editor = open(html)
    expect(isWizardTable(editor.state.doc.firstChild!)).toBe(false)
    editor.destroy()
  })
})
