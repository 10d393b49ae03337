import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { compute, shownCell } from './formulas'
import { headOf, newColumn, newId, type WizardColumn, type WizardTable } from './table'

/**
 * Cells as they stand in the article, by row and column: what was not changed goes back with its marks,
 * equations and alignment.
 */
export type Origins = Map<string, Node>
export type OpenTable = { table: WizardTable; origins: Origins; from: number; to: number }

const HEAD = 'head'
const keyOf = (row: string, column: string) => `${row} ${column}`

const textOf = (cell: Node) =>
  cell.textBetween(0, cell.content.size, ' ', (leaf) =>
    typeof leaf.attrs.latex === 'string' ? `\\(${leaf.attrs.latex}\\)` : ' ',
  )

/** The table as the wizard edits it. */
export function openTable(node: Node, from: number): OpenTable {
  const origins: Origins = new Map()
  const columns: WizardColumn[] = []
  node.firstChild?.forEach((cell) => {
    const column = columnOf(cell)
    columns.push(column)
    origins.set(keyOf(HEAD, column.id), cell)
  })
  const rows: WizardTable['rows'] = []
  node.forEach((row, _, index) => {
    if (index === 0) return
    const id = newId()
    const cells: Record<string, string> = {}
    row.forEach((cell, _offset, at) => {
      const column = columns[at]!
      origins.set(keyOf(id, column.id), cell)
      if (column.type !== 'formula') cells[column.id] = textOf(cell).trim()
    })
    rows.push({ id, cells })
  })
  return { table: { columns, rows }, origins, from, to: from + node.nodeSize }
}

function columnOf(head: Node): WizardColumn {
  const { kind, unit, formula } = head.attrs as Partial<Record<'kind' | 'unit' | 'formula', string | null>>
  const text = textOf(head).trim()
  const shown = unit ? ` (${unit})` : ''
  // A unit that somebody has changed in the text is part of the name again.
  const withUnit = shown !== '' && text.endsWith(shown)
  return newColumn(withUnit ? text.slice(0, -shown.length) : text, {
    type: kind === 'number' || kind === 'formula' ? kind : 'text',
    unit: withUnit ? unit! : '',
    formula: formula ?? '',
  })
}

/**
 * The table as the article holds it: what its columns are stays with their heads, so that it can be opened
 * again.
 */
export function tableContent(table: WizardTable, origins: Origins = new Map()): JSONContent {
  const results = compute(table)
  const heads = table.columns.map((column) => ({
    ...cellContent('tableHeader', headOf(column), column, origins.get(keyOf(HEAD, column.id))),
  }))
  for (const [at, { type, unit, formula }] of table.columns.entries())
    heads[at]!.attrs = {
      ...heads[at]!.attrs,
      kind: type === 'text' ? null : type,
      unit: unit.trim() || null,
      formula: type === 'formula' ? formula.trim() || null : null,
    }
  const rows = table.rows.map((row) => ({
    type: 'tableRow',
    content: table.columns.map((column) =>
      cellContent(
        'tableCell',
        shownCell(row, column, results),
        column,
        origins.get(keyOf(row.id, column.id)),
      ),
    ),
  }))
  return { type: 'table', content: [{ type: 'tableRow', content: heads }, ...rows] }
}

function cellContent(
  type: string,
  text: string,
  column: WizardColumn,
  origin: Node | undefined,
): JSONContent {
  if (origin && textOf(origin).trim() === text) return origin.toJSON() as JSONContent
  const side = column.type === 'text' ? null : 'right'
  return {
    type,
    attrs: { textAlign: (origin?.attrs.textAlign as string | null | undefined) ?? side },
    content: [{ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] }],
  }
}
