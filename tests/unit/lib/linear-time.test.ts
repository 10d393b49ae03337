import { citationsOf } from '@/lib/standards/rules/citing'
import { mentionsIn } from '@/lib/standards/rules/mentioning'
import { placesIn } from '@/lib/references/rules/places'
import { readSheet } from '@/components/editor/table-wizard/sheets'
import { isIdentifier, numberIn, renameIn } from '@/components/editor/table-wizard/table'
import { formulaProblem } from '@/components/editor/table-wizard/formulas'
import { newColumn, tableOf } from '@/components/editor/table-wizard/table'
import { pathOf, sourceOf } from '@/lib/analytics/rules/addresses'
import { blocksOf } from '@/lib/articles/revisions/rules/blocks'
import { compareBlocks } from '@/lib/articles/revisions/rules/difference'
import { articleInput } from '@/lib/articles/editing/schema'
import { bibtexCitation, plainCitation } from '@/lib/articles/rules/citing'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { drawable } from '@/lib/core/drawable'
import { plainMath } from '@/lib/articles/rules/plain-math'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { unbroken } from '@/lib/articles/rules/unbroken'
import { textLength } from '@/lib/articles/submissions/rules/length'
import { askedFor } from '@/lib/assistant/rules/asking'
import { answeringSentence } from '@/lib/assistant/rules/extraction'
import { endsWithPlace } from '@/lib/assistant/rules/headline'
import { containsInstructions } from '@/lib/assistant/rules/instructions'
import { parseClaim } from '@/lib/assistant/rules/lines'
import { statedIn } from '@/lib/assistant/rules/statements'
import { isSupported } from '@/lib/assistant/rules/verifying'
import { csvOf } from '@/lib/audit/rules/csv'
import { refuseGuessable } from '@/lib/auth/passwords'
import { anyCode } from '@/lib/auth/two-factor/schema'
import { emailField } from '@/lib/auth/schema'
import { splitLinks } from '@/lib/comments/rules/links'
import { normalizeWhitespace } from '@/lib/comments/rules/text'
import { csvFrom } from '@/lib/core/csv'
import { AppError } from '@/lib/core/errors'
import { safeReturnPath } from '@/lib/core/paths'
import {
  escapeHtml,
  isStorable,
  isVisible,
  normalEmail,
  shorten,
  slugify,
  storable,
  withoutPersonalData,
} from '@/lib/core/text'
import { decodeText } from '@/lib/drive/rules/decoding'
import { withoutHidden } from '@/lib/drive/rules/visible'
import { deviceOf } from '@/lib/http/client'
import { cookieValue } from '@/lib/http/cookies'
import { inlineScriptSources } from '@/lib/server/inline-scripts'
import { scriptsAfterPaint } from '@/lib/server/scripts-after-paint'
import { visitorOf } from '@/lib/http/visitor'
import { citationsIn, standardsByPlace } from '@/lib/knowledge/rules/citations'
import { sentencesOf } from '@/lib/core/sentences'
import { passagesOf } from '@/lib/knowledge/rules/splitting'
import { acceptedPassword } from '@/lib/membership/schema'
import { clauseOf, placesNamedIn, standardOf } from '@/lib/references/rules/clause'
import { parseReferences } from '@/lib/references/rules/parse'
import { analyse, titleKey } from '@/lib/search/rules/document'
import { asTablesWrite, withoutQuality } from '@/lib/search/rules/as-tables-write'
import { sectionIn } from '@/lib/search/rules/designations'
import { materialAsked } from '@/lib/search/rules/materials'
import { askedRow } from '@/lib/search/rules/missing'
import { namedRow } from '@/lib/search/rules/named-rows'
import { withNation } from '@/lib/search/rules/nations'
import { onlyExcludes, readQuestion, withoutMarkup } from '@/lib/search/rules/question'
import { readText } from '@/lib/search/rules/reading'
import { beginningOf, holdsQuoted } from '@/lib/search/rules/snippet'
import { editDistance, neighbourhood, oneSpelling, wideNeighbourhood } from '@/lib/search/rules/spelling'
import { thesaurusOf } from '@/lib/search/rules/synonyms'
import { tokensOf } from '@/lib/search/rules/tokens'
import { synonymInput } from '@/lib/search/synonyms/schema'

jest.setTimeout(600_000)

/**
 * Pieces that backtracking, rescanning and deep nesting are slow at, repeated; some between a beginning and
 * an end.
 */
const PIECES = [
  'a',
  'A',
  '1',
  ' ',
  '\n',
  '\t',
  '§',
  '.',
  ',',
  '-',
  '"',
  "'",
  '\\',
  '/',
  '(',
  '[',
  '{',
  '<',
  '>',
  '&',
  '$$',
  '|',
  ';',
  ':',
  '@',
  '=',
  '_',
  '%',
  '\u0301',
  '\u200b',
  '\u00a0',
  '\u2009',
  '😀',
  'ß',
  'ﬃ',
  'İ',
  '§ ',
  '§§ ',
  '1.',
  '.1',
  '1 000 ',
  '1,',
  '1-',
  '1:',
  '(1)',
  '1 ',
  'a ',
  'a.',
  'A.1',
  '6.3.2 ',
  '6.3.2.',
  'cl. ',
  'clause ',
  'NA.',
  'NA ',
  'Table ',
  'Eq. (',
  'expressions 6.10, ',
  'EN ',
  'EN 1993-',
  'EN 1993-1-1 ',
  'BS EN ISO ',
  '199',
  '1993-1',
  'prEN',
  'Eurocode ',
  'AISC ',
  'Part 1 ',
  '+A1',
  'SCI P',
  'p. ',
  'pp. 1-',
  '(2005) ',
  'et al. ',
  'A. B., ',
  'N·m·',
  'm/',
  '5 kN',
  'kN/m² ',
  'M_{',
  '\\frac{',
  '\\sqrt',
  'x^',
  '\\(',
  '\\[',
  '\\(x\\) ',
  '\\begin{a}',
  '&amp',
  '&#x',
  '&nbsp;',
  '<p>',
  '<b>',
  '</p>',
  '<div>',
  '<h2>a</h2>',
  '<table>',
  '<td>',
  '<!--',
  '<script>',
  '<style>',
  '</',
  '<a href="',
  '<p style="',
  'data-latex="',
  '@media{',
  'a{',
  '{}',
  '/*',
  '.a,',
  'http://',
  'https://a.b/',
  'www.',
  'a@',
  'a@b.',
  '://@',
  '?token=',
  '%E0',
  '%',
  '-"',
  ' -a',
  '"a" ',
  ' = ',
  'a = ',
  '. A',
  '? ',
  '\r\n',
  '\n\n',
  '\n#',
  '=1;',
  'a_1 = 1 ',
  'a_1 = 1,1 ',
  'session=',
  'Mobile ',
  'Android ',
  'ignore ',
  '{"claim":',
  '\ud83d\ude00\u200d',
]
const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const SHAPES: [string, (length: number) => string][] = [
  ...PIECES.map((piece): [string, (length: number) => string] => [
    JSON.stringify(piece),
    (n) => filled(piece, n),
  ]),
  ['brackets that close', (n) => '('.repeat(n / 2) + ')'.repeat(n / 2)],
  ['braces that close', (n) => `\\(${'{'.repeat(n / 2)}${'}'.repeat(n / 2)}\\)`],
  ['a unit that never ends', (n) => `5 ${filled('N·m·', n)}X`],
  ['blanks and then a letter', (n) => `a${' '.repeat(n)}b`],
  ['one long attribute', (n) => `<p title="${filled('a ', n)}">x</p>`],
  ['one long declaration', (n) => `<p style="${filled('color:red;', n)}">x</p>`],
  ['one long equation', (n) => `<span data-type="inline-math" data-latex="${filled('x+', n)}"></span>`],
  ['numbered headings', (n) => Array.from({ length: n / 12 }, (_, i) => `<h2>a ${i % 9}</h2>`).join('')],
  ['different words', (n) => Array.from({ length: n / 6 }, (_, i) => `w${i.toString(36)} `).join('')],
]

const thesaurus = thesaurusOf([
  'shear, punching',
  'ltb, lateral torsional buckling',
  'uls, ultimate limit state',
])
const evidence = (text: string) => [{ text, title: 'T' }] as never
const table = (formula: string) => {
  const column = { ...newColumn('a', { type: 'formula' }), formula }
  return { column, table: tableOf([newColumn('b'), column], [['1', '']]) }
}
const [ORIGIN, NOW] = ['https://loadpath.test', '2026-11-21T10:00:00.000Z']
const cited = (text: string) => ({
  slug: 'a',
  title: text,
  author: { firstName: text, lastName: text },
  revision: 1,
  updatedAt: NOW,
})
/** The first words of a text as a quotation; each of them is looked for at each word of the text. */
const quotedIn = (text: string) =>
  tokensOf(text.slice(0, 20)).map(({ term, position }) => ({ forms: new Set([term]), position }))
const attempt = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    // A refusal is an answer too.
    if (!(error instanceof AppError)) throw error
  }
}

/**
 * Characters of a question in these tests, which is longer than any that is asked: at the length of those, a
 * quick machine reads what is quadratic in a time that does not yet say how it grows.
 */
const ASKED = 8000

/**
 * Every function that reads text from outside, with the most characters that it is given; what runs in the
 * rendering thread, with a time limit, and what looks for a quotation, with as many as show how the time
 * grows.
 */
const READERS: [string, number, (text: string) => unknown][] = [
  // Texts of articles.
  ['cleaning HTML', 2000, (text) => attempt(() => cleanHtml(text))],
  ['rendering', 2000, (text) => attempt(() => renderArticle(cleanHtml(text)))],
  ['the visible part of a document', 20_000, (text) => attempt(() => withoutHidden(text))],
  ['how long a text is', 50_000, textLength],
  ['whether there is content', 50_000, (text) => articleInput.shape.content.safeParse(text)],
  ['keeping units together', 20_000, unbroken],
  ['an equation on a line', 2500, plainMath],
  ['the blocks of a revision', 2000, (text) => attempt(() => blocksOf(cleanHtml(text)))],
  ['two revisions', 1000, (text) => compareBlocks([text, 'a'], [`${text} x`, 'b'])],
  ['the text of a picture', 5000, drawable],
  // References.
  ['references', 10_000, parseReferences],
  ['a clause', 5000, clauseOf],
  ['the places that a text names', 20_000, placesNamedIn],
  ['the standard of a clause', 5000, standardOf],
  // The search.
  ['search terms', 10_000, tokensOf],
  ['a question of a search', ASKED, (text) => readQuestion(withoutMarkup(text), thesaurus)],
  ['the markup of a question', ASKED, withoutMarkup],
  ['what a question leaves out', ASKED, onlyExcludes],
  ['a designation', ASKED, sectionIn],
  ['a question as tables write it', ASKED, (text) => withoutQuality(asTablesWrite(text))],
  ['the row of a question', ASKED, askedRow],
  ['the material of a question', ASKED, materialAsked],
  ['the row that a question names', ASKED, namedRow],
  ['the nation of a question', ASKED, withNation],
  ['the words of a document', 5000, (text) => analyse([{ text, weight: 1 }] as never, thesaurus)],
  [
    'a citation',
    500,
    (text) => [plainCitation(cited(text), ORIGIN, NOW), bibtexCitation(cited(text), ORIGIN, NOW)],
  ],
  ['a quoted phrase', 20_000, (text) => holdsQuoted(text, quotedIn(text))],
  ['an excerpt', 5000, (text) => beginningOf(readText(text, thesaurus))],
  ['the key of a title', 5000, titleKey],
  ['one spelling', 1000, oneSpelling],
  ['the neighbourhood of a word', 40, (text) => [neighbourhood(text), wideNeighbourhood(text)]],
  ['the distance of two words', 40, (text) => editDistance(text, `${text.slice(1)}x`, 2)],
  ['synonyms', 5000, (text) => synonymInput.safeParse({ names: text })],
  // Documents and the assistant.
  ['sentences', 20_000, sentencesOf],
  ['what a question asks for', ASKED, askedFor],
  ['the end of a line of a calculation', 20_000, endsWithPlace],
  [
    'passages',
    10_000,
    (text) => passagesOf({ title: 'T', text, outline: [], references: [text.slice(0, 200)] }),
  ],
  [
    'citations',
    20_000,
    (text) =>
      citationsIn(text, {
        places: standardsByPlace([text.slice(0, 200)]),
        years: new Map(),
        standard: undefined,
      }),
  ],
  ['places of a reference', 20_000, placesIn],
  [
    'what an article cites',
    20_000,
    (text) =>
      citationsOf({
        clauses: [{ at: text.slice(0, 100), words: text.slice(0, 200), anchor: 'clause-1', marked: true }],
        calculations: [{ key: 'a', source: text.slice(0, 5000) }],
        references: [
          {
            raw: text.slice(0, 2000),
            type: 'standard',
            position: 0,
            body: 'EN',
            number: '1990',
            part: null,
            year: null,
            locality: null,
            localityType: null,
            corrected: false,
          },
        ],
      }),
  ],
  ['an answer', 5000, (text) => answeringSentence(text, new Map([['a', 1]]), thesaurus)],
  ['instructions in a passage', 5000, containsInstructions],
  ['a claim', 12_000, parseClaim],
  ['values that sentences state', 20_000, statedIn],
  ['support of a claim', 5000, (text) => isSupported({ text, quote: text, passage: 0 }, evidence(text))],
  [
    'the bytes of a document',
    50_000,
    (text) => attempt(() => decodeText(Buffer.from(text.replaceAll('\0', '')), { html: true })),
  ],
  // Members' texts.
  ['the links of a comment', 5000, splitLinks],
  ['the lines of a comment', 64_000, normalizeWhitespace],
  ['what a comment names', 5000, mentionsIn],
  ['a slug', 5000, slugify],
  ['a shortened text', 100_000, (text) => shorten(text, 150)],
  [
    'what is stored',
    50_000,
    (text) => [isStorable({ text }), storable(text), isVisible(text), escapeHtml(text)],
  ],
  ['what operators see', 10_000, withoutPersonalData],
  ['an address', 4000, (text) => [pathOf(text), sourceOf(text), safeReturnPath(text)]],
  ['an email address', 64_000, (text) => [emailField.safeParse(text), normalEmail(text)]],
  [
    'a password',
    64,
    (text) => attempt(() => refuseGuessable('password', text, ['Mary', 'mary@example.org'])),
  ],
  ['the rule of a password', 64_000, (text) => acceptedPassword.safeParse(text)],
  ['a code', 64_000, (text) => anyCode.safeParse(text)],
  ['a table of values', 20_000, (text) => csvFrom([[text, text]])],
  [
    'the log as a table',
    5000,
    (text) =>
      csvOf(
        [
          {
            actor: text,
            action: 'article.update',
            targetType: 'article',
            target: text,
            before: { title: text },
            after: { title: `${text}x` },
            createdAt: '2026-01-01T00:00:00Z',
          } as never,
        ],
        (iso) => iso,
      ),
  ],
  // Headers.
  [
    'a browser',
    16_000,
    (text) => [deviceOf(text), visitorOf(new Headers({ 'user-agent': text.replace(/[^\x20-\x7e]/g, '?') }))],
  ],
  ['cookies', 16_000, (text) => cookieValue(text, 'session')],
  ['the scripts of a page', 20_000, (text) => [inlineScriptSources(text, 'n'), scriptsAfterPaint(text, 'n')]],
  // The Table Wizard.
  ['a pasted table', 20_000, readSheet],
  ['a cell', 5000, (text) => [numberIn(text), isIdentifier(text)]],
  ['a formula', 1000, (text) => formulaProblem(table(text).column, table(text).table)],
  ['renaming in a formula', 2000, (text) => renameIn(text, 'a', 'b')],
]

/** Characters that each shape begins with. */
const SMALLEST = 250
/** Each size is so many times the one before. */
const STEP = 4
/** Milliseconds of the processor from which on a time says how it grows, and not how the clock ticks. */
const TELLING = 24
/**
 * A quadratic function takes 16 times as long for four times the text; a linear one, whose garbage is
 * collected meanwhile, up to ten times.
 */
const GROWTH = 12
/** Milliseconds of the processor that compiling, collecting garbage and the clock may add. */
const SLACK = 40

/** Milliseconds that this process spends on it: what else the machine does is not counted. */
const timeOf = (read: (text: string) => unknown, text: string) => {
  const began = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/**
 * Returns what grows faster than its text, in words; null where nothing does. A shape grows until its time is
 * telling or the text is as long as it may be, and is then asked once more, four times as long.
 */
function superlinear(most: number, read: (text: string) => unknown, make: (length: number) => string) {
  for (let size = Math.min(SMALLEST, most); ; size = Math.min(size * STEP, most)) {
    const [text, longer] = [make(even(size)), make(even(size * STEP))]
    const took = timeOf(read, text)
    if (took < TELLING && size < most) continue
    if (took < TELLING) return null
    // What was not compiled yet takes longer than it will: the short text is read again after the long one.
    let long = timeOf(read, longer)
    let short = Math.min(took, timeOf(read, text))
    if (short < TELLING && size < most) continue
    if (short < TELLING) return null
    for (let again = 0; again < 3 && long > GROWTH * short + SLACK; again++) {
      short = Math.min(short, timeOf(read, text))
      long = Math.min(long, timeOf(read, longer))
    }
    if (long <= GROWTH * short + SLACK) return null
    return `${text.length} characters take ${Math.round(short)} ms, ${longer.length} take ${Math.round(long)} ms`
  }
}

const even = (size: number) => Math.max(8, Math.floor(size / 2) * 2)

test.each(READERS)('%s takes time in proportion to its text', (_, most, read) => {
  const slow = SHAPES.flatMap(([shape, make]) => {
    const found = superlinear(most, read, make)
    return found ? [`${shape}: ${found}`] : []
  })
  expect(slow).toEqual([])
})

test('a function whose time grows with the square of its text is found', () => {
  const quadratic = (text: string) => {
    const began = process.cpuUsage()
    const microseconds = 40_000 * (text.length / 1000) ** 2
    for (let spent = 0; spent < microseconds;) {
      const { user, system } = process.cpuUsage(began)
      spent = user + system
    }
  }
  expect(superlinear(20_000, quadratic, (n) => 'a'.repeat(n))).toMatch(/characters take/)
})

test.each([
  ['a long sum', 'a+'.repeat(50_000) + 'a'],
  ['open brackets', '('.repeat(100_000)],
  ['brackets that close', '('.repeat(50_000) + '1' + ')'.repeat(50_000)],
  ['powers', '9^'.repeat(50_000) + '9'],
  ['factorials', `9${'!'.repeat(100_000)}`],
  ['a huge exponent', `1e${'9'.repeat(100_000)}`],
  ['signs', `${'-'.repeat(100_000)}1`],
])('a formula of %s is refused with a sentence, and cut to 999 characters it is answered', (_, formula) => {
  for (const text of [formula, formula.slice(0, 999)]) {
    const { column, table: of } = table(text)
    const problem = formulaProblem(column, of)
    if (text === formula) expect(problem).toMatch(/^The formula is longer than 1000 characters/)
  }
})
