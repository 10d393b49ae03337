import type { LongPageSection } from '../layout/long-page'

/** Returns the section with every line of a notation and what it means. */
export const linesOf = (
  notation: readonly (readonly [written: string, meaning: string])[],
): LongPageSection => ({
  id: 'lines',
  title: 'What a line may say',
  body: (
    <div className="table-scroll" role="region" tabIndex={0} aria-label="Lines of the notation">
      {/* Of fixed columns, which do not move while later lines arrive. */}
      <table className="table-fixed [&_code]:wrap-break-word">
        <colgroup>
          <col className="w-[47%]" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {notation.map(([written, meaning]) => (
            <tr key={written}>
              <td>
                <code>{written}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
})
