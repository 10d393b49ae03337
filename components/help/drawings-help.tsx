import type { ReactNode } from 'react'
import { draw } from '@/lib/drawings/engine'
import { keyOf } from '@/lib/drawings/rules/figure'
import { readDrawing } from '@/lib/drawings/rules/reading'
import { STARTERS } from '@/lib/drawings/rules/starters'
import { LINES } from '@/lib/drawings/rules/writing'
import { ArticleDrawings } from '../drawings/article-drawings'
import { DrawnFigure } from '../drawings/drawn-figure'
import { LongPage, type LongPageSection } from '../layout/long-page'
import { linesOf } from './notation'

/** How drawings are read and written, with examples that are the real thing. */
export function DrawingsHelp() {
  return (
    <>
      <LongPage
        title="Drawings"
        lead="Sketches, diagrams and plots in articles, drawn to scale from lines of text."
        sections={[reading, first, lines, places, values, links, examples]}
      />
      <ArticleDrawings />
    </>
  )
}

const reading: LongPageSection = {
  id: 'reading',
  title: 'Reading a drawing',
  body: (
    <ul>
      <li>
        Behind the title stand what its author says of it, and the scale, which is true where the page is
        printed on A4 without scaling. What is not to scale says so.
      </li>
      <li>
        Press a drawing, or <strong>Enlarge</strong>, to see it as large as the window; the keys + and − zoom,
        and Escape closes. It can be downloaded there as SVG and as PNG.
      </li>
      <li>
        <strong>Numbers and description</strong> holds what it shows as a table and in words.
      </li>
      <li>A drawing that follows a calculation of its article is drawn again when you change an input.</li>
    </ul>
  ),
}

const first: LongPageSection = {
  id: 'first',
  title: 'Writing your first',
  body: (
    <p>
      In the editor, where you <a href="/submit-article">submit an article</a>, press <strong>Drawing</strong>
      . The buttons above the lines ({STARTERS.map(({ name }) => name).join(', ')}) begin from an example; the
      picture beside or below follows as you type, and the first error stands at its foot and is underlined at
      its place.
    </p>
  ),
}

const lines = linesOf(LINES.map(([, ...line]) => line))

const places: LongPageSection = {
  id: 'places',
  title: 'Places and looks',
  body: (
    <ul>
      <li>
        A place is two lengths, to the right and upwards: <code>0, 250 mm</code>. Or it is a place of a shape
        above, <code>column.left</code>, <code>column.top-right</code>, <code>axis.end</code>, with two
        lengths from there: <code>column.right + 50 mm, 0</code>.
      </li>
      <li>
        Behind a shape stands how it looks: <code>concrete</code>, <code>steel</code>, <code>timber</code>,{' '}
        <code>masonry</code>, <code>soil</code>, <code>plain</code>, <code>hatch</code>, <code>weld</code>,{' '}
        <code>dash</code>, <code>dot</code>, <code>thick</code>, <code>thin</code>, <code>centreline</code>,{' '}
        <code>compression</code>, <code>tension</code>, <code>ground</code>. Then its label in quotation
        marks.
      </li>
      <li>
        Labels find their own places, so that none lies over another. Where they have no room beside each
        other at any scale, the drawing is refused, and the longest of them is named.
      </li>
      <li>
        A pressure below 0 stands on the other side of its line. <code>note</code> stands below the drawing:
        say there what is not part of the example.
      </li>
    </ul>
  ),
}

const values: LongPageSection = {
  id: 'values',
  title: 'Values',
  body: (
    <ul>
      <li>
        <code>b = 300 mm</code> defines a value; expressions, units and functions are those of{' '}
        <a href="/help/calculations#units">calculations</a>. A label shows a value in braces:{' '}
        <code>&quot;b = {'{b}'}&quot;</code>, with a unit and figures where you want others:{' '}
        <code>{'{L -> m to 2}'}</code>.
      </li>
      <li>
        <code>with</code> and the title of a calculation of the same article, below the drawing’s title, takes
        over all of its values; when a reader changes an input, the drawing follows.
      </li>
      <li>A letter with an index is written u_1, also in labels.</li>
    </ul>
  ),
}

const links: LongPageSection = {
  id: 'links',
  title: 'Referring to a figure',
  body: (
    <p>
      Drawings are numbered in their order. A link to <code>#figure-</code> and the title in small letters
      with hyphens, without its values, whose text is “Figure 1” is given the right number whenever the
      article is stored, wherever the drawing has been moved.
    </p>
  ),
}

/** Lines as an author writes them, and what readers get. */
function example(source: string, number: number): ReactNode {
  const { drawing } = readDrawing(source, [])
  const done = drawing && draw(drawing, null)
  if (!done || 'error' in done) throw new Error('An example of the help is wrong')
  return (
    <div key={number}>
      <pre tabIndex={0} aria-label={`Lines of figure ${number}`}>
        <code>{source}</code>
      </pre>
      <DrawnFigure drawn={done.drawn} name={keyOf(drawing)} number={number} />
    </div>
  )
}

const examples: LongPageSection = {
  id: 'examples',
  title: 'Examples',
  body: <>{STARTERS.map(({ lines: source }, index) => example(source, index + 1))}</>,
}
