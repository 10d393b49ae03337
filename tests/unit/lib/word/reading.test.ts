import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { pictureAddress } from '@/lib/articles/word/rules/markup'
import { readWord } from '@/lib/articles/word/rules/reading'
import { UnreadableFile } from '@/lib/articles/word/rules/unreadable'
import { archive, docx, docxOf, relationsOf } from '../../../support/docx'
import { oMath, oMathPara, r as mathRun, sSub } from '../../../support/omml'
import { png } from '../../../support/pictures'

const STYLES = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${[
  ['Title', 'Title'],
  ['Heading1', 'heading 1'],
  ['Heading2', 'heading 2'],
  ['Heading6', 'heading 6'],
  ['Caption', 'caption'],
  ['Quote', 'Quote'],
]
  .map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
  .join('')}</w:styles>`
const NUMBERING = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`

const t = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (content: string, style = '', properties = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${properties}</w:pPr>${content}</w:p>`
const item = (text: string, level: number, list: number) =>
  p(t(text), '', `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
const row = (cells: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`
const picture = (id: string, alt = '') =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

const RELATIONS: [string, string, string][] = [
  ['s', 'styles', 'styles.xml'],
  ['n', 'numbering', 'numbering.xml'],
  ['f', 'footnotes', 'footnotes.xml'],
  ['link', 'hyperlink', 'https://www.istructe.org/'],
  ['script', 'hyperlink', 'javascript:alert(1)'],
  ['note', 'hyperlink', 'http://localhost:3000/submit-article#_ftn1'],
  ['p1', 'image', 'media/image1.png'],
  ['p2', 'image', 'media/image2.emf'],
  ['p3', 'image', 'media/image3.png'],
  ['p4', 'image', '../../../etc/passwd'],
]

const word = (body: string, extra: Record<string, string | Buffer> = {}) =>
  readWord(
    docxOf(body, {
      'word/_rels/document.xml.rels': relationsOf(RELATIONS),
      'word/styles.xml': STYLES,
      'word/numbering.xml': NUMBERING,
      'word/footnotes.xml':
        '<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:id="1"><w:p><w:r><w:t>A note.</w:t></w:r></w:p></w:footnote></w:footnotes>',
      'word/media/image1.png': png(40, 30),
      'word/media/image2.emf': Buffer.concat([Buffer.alloc(40), Buffer.from(' EMF'), Buffer.alloc(40)]),
      'word/media/image3.png': Buffer.concat([png(), Buffer.alloc(2 * 1024 * 1024)]),
      ...extra,
    }),
  )
const htmlOf = async (body: string) => (await word(body)).html

test('text, emphasis, indices and quotations are taken over', async () => {
  const body =
    p(t('Bold', '<w:b/>') + t(' ') + t('italic', '<w:i/>') + t(' ') + t('line', '<w:u w:val="single"/>')) +
    p(
      t('H') +
        t('2', '<w:vertAlign w:val="subscript"/>') +
        t('O m') +
        t('3', '<w:vertAlign w:val="superscript"/>'),
    ) +
    p(t('Said.'), 'Quote')
  expect(await htmlOf(body)).toBe(
    '<p><strong>Bold</strong> <em>italic</em> <u>line</u></p><p>H<sub>2</sub>O m<sup>3</sup></p><blockquote><p>Said.</p></blockquote>',
  )
})

test('sections begin at the second level, and what is below them goes down with them', async () => {
  const html = await htmlOf(
    p(t('One'), 'Heading1') + p(t('Two'), 'Heading2') + p(t('Six'), 'Heading6') + p(t('Then'), 'Heading1'),
  )
  expect(cleanHtml(html)).toBe('<h2>One</h2><h3>Two</h3><h4>Six</h4><h2>Then</h2>')
})

test('headings below the first keep their level, and those deeper than the editor has are its last', async () => {
  const html = await htmlOf(p(t('Text.')) + p(t('Two'), 'Heading2') + p(t('Six'), 'Heading6'))
  expect(cleanHtml(html)).toBe('<p>Text.</p><h2>Two</h2><h4>Six</h4>')
})

test('lists are taken over with their levels', async () => {
  expect(
    await htmlOf(item('One', 0, 1) + item('Within', 1, 1) + item('Two', 0, 1) + item('First', 0, 2)),
  ).toBe('<ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul><ol><li>First</li></ol>')
})

/** Lists by their numbers: levels as format, text and start, and what a list changes of them. */
const lists = (definitions: Record<number, { levels: [string, string, number][]; more?: string }>) => ({
  'word/numbering.xml': `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${Object.entries(
    definitions,
  )
    .map(
      ([id, { levels }]) =>
        `<w:abstractNum w:abstractNumId="${id}">${levels
          .map(
            ([format, text, start], level) =>
              `<w:lvl w:ilvl="${level}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
          )
          .join('')}</w:abstractNum>`,
    )
    .join('')}${Object.entries(definitions)
    .map(
      ([id, { more = '' }]) =>
        `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num><w:num w:numId="1${id}"><w:abstractNumId w:val="${id}"/>${more}</w:num>`,
    )
    .join('')}</w:numbering>`,
})

test('a list goes on behind a paragraph, and one that starts at five starts there', async () => {
  const { html, leftOut } = await word(
    item('One', 0, 1) + item('Two', 0, 1) + p(t('Between.')) + item('Three', 0, 1) + item('Five', 0, 2),
    lists({ 1: { levels: [['decimal', '%1.', 1]] }, 2: { levels: [['decimal', '(%1)', 5]] } }),
  )
  expect(html).toBe(
    '<ol><li>One</li><li>Two</li></ol><p>Between.</p><ol start="3"><li>Three</li></ol><ol start="5"><li>Five</li></ol>',
  )
  expect(cleanHtml(html)).toBe(html)
  expect(leftOut).toEqual([])
})

test('a list that begins anew behind another is one of its own, and levels begin anew below each item', async () => {
  const levels: [string, string, number][] = [
    ['decimal', '%1.', 1],
    ['decimal', '%2)', 1],
  ]
  const { html } = await word(
    item('A', 0, 1) +
      item('A1', 1, 1) +
      item('A2', 1, 1) +
      item('B', 0, 1) +
      item('B1', 1, 1) +
      item('Anew', 0, 11) +
      item('On', 0, 11),
    lists({ 1: { levels, more: '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>' } }),
  )
  expect(html).toBe(
    '<ol><li>A<ol><li>A1</li><li>A2</li></ol></li><li>B<ol><li>B1</li></ol></li></ol><ol><li>Anew</li><li>On</li></ol>',
  )
})

test('items that are deleted are not counted, and those without words are', async () => {
  const deleted = p(
    `<w:del>${t('Gone')}</w:del>`,
    '',
    '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del/></w:rPr>',
  )
  expect(
    (
      await word(
        item('One', 0, 1) + deleted + item('Two', 0, 1) + item('', 0, 1) + item('Four', 0, 1),
        lists({ 1: { levels: [['decimal', '%1.', 1]] } }),
      )
    ).html,
  ).toMatch(/<li>One<\/li>.*<li>Two<\/li><\/ol><ol start="4"><li>Four/)
})

test('a style lends its place in a list, and a paragraph may stand out of it', async () => {
  const { html } = await word(
    p(t('One'), 'Step') +
      p(t('Note'), 'Step', '<w:numPr><w:numId w:val="0"/></w:numPr>') +
      p(t('Two'), 'Step'),
    {
      ...lists({ 1: { levels: [['decimal', '%1.', 1]] } }),
      'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="List"><w:name w:val="List"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Step"><w:name w:val="Step"/><w:basedOn w:val="List"/></w:style></w:styles>`,
    },
  )
  expect(html).toBe('<ol><li>One</li></ol><p>Note</p><ol start="2"><li>Two</li></ol>')
})

test('letters and numbers of several levels are listed, once a list', async () => {
  const { html, leftOut } = await word(
    item('First', 0, 1) +
      item('Second', 0, 1) +
      p(t('Between.')) +
      item('Third', 0, 1) +
      item('Top', 0, 2) +
      item('Below', 1, 2) +
      item('Roman', 0, 3),
    lists({
      1: { levels: [['lowerLetter', '(%1)', 1]] },
      2: {
        levels: [
          ['decimal', '%1', 1],
          ['decimal', '%1.%2', 1],
        ],
      },
      3: { levels: [['upperRoman', '%1.', 4]] },
    }),
  )
  expect(html).toContain('<p>Between.</p><ol start="3"><li>Third</li></ol>')
  expect(html).toContain('<ol start="4"><li>Roman</li></ol>')
  expect(leftOut).toEqual([
    { what: 'The numbering of a list: “(a)” is now “1”', near: 'First' },
    { what: 'The numbering of a list: “1.1” is now “1”', near: 'Below' },
    { what: 'The numbering of a list: “IV.” is now “4”', near: 'Roman' },
  ])
})

test('the numbers that Word writes before headings and captions are listed', async () => {
  const numbered = (text: string, level: number, style: string, list = 1) =>
    p(t(text), style, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
  const { html, title, leftOut } = await word(
    p(t('Shear'), 'Title') +
      numbered('Scope', 0, 'Heading1') +
      p(t('See 1.1.')) +
      numbered('Webs', 1, 'Heading2') +
      numbered('Note that', 0, 'Quote', 2),
    lists({
      1: {
        levels: [
          ['decimal', '%1', 1],
          ['decimal', '%1.%2', 1],
        ],
      },
      2: { levels: [['decimal', 'NOTE %1', 1]] },
    }),
  )
  expect(title).toBe('Shear')
  expect(html).toBe('<h2>Scope</h2><p>See 1.1.</p><h3>Webs</h3><blockquote><p>Note that</p></blockquote>')
  expect(leftOut).toEqual([
    {
      what: 'The numbers of 2 headings, “1” to “1.1”: where the text names them, write them into the headings',
      near: 'Scope',
    },
    { what: 'The number “NOTE 1” of a paragraph', near: 'Note that' },
  ])
})

test('the words of simple fields stay, and an equation that is a field is listed', async () => {
  const complex = (instruction: string, result = '') =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction.slice(0, 3)}</w:instrText></w:r><w:r><w:instrText>${instruction.slice(3)}</w:instrText></w:r>${result && `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}`}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const { html, leftOut } = await word(
    p(
      t('Table ') +
        `<w:fldSimple w:instr=" SEQ Table \\* ARABIC &gt; ">${t('4')}</w:fldSimple>` +
        t(': Grades, see ') +
        complex('REF a', t('Figure 2')),
    ) +
      p(t('Before ') + complex('EQ \\f(a;b)') + t(' after')) +
      p(t('Simple ') + '<w:fldSimple w:instr="EQ \\r(2)"/>') +
      p(`<w:bdo w:val="ltr">${t('turned')}</w:bdo>`),
  )
  expect(html).toBe('<p>Table 4: Grades, see Figure 2</p><p>Before  after</p><p>Simple </p><p>turned</p>')
  expect(leftOut).toEqual([
    { what: 'An equation that is a field: “\\f(a;b)”', near: 'Before after' },
    { what: 'An equation that is a field: “\\r(2)”', near: 'Simple' },
  ])
})

test('signs of the Symbol font are those that it shows, and signs of a font alone are listed', async () => {
  const symbol = '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>'
  const { html, leftOut } = await word(
    p(
      t('\uf073 \uf0a3 ', symbol) +
        t('s', symbol) +
        '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>' +
        t('é s', '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>') +
        t('s', '<w:rStyle w:val="Sign"/>'),
    ) +
      p(t('Ticked \uf0fc', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>')) +
      p(t('Odd ') + t('\uf0a3', '<w:rFonts w:ascii="MT Extra" w:hAnsi="MT Extra"/>')) +
      p(t('Other ') + '<w:r><w:sym w:font="MT Extra" w:char="F04C"/></w:r>'),
    {
      'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="character" w:styleId="Sign"><w:name w:val="Sign"/><w:rPr>${symbol}</w:rPr></w:style></w:styles>`,
    },
  )
  expect(html.slice(0, html.indexOf('</p>'))).toBe('<p>σ ≤ σαé sσ')
  expect(html).not.toMatch(/[\ue000-\uf8ff]/)
  expect(leftOut).toEqual([
    { what: 'A sign that only its font has (U+F0A3, MT Extra)', near: 'Odd' },
    { what: 'A sign that only its font has (U+F04C, MT Extra)', near: 'Other' },
  ])
})

test.each([
  ['of its style', p(t('Inhalt'), 'TOCHeading')],
  ['as a heading', p(t('Contents'), 'Heading1')],
  ['as a numbered paragraph, with a blank one behind it', p(t('Table of contents')) + p('')],
])('the heading of a table of contents goes with it: %s', async (_, heading) => {
  const lines = p(t('1 Scope 3'), 'TOC1') + p(t('2 Webs 4'), 'TOC2')
  const expected = { html: '<p>Before.</p><p>Contents</p><h2>Scope</h2>', leftOut: [CONTENTS] }
  const body = (table: string) => p(t('Before.')) + table + p(t('Contents')) + p(t('Scope'), 'Heading2')
  expect(await word(body(heading + lines))).toMatchObject(expected)
  expect(await word(body(`${heading}<w:sdt><w:sdtContent>${lines}</w:sdtContent></w:sdt>`))).toMatchObject(
    expected,
  )
  expect(
    await word(
      body(
        `${heading}<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${lines}</w:sdtContent></w:sdt>`,
      ),
    ),
  ).toMatchObject(expected)
})
const CONTENTS = { what: 'The table of contents: the page of an article makes its own', near: 'Before.' }

test('tables are taken over with heads, spans and the caption before them', async () => {
  const body =
    p(t('Table 1: Grades'), 'Caption') +
    `<w:tbl>${row(cell(p(t('Grade'))) + cell(p(t('MPa'))), '<w:tblHeader/>')}${row(cell(p(t('S355')), '<w:gridSpan w:val="2"/>'))}</w:tbl>`
  expect(await htmlOf(body)).toBe(
    '<table><caption>Table 1: Grades</caption><thead><tr><th><p>Grade</p></th><th><p>MPa</p></th></tr></thead><tbody><tr><td colspan="2"><p>S355</p></td></tr></tbody></table>',
  )
})

test('links lead to the web alone', async () => {
  const link = (id: string, words: string) => `<w:hyperlink r:id="${id}">${t(words)}</w:hyperlink>`
  expect(
    await htmlOf(
      p(
        link('link', 'out') +
          link('script', ' run') +
          link('note', ' [1]') +
          `<w:hyperlink w:anchor="x">${t(' in')}</w:hyperlink>`,
      ),
    ),
  ).toBe('<p><a href="https://www.istructe.org/">out</a> run [1] in</p>')
})

test('equations stand where they stood, inline and displayed', async () => {
  const moment = sSub(mathRun('M'), mathRun('Ed'))
  const body =
    p(t('The moment ') + oMath(moment) + t(' acts.')) +
    p(t('So:') + oMathPara(moment) + t('holds.')) +
    p(oMath(mathRun('a=b')) + '<w:r><w:tab/></w:r>' + t('(6.1)')) +
    `<w:tbl>${row(cell(p('')) + cell(p(oMathPara(mathRun('c=d')))) + cell(p(t('(7)'))))}</w:tbl>` +
    `<w:tbl>${row(cell(p(oMathPara(mathRun('x')))) + cell(p(t('y'))))}</w:tbl>` +
    p(oMathPara(mathRun('h')), 'Heading2')
  const { html, leftOut } = await word(body)
  expect(html).toBe(
    '<p>The moment <span data-type="inline-math" data-latex="M_{Ed}"></span> acts.</p>' +
      '<p>So:</p><div data-type="block-math" data-latex="M_{Ed}"></div><p>holds.</p>' +
      '<div data-type="block-math" data-latex="a=b\\tag{6.1}"></div>' +
      '<div data-type="block-math" data-latex="c=d\\tag{7}"></div>' +
      '<table><tbody><tr><td><p><span data-type="inline-math" data-latex="x"></span></p></td><td><p>y</p></td></tr></tbody></table>' +
      '<h2><span data-type="inline-math" data-latex="h"></span></h2>',
  )
  expect(leftOut).toEqual([])
})

test('an equation that cannot be read is plain text, and is listed', async () => {
  const { html, leftOut } = await word(p(t('Here ') + oMath(`${mathRun('x=1')}<m:future/>`)))
  expect(html).toBe('<p>Here x=1</p>')
  expect(leftOut).toEqual([{ what: 'An equation that is now plain text: “x=1”', near: 'Here x=1' }])
})

test('pictures become figures with their alternative text and the caption below them', async () => {
  const body =
    p(t('Before ') + picture('p1', 'A beam') + t(' after.')) +
    p(t('Figure 1: Beam'), 'Caption') +
    p(picture('p1'))
  const { html, pictures } = await word(body)
  expect(html).toBe(
    `<p>Before  after.</p><figure><img src="${pictureAddress(0)}" alt="A beam"><figcaption>Figure 1: Beam</figcaption></figure>` +
      `<figure><img src="${pictureAddress(1)}" alt=""></figure>`,
  )
  expect(pictures.map(({ near, bytes }) => [near, bytes.length])).toEqual([
    ['Before after.', png(40, 30).length],
    ['Figure 1: Beam', png(40, 30).length],
  ])
})

test('pictures in lists and in emphasis are figures as well', async () => {
  const html = await htmlOf(
    p(t('One') + picture('p1'), '', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>') +
      p(`<w:hyperlink r:id="link">${picture('p1')}</w:hyperlink>`),
  )
  expect(html).toBe(
    `<ul><li>One<figure><img src="${pictureAddress(0)}" alt=""></figure></li></ul><figure><img src="${pictureAddress(1)}" alt=""></figure>`,
  )
})

test('notes stand at the end under a heading of their own', async () => {
  expect(await htmlOf(p(t('Text') + '<w:r><w:footnoteReference w:id="1"/></w:r>'))).toBe(
    '<p>Text<sup>[1]</sup></p><h2>Notes</h2><ol><li><p>A note. </p></li></ol>',
  )
})

test('of tracked changes the final text is taken', async () => {
  const body =
    p(t('Keep ') + `<w:del>${'<w:r><w:delText>old</w:delText></w:r>'}</w:del><w:ins>${t('new')}</w:ins>`) +
    p(`<w:moveFrom>${t('Moved')}</w:moveFrom>`) +
    p(`<w:moveTo>${t('Moved')}</w:moveTo>`)
  const { html, tracked } = await word(body)
  expect(html).toBe('<p>Keep new</p><p>Moved</p>')
  expect(tracked).toBe(true)
  expect((await word(p(t('Plain')))).tracked).toBe(false)
})

test('hidden text and the table of contents are left where they are', async () => {
  expect(await htmlOf(p(t('Shown') + t('hidden', '<w:vanish/>')) + p(t('1 Scope 3'), 'TOC1'))).toBe(
    '<p>Shown</p>',
  )
})

const textBox = (words: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${p(t(words))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${p(t(words))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
const drawing = (content: string) =>
  `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

test.each([
  ['a text box', textBox('Mind the gap'), 'A text box: “Mind the gap”'],
  ['a chart', drawing('<c:chart r:id="x"/>'), 'A chart'],
  ['SmartArt', drawing('<dgm:relIds r:dm="x"/>'), 'A SmartArt graphic'],
  ['shapes', drawing('<wps:wsp/>'), 'A drawing made of shapes'],
  [
    'an object',
    '<w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12"/></w:object></w:r>',
    'An embedded object (Excel.Sheet.12)',
  ],
  [
    'an old equation',
    '<w:r><w:object><v:shape><v:imagedata r:id="p1"/></v:shape><o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>',
    'An equation of an earlier equation editor',
  ],
  ['an EMF picture', picture('p2'), 'A picture of the type EMF or WMF'],
  ['a picture of 2 MB', picture('p3'), 'A picture of more than 2 MB'],
  ['a path out of the archive', picture('p4'), 'A picture that the document only links to'],
  ['a comment', '<w:r><w:commentReference w:id="3"/></w:r>', 'A comment: “Check this”'],
])('%s is listed with the words beside it', async (_, content, what) => {
  const { html, leftOut, pictures } = await word(
    p(t('The beam rests on a wall.')) + p(content) + p(t('After.')),
    {
      'word/comments.xml': `<w:comments xmlns:w="x"><w:comment w:id="3"><w:p><w:r><w:t>Check this</w:t></w:r></w:p></w:comment></w:comments>`,
    },
  )
  expect(leftOut).toEqual([{ what, near: 'The beam rests on a wall.' }])
  expect(html).toBe('<p>The beam rests on a wall.</p><p>After.</p>')
  expect(pictures).toEqual([])
})

test('what stands before any words is found by those after it', async () => {
  expect((await word(p(textBox('Box')) + p(t('The first words.')))).leftOut).toEqual([
    { what: 'A text box: “Box”', near: 'The first words.' },
  ])
})

test.each([
  [
    'of its style',
    p(t('Shear'), 'Title') + p(t('Scope'), 'Heading1') + p(t('x')),
    'Shear',
    '<h2>Scope</h2><p>x</p>',
  ],
  ['the only first heading', p(t('Shear'), 'Heading1') + p(t('x')), 'Shear', '<p>x</p>'],
  [
    'one of several first headings',
    p(t('A'), 'Heading1') + p(t('B'), 'Heading1'),
    'A',
    '<h2>A</h2><h2>B</h2>',
  ],
  ['nowhere', p(t('x')), null, '<p>x</p>'],
])('a title is found: %s', async (_, body, title, html) => {
  expect(await word(body)).toMatchObject({ title, html })
})

const reason = (bytes: Buffer) =>
  readWord(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableFile ? error.message : `another error: ${String(error)}`),
  )
const ole = (text: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(text, 'utf16le')])

test.each([
  ['text', Buffer.from('Dear editors'), /not a Word document/],
  ['nothing', Buffer.alloc(0), /not a Word document/],
  ['a PDF', Buffer.from('%PDF-1.7'), /not a Word document/],
  ['another archive', archive({ 'a.txt': 'a' }), /not a Word document/],
  [
    'a spreadsheet',
    archive({ '[Content_Types].xml': '<Types>spreadsheetml.sheet.main+xml</Types>' }),
    /not a Word document/,
  ],
  ['an old .doc', ole('WordDocument'), /Word 97 to 2003/],
  ['an encrypted one', ole('EncryptedPackage'), /protected by a password/],
  ['a cut one', docx(['a']).subarray(0, 200), /broken/],
  ['a bomb', docx(['a'], { 'word/media/x.bin': Buffer.alloc(61 * 1024 * 1024) }), /too large once unpacked/],
  [
    'too many parts',
    docx(['a'], Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`word/${n}`, '']))),
    /too many parts/,
  ],
  [
    'entities',
    docx([], {
      'word/document.xml':
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>',
    }),
    /broken/,
  ],
  [
    'entities in another part',
    docx(['a'], { 'word/styles.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><a/>' }),
    /broken/,
  ],
  ['XML that does not close', docx([], { 'word/document.xml': '<w:document><w:body>' }), /broken/],
  [
    'XML that closes another',
    docx([], { 'word/document.xml': '<w:document><w:body></w:document></w:body>' }),
    /broken/,
  ],
  [
    'depth',
    docxOf(`${'<w:tbl><w:tr><w:tc>'.repeat(2000)}${'</w:tc></w:tr></w:tbl>'.repeat(2000)}`),
    /nested too deeply/,
  ],
])('%s is refused with a sentence', async (_, bytes, message) => {
  expect(await reason(bytes)).toMatch(message)
})

test.each(['constructor', '__proto__', 'toString'])('an element called %s breaks nothing', async (name) => {
  expect(await reason(docxOf(`<w:p><${name} ${name}="x"/><w:${name}/></w:p>${p(t('Fine.'))}`))).toMatch(
    /^(?:read|The file is broken and cannot be opened\.)$/,
  )
})

test('highlighting and colours that say something are listed; those of links, themes and greys are not', async () => {
  const red = '<w:color w:val="FF0000"/>'
  const body =
    p(
      t('The factor is ') +
        t('1.', '<w:highlight w:val="yellow"/>') +
        t('35', '<w:highlight w:val="yellow"/>') +
        t(', ') +
        t('to be checked', red),
    ) +
    p(t('From a browser', '<w:shd w:val="clear" w:fill="FFFF00"/>')) +
    p(`<w:hyperlink r:id="link">${t('out', red)}</w:hyperlink>`) +
    p(
      t('Grey', '<w:color w:val="595959"/>') + t('theme', '<w:color w:val="2E74B5" w:themeColor="accent1"/>'),
    ) +
    p(t('none', '<w:highlight w:val="none"/><w:color w:val="auto"/><w:shd w:val="clear" w:fill="FFFFFF"/>')) +
    p(t('hidden', `<w:vanish/>${red}`))
  const { html, leftOut } = await word(body)
  expect(html).toContain('<p>The factor is 1.35, to be checked</p><p>From a browser</p>')
  expect(leftOut).toEqual([
    { what: 'The highlighting of “1.35”', near: 'The factor is 1.35, to be checked' },
    { what: 'The colour of “to be checked”', near: 'The factor is 1.35, to be checked' },
    { what: 'The highlighting of “From a browser”', near: 'From a browser' },
  ])
})

test('a heading below the fourth level says so', async () => {
  const { leftOut } = await word(p(t('Two'), 'Heading2') + p(t('Text.')) + p(t('Six'), 'Heading6'))
  expect(leftOut).toEqual([
    { what: 'The level of a heading: an article has four, and it is of the last', near: 'Six' },
  ])
})

test('signs that stand for places are not taken from the text', async () => {
  const { html } = await word(p(t('\ue000e0\ue001 \ue000x9\ue001 text') + oMath(mathRun('a'))))
  expect(html).toBe('<p>e0 x9 text<span data-type="inline-math" data-latex="a"></span></p>')
})
