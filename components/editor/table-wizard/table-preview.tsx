'use client'
import clsx from 'clsx'
import { compute, shownCell } from './formulas'
import { headOf, type WizardTable } from './table'

/** The table in the article's own print. */
export function TablePreview({ table: { columns, rows } }: { table: WizardTable }) {
  const results = compute({ columns, rows })
  const side = (type: string) => clsx(type !== 'text' && 'align-right')
  return (
    <section aria-label="Preview" className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">Preview</h3>
      <div className="article border-hairline bg-paper !max-w-none rounded border px-4 py-3">
        <div className="table-scroll" role="region" aria-label="Preview of the table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col" className={side(column.type)}>
                    {headOf(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {columns.map((column) => (
                    <td key={column.id} className={side(column.type)}>
                      {shownCell(row, column, results)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
