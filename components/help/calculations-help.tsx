import type { ReactNode } from 'react'
import { readSheet } from '@/lib/calculations/rules/checking'
import { FUNCTIONS } from '@/lib/calculations/rules/functions'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { NO_TABLES } from '@/lib/calculations/rules/tables'
import type { Tables } from '@/lib/calculations/types'
import { CALCULATIONS_HREF, DATA_HREF } from '../layout/links'
import { LongPage, type LongPageSection } from '../layout/long-page'
import { CASES, CHOICE, FIRST, FORMULA } from './examples'
import { linesOf } from './notation'
import { LIST, RUN } from './programs'

/**
 * How calculations are read and written, with examples that are the real thing. `origin` is the site's;
 * `tables` are those that calculations read now.
 */
export function CalculationsHelp({ origin, tables }: { origin: string; tables: Tables }) {
  return (
    <LongPage
      title="Live calculations"
      lead="Worked examples that take your own numbers: how to read them, what they promise, and how to write one in an article."
      sections={[
        reading,
        first,
        lines,
        units,
        formulas,
        cases,
        tablesSection(tables),
        verification,
        trouble,
        programs(origin),
      ]}
    />
  )
}

/** Lines as an author writes them, and what readers get: typeset once, when the page is loaded. */
function example(source: string, key: string, tables: Tables = NO_TABLES): ReactNode {
  // An administrator may have taken out of a table what an example reads: its lines are shown alone then.
  const { sheet } = readSheet(source, tables)
  return (
    <>
      <pre tabIndex={0} aria-label="Lines of the example">
        <code>{source}</code>
      </pre>
      {/* Our own HTML, of lines that stand in this repository. */}
      {sheet && <div dangerouslySetInnerHTML={{ __html: renderSheet(sheet, key) }} />}
    </>
  )
}

const reading: LongPageSection = {
  id: 'reading',
  title: 'Reading and changing',
  body: (
    <>
      <p>
        Each line has three parts: the formula in symbols, the same with numbers, and the result. Beside it
        stands the clause that it comes from; the link leads to what else the library says about that
        standard. Change an input, and everything that depends on it is calculated again; numbers that differ
        from the author’s are marked.
      </p>
      <ul>
        <li>
          An input takes numbers within its range, with a point or a comma. Outside of the range the method of
          the example does not hold, so nothing is calculated.
        </li>
        <li>
          A number may have another unit of the same kind behind it: <code>7500 mm</code> becomes 7.5 in a
          field in m, <code>25 kN/m</code> 25 in one in N/mm, and <code>20 ft 6 in</code> 6.2484 in one in m.
          So are <code>6 m 500 mm</code>, <code>½ ft</code> and, where the field takes a force per length,{' '}
          <code>500 lb/ft</code>. Units may be written out: <code>7.5 metres</code>, <code>900 kips</code>.
          The range holds for what it becomes. A point begins the decimals: where <code>1.200</code> is out of
          range and 1200 is not, the field asks which you mean. A unit of another kind is refused at its
          field, with those that it takes. K and °C are not converted into each other: the one is a difference
          of two temperatures.
        </li>
        <li>
          Checks compare unrounded values. A utilisation is rounded up, so that 1.0004 reads “fails: 1.001
          &gt; 1”.
        </li>
        <li>
          What must be true of your inputs for the method to hold, such as “web of class 1”, is a condition
          and no check of the structure: it has no utilisation and does not count among the checks. Where it
          is not met, the calculation says so instead of saying what its checks come to.
        </li>
        <li>
          Where a standard leaves a value to each country, <strong>National values</strong> chooses between
          the recommended one and those of the countries that the calculation names. It begins with the one
          that the article works with.
        </li>
        <li>
          <strong>Reset</strong>, which comes with the first change, brings the author’s values back, and
          “Undo reset” yours. <strong>Copy link</strong> makes an address that opens the calculation with the
          values that you see; <strong>Save my copy</strong>, in articles, keeps them in{' '}
          <a href={CALCULATIONS_HREF}>My Calculations</a>, where copies are renamed, duplicated and compared.
          Both can be pressed before anything was changed.
        </li>
        <li>
          What you enter outlives a reload and Back in this tab; whoever opens the page anew finds the
          author’s values.
        </li>
        <li>Printing the article prints the calculation with the values that you see.</li>
      </ul>
      <p>
        A calculation is an example of a method, and no design: what it assumes stands below it. Check the
        standard, its amendments and the National Annex in force for your project.
      </p>
    </>
  ),
}

const first: LongPageSection = {
  id: 'first',
  title: 'Writing your first',
  body: (
    <>
      <p>
        In the editor, where you <a href="/submit-article">submit an article</a>, press{' '}
        <strong>Live calculation</strong>. A block with a short example appears, one statement a line, with
        the typeset sheet beside or below it, and the outcome or the first error at its foot. An error is also
        underlined at its place; F8 goes to it. An input that no line uses and an expected value without a
        source are no errors; a hint says so, to you and to the reviewer.
      </p>
      <ul>
        <li>
          The buttons above the lines (<strong>Input</strong>, <strong>Choice</strong>, <strong>Given</strong>
          , <strong>Step</strong>, <strong>Check</strong>, <strong>Table</strong>, <strong>Plot</strong>,{' '}
          <strong>Expect</strong>) write a line below the cursor; type over what is selected, and press Tab
          for the next place of the line.
        </li>
        <li>
          Does the article hold the equations already? Select them with their text, and press{' '}
          <strong>Live calculation of the selected equations</strong>: each definition becomes a step, each
          name without one an input. Where nobody stated a value a question mark waits for yours; what could
          not be read stands below the lines. The equations stay until you take them out.
        </li>
        <li>
          While you type, statements, names defined above, functions, units, tables and clauses are offered:
          the arrow keys choose, Enter takes one, Escape closes the list. Ctrl+Space asks for it.
        </li>
        <li>
          Escape, or an arrow key at the first or last line, leads out of the block; Ctrl+Enter to a new
          paragraph behind it. Undo and redo are those of the whole article.
        </li>
        <li>
          <strong>Copy…</strong> lists the calculations of published articles; the lines of the chosen one
          take the place of those in the block.
        </li>
        <li>
          <strong>Tidy</strong> writes every line in one form: blanks where they help, the clause before the
          label. What the lines say stays the same.
        </li>
        <li>
          <strong>Sheet</strong> hides and shows the typeset sheet. <strong>Preview</strong> shows the whole
          article as readers will get it.
        </li>
      </ul>
      {example(FIRST, 'first')}
    </>
  ),
}

const LINES: [written: string, meaning: string][] = [
  ['title Punching shear', 'The name of the calculation.'],
  ['standard EN 1992-1-1:2004+A1:2014', 'The edition of the clauses. Without a year it is the latest one.'],
  [
    'heading Column face',
    'A heading above the lines behind it, or above the inputs, which stand together at the top.',
  ],
  ['assume The column is internal.', 'What must be true for it to hold; listed below the calculation.'],
  ['input V_Ed = 600 kN in 50 kN..3000 kN "Force"', 'What the reader may change, its range and its name.'],
  ['input n = 4 in 2..40 whole "Bars"', 'What is counted: whole numbers only.'],
  ['choice grade = S355 from steel_grades "Grade"', 'A row of a table that the reader may change.'],
  [
    'choice pile = bored of bored, driven "Pile"',
    'One of some words, which conditions name: 1.3 if pile = driven | 1.4.',
  ],
  ['given gamma_C = 1.5 @ 2.4.2.4(1)', 'What is given, with its clause.'],
  ['given gamma_M1 = 1.0 national UK 1.0', 'The recommended value, and that of a National Annex.'],
  ['given f = psi_2 national UK psi_1', 'The same where a country works it out in another way.'],
  ['national UK', 'The country whose values it begins with, where these are not the recommended ones.'],
  ['v_Ed = V_Ed/(u_1 d) -> MPa to 4 @ 6.4.3', 'A step; where asked, with its unit and significant figures.'],
  ['x = solve x in 0 m..5 m: a x^2 = b', 'An equation that is solved between two values.'],
  ['check v_Ed <= v_Rd "At the perimeter"', 'A check, with <= or >=.'],
  [
    'scope h_w/t_w <= 72 epsilon "No shear buckling"',
    'Where the calculation holds: a condition, with a clause or without, that has no utilisation.',
  ],
  [
    'check a <= b "The shorter side is a"',
    'A condition on the inputs: no clause, and nothing calculated in it. Two entered forces, moments or stresses are checked.',
  ],
  ['plot v_Rd over d in 150 mm..400 mm', 'A result over the range of an input.'],
  ['case V_Ed = 700 kN, d = 200 mm', 'Other inputs for the expected values below.'],
  ['case national = UK', 'The values of a country, or recommended, for the expected values below.'],
  ['expect v_Rd = 0.664 MPa ± 0.1 % "by hand"', 'A value by other means, with its source.'],
  ['# a note', 'For authors; readers do not see it.'],
]

const lines = linesOf(LINES)

const units: LongPageSection = {
  id: 'units',
  title: 'Names, numbers and units',
  body: (
    <ul>
      <li>
        A name is letters, and behind one “_” an index: <code>v_Ed.1</code> is typeset as v with Ed,1 below.
        Greek letters are spelled or typed: <code>gamma_M0</code> is <code>γ_M0</code>, and{' '}
        <code>lambdabar</code> has a bar. A name cannot be that of a unit, as <code>s</code>, <code>m</code>{' '}
        and <code>N</code> are: write <code>s_l</code> for a spacing of links.
      </li>
      <li>
        A unit stands behind a number, without blanks inside: <code>kN/m²</code>, <code>N/mm^2</code>,{' '}
        <code>kNm</code>, <code>cm⁴</code>, <code>%</code>, <code>deg</code>. It stays what you chose, and is
        shown with raised digits. A sum of metres is in metres, and so are the largest and the smallest of
        them. What else is calculated without an arrow, <code>L/250</code> for instance, is in the usual unit
        of its kind, a length in mm: write <code>-&gt; m</code> for another.
      </li>
      <li>
        A blank multiplies: <code>2 pi d</code>. Powers bind before signs, so <code>-x^2</code> is negative; a
        product is worked from left to right, so <code>a/2 b</code> is half of a, times b.
      </li>
      <li>
        Units must balance on every line. The error says what it found: “A force and a length do not go
        together.”
      </li>
      <li>
        Functions: <code>{[...FUNCTIONS.keys()].join(', ')}</code>. <code>ceil(x, 25 mm)</code> rounds up to a
        step; <code>log10</code> is printed lg. Angles have their unit: <code>sin(30 deg)</code>; a name
        without one is taken in radians.
      </li>
    </ul>
  ),
}

const formulas: LongPageSection = {
  id: 'formulas',
  title: 'Empirical formulas',
  body: (
    <>
      <p>
        Some formulas hold in certain units only. <code>using N, mm</code> takes every value as a plain number
        in these, and the result as a number in the unit behind the arrow.
      </p>
      {example(FORMULA, 'formula')}
    </>
  ),
}

const cases: LongPageSection = {
  id: 'cases',
  title: 'Cases',
  body: (
    <>
      <p>
        The first case whose condition holds applies; the last may stand without one. Several conditions are
        joined by <code>and</code>.
      </p>
      {example(CASES, 'cases')}
    </>
  ),
}

const tablesSection = (tables: Tables): LongPageSection => ({
  id: 'tables',
  title: 'Tables',
  body: (
    <>
      <p>
        A choice is a row of a table, and <code>lookup</code> reads a field of that row. In a table whose rows
        are numbers, <code>interp(table, x).field</code> reads between two rows, and never beyond the first or
        the last. Tables are kept by the editors of the library, each with its source; when one is corrected,
        the articles that read it are calculated and verified again, and copies that members saved keep the
        numbers that they were saved with. Under <a href={DATA_HREF}>Data</a> each table has its columns,
        values and source.
      </p>
      <ul>
        {[...tables.values()].map(({ name, title }) => (
          <li key={name}>
            <a href={`/data/${name}`}>
              <code>{name}</code>
            </a>
            : {title}
          </li>
        ))}
      </ul>
      {example(CHOICE, 'choice', tables)}
    </>
  ),
})

const verification: LongPageSection = {
  id: 'verification',
  title: 'Verification',
  body: (
    <p>
      An <code>expect</code> line holds a value that was found by other means: by hand, from a published
      example, by another method. It is compared each time the article is stored. A calculation says that it
      is verified only when at least two such values agree within their tolerance; it names their sources and
      the largest difference. Once its article is published, <a href="/verification">Verification</a> lists it
      with all of them.
    </p>
  ),
}

const trouble: LongPageSection = {
  id: 'trouble',
  title: 'When a line has no value',
  body: (
    <p>
      A division by zero, the root of a negative number, a table that is left or an equation without a
      solution is said on its line, and what depends on it stays blank. An article with an error in a
      calculation is not stored; the message names line, column and reason. Your draft keeps it as you wrote
      it.
    </p>
  ),
}

const command = (text: string, label: string): ReactNode => (
  <pre tabIndex={0} aria-label={label}>
    <code>{text}</code>
  </pre>
)

const programs = (origin: string): LongPageSection => ({
  id: 'programs',
  title: 'Called by programs',
  body: (
    <>
      <p>
        A spreadsheet or a script of yours can run a calculation. Make a token under{' '}
        <a href="/profile?tab=settings">Access tokens for programs</a> in your profile: it reads what you may
        read, and changes nothing. The list has the id of each calculation.
      </p>
      {command(LIST(origin), 'List the calculations')}
      <p>
        Inputs are numbers in the unit of the input, or texts with any unit of the same kind, whose number has
        a point; what is left out has the author’s value. The answer has every result with its unit, the
        checks, and the lines that have no value. Numbers in it are not rounded.
      </p>
      {command(RUN(origin), 'Run a calculation')}
      <p>
        Out of its range an input is refused with the range. <a href="/api/openapi.json">The description</a>{' '}
        (OpenAPI 3.1) has these calls, those that read and search articles, and how often they may be made.
      </p>
    </>
  ),
})
