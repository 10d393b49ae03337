/**
 * What programs put on the clipboard, shortened, with their own tags, styles and conditional comments left
 * in.
 */
type Clipboard = { from: string; html: string; pasted: string }

const WORD_HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--><style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->`
const WORD_END = '<!--EndFragment--></body></html>'
const word = (html: string) => WORD_HEAD + html + WORD_END

const bullet = (level: number, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
const numbered = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level${level} lfo2'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`

const GOOGLE = (html: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5a3f7c2e-7fff-1b2c-3d4e-5f6a7b8c9d0e">${html}</b><br class="Apple-interchange-newline">`
const gspan = (style: string, text: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`

const EXCEL = (rows: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:"0\\.00"; text-align:center;} --></style></head><body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><col width=64 span=3 style='width:48pt'><!--StartFragment-->${rows}<!--EndFragment--></table></body></html>`

export const CLIPBOARDS: Clipboard[] = [
  {
    from: 'Word: paragraphs with styles, empty ones between',
    html: word(
      `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><b><span lang=EN-US style='font-size:14.0pt;mso-ansi-language:EN-US'>Restrained</span></b><span style='mso-spacerun:yes'>&nbsp; </span>beams carry <i style='mso-bidi-font-style:normal'>bending</i>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal align=center style='text-align:center'>Centred<o:p></o:p></p>`,
    ),
    pasted: '<p><b>Restrained</b> beams carry <i>bending</i>.</p><p style="text-align: center">Centred</p>',
  },
  {
    from: 'Word: headings, title and quote',
    html: word(
      `<p class=MsoTitle>Lateral torsional buckling</p><h2><a name="_Toc123"></a><span style='mso-fareast-font-family:"Times New Roman"'>1.1 Scope<o:p></o:p></span></h2><h5>Deep</h5><p class=MsoQuote>A structure shall be designed<o:p></o:p></p>`,
    ),
    pasted:
      '<h2>Lateral torsional buckling</h2><h3>1.1 Scope</h3><h4>Deep</h4><blockquote><p>A structure shall be designed</p></blockquote>',
  },
  {
    from: 'Word: all headings go one level down where the first is used',
    html: word('<h1>Scope</h1><h2>Loads</h2><h3>Wind</h3><h4>Gusts</h4><h1>Checks</h1>'),
    pasted: '<h2>Scope</h2><h3>Loads</h3><h4>Wind</h4><h4>Gusts</h4><h2>Checks</h2>',
  },
  {
    from: 'Word: headings that begin at a lower level keep it',
    html: word('<h2>Loads</h2><h3>Wind</h3>'),
    pasted: '<h2>Loads</h2><h3>Wind</h3>',
  },
  {
    from: 'Word: bullet list of two levels',
    html: word(
      bullet(1, 'Dead', 'First') +
        bullet(2, 'Self-weight') +
        bullet(2, 'Finishes') +
        bullet(1, 'Live', 'Last'),
    ),
    pasted: '<ul><li>Dead<ul><li>Self-weight</li><li>Finishes</li></ul></li><li>Live</li></ul>',
  },
  {
    from: 'Word: numbered list with a lettered one, text between, and another that goes on',
    html: word(
      numbered('1.', 'Loads') +
        numbered('a)', 'Dead', 2) +
        numbered('2.', 'Resistance') +
        '<p class=MsoNormal>Then:</p>' +
        numbered('3.', 'Check'),
    ),
    pasted:
      '<ol><li>Loads<ol><li>Dead</li></ol></li><li>Resistance</li></ol><p>Then:</p><ol start="3"><li>Check</li></ol>',
  },
  {
    from: 'Word: a numbered list right after a bulleted one, and another that counts anew',
    html: word(
      bullet(1, 'Dead', 'First') +
        bullet(1, 'Live', 'Last') +
        numbered('1.', 'Loads') +
        numbered('2.', 'Resistance') +
        numbered('1.', 'Check').replace('lfo2', 'lfo3'),
    ),
    pasted:
      '<ul><li>Dead</li><li>Live</li></ul><ol><li>Loads</li><li>Resistance</li></ol><ol><li>Check</li></ol>',
  },
  {
    from: 'Word: tracked changes',
    html: word(
      `<p class=MsoNormal>The <del cite="mailto:A" datetime="2026-03-14T09:05"><span lang=EN-GB>old </span></del><ins cite="mailto:A"><span lang=EN-GB>new</span></ins> span<span class=msoDel>s</span></p>`,
    ),
    pasted: '<p>The new span</p>',
  },
  {
    from: 'Word: pure colours, a link in its blue and a heading in the theme’s',
    html: word(
      `<h2><span style='color:#0070C0'>Scope</span></h2><p class=MsoNormal><span style='color:red'>red</span> <span style='color:#C00000'>dark</span> <span style='color:#00B050'>green</span> <span style='color:#0070C0'>blue</span> <span style='color:#FFC000'>amber</span> <span style='color:#7030A0'>purple</span> <span style='color:windowtext'>black</span> <a href="https://www.iso.org/"><span style='color:blue'>ISO</span></a></p>`,
    ),
    pasted:
      '<h2>Scope</h2><p><span style="color: #b42318">red</span> <span style="color: #b42318">dark</span> <span style="color: #15803d">green</span> <span style="color: #1d4ed8">blue</span> <span style="color: #b45309">amber</span> purple black <a href="https://www.iso.org/">ISO</a></p>',
  },
  {
    from: 'LibreOffice Writer: a colour as an attribute',
    html: '<p><font color="#ff0000"><font face="Arial">fails</font></font></p>',
    pasted: '<p><span style="color: #b42318">fails</span></p>',
  },
  {
    from: 'Word: a numbered heading stays a heading',
    html: word(
      `<h1 style='margin-left:21.6pt;mso-list:l2 level1 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>1<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Scope</h1>`,
    ),
    pasted: '<h2>Scope</h2>',
  },
  {
    from: 'Word: table with merged cells, subscripts and alignment',
    html: word(
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'><tr style='mso-yfti-irow:0'><td width=301 colspan=2 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>f<sub>y</sub> <o:p></o:p></p></td></tr><tr><td valign=top><p class=MsoNormal>S355<o:p></o:p></p></td><td><p class=MsoNormal align=right style='text-align:right'>355<o:p></o:p></p></td></tr></table>`,
    ),
    pasted:
      '<table><tbody><tr><td colspan="2"><p>f<sub>y</sub></p></td></tr><tr><td><p>S355</p></td><td><p style="text-align: right">355</p></td></tr></tbody></table>',
  },
  {
    from: 'Word: footnote marks, images and drawn shapes',
    html: word(
      `<p class=MsoNormal>Text<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a> and<!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:9pt'><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=12 height=9 src="file:///C:/Users/x/clip_image002.png" v:shapes="_x0000_i1025"><![endif]> more.</p>`,
    ),
    pasted: '<p>Text[1] and more.</p>',
  },
  {
    from: 'Word, through a browser: anchors that have become addresses of the page, notes and other pages',
    html: '<p>Text<a href="http://localhost/#_ftn1">[1]</a>, <a href="http://localhost/#summary">a part</a>, <a href="http://localhost/articles/x#_Toc1">contents</a>, <a href="https://www.iso.org/#_edn2">ii</a>, <a href="file:///C:/a.docx#_Ref3">file</a>, <a href="http://localhost/articles/x#scope">x</a> and <a href="https://www.iso.org/a.htm#_Toc9">ISO</a>.</p>',
    pasted:
      '<p>Text[1], a part, contents, ii, file, <a href="http://localhost/articles/x#scope">x</a> and <a href="https://www.iso.org/a.htm#_Toc9">ISO</a>.</p>',
  },
  {
    from: 'Word: links, one of the four colours and one that is none',
    html: word(
      `<p class=MsoNormal><a href="https://www.iso.org/">ISO</a> <span style='color:#B42318'>fails</span> <span style='color:#4472C4;mso-themecolor:accent1'>blue</span></p>`,
    ),
    pasted: '<p><a href="https://www.iso.org/">ISO</a> <span style="color: #b42318">fails</span> blue</p>',
  },
  {
    from: 'Word online: outline elements',
    html: `<div class="OutlineElement Ltr SCXW1 BCX0" style="direction:ltr"><p class="Paragraph SCXW1" paraid="1" style="margin:0px"><span data-contrast="auto" class="TextRun SCXW1" lang="EN-GB"><span class="NormalTextRun SCXW1">Online text</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div>`,
    pasted: '<p>Online text</p>',
  },
  {
    from: 'Excel: figures, a formula, a hidden row and an empty cell',
    html: EXCEL(
      `<tr height=20 style='height:15.0pt'><td height=20 width=64 style='height:15.0pt;width:48pt'>Load</td><td class=xl65 width=64>kN/m²</td></tr><tr style='display:none'><td>x</td><td>y</td></tr><tr height=20><td height=20>Dead</td><td class=xl65 align=right x:num="3.5" x:fmla="=A1*2">3.50</td></tr><tr><td>&nbsp;</td><td><font class="font5">7.00</font></td></tr>`,
    ),
    pasted:
      '<table><tbody><tr><td>Load</td><td>kN/m²</td></tr><tr><td>Dead</td><td style="text-align: right">3.50</td></tr><tr><td></td><td>7.00</td></tr></tbody></table>',
  },
  {
    from: 'LibreOffice Calc',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.6 (Linux)"/><style>td{font-family:"Liberation Sans"}</style></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left" valign=bottom><b>Grade</b></td><td align="right" valign=bottom sdval="355" sdnum="2057;"><font color="#000000">355</font></td></tr></table></body></html>`,
    pasted:
      '<table><tbody><tr><td><b>Grade</b></td><td style="text-align: right">355</td></tr></tbody></table>',
  },
  {
    from: 'Google Docs: the wrapper that is not bold, emphasis as styles',
    html: GOOGLE(
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${gspan('', 'Plain ')}${gspan('font-weight:700;', 'bold')}${gspan('', ' and ')}${gspan('font-style:italic;', 'italic')}${gspan('', ', f')}${gspan('vertical-align:sub;font-size:0.6em;', 'y')}${gspan('text-decoration:underline;', ' line')}</p><br /><h2 dir="ltr">${gspan('font-weight:700;', 'Heading')}</h2>`,
    ),
    pasted:
      '<p>Plain <strong>bold</strong> and <em>italic</em>, f<sub>y</sub><u> line</u></p><h2>Heading</h2>',
  },
  {
    from: 'Google Docs: nested list and a link through Google',
    html: GOOGLE(
      `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation">${gspan('', 'Dead')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${gspan('', 'Finishes')}</p></li></ul></ul><p><a href="https://www.google.com/url?q=https://www.steelconstruction.info/&amp;sa=D&amp;source=docs" style="text-decoration:none;">${gspan('text-decoration:underline;', 'Steel')}</a></p>`,
    ),
    pasted:
      '<ul><li><p>Dead</p><ul><li><p>Finishes</p></li></ul></li></ul><p><a href="https://www.steelconstruction.info/">Steel</a></p>',
  },
  {
    from: 'Google Docs: table',
    html: GOOGLE(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr">${gspan('', 'C30/37')}</p></td><td><br /></td></tr></tbody></table></div>`,
    ),
    pasted: '<table><tbody><tr><td><p>C30/37</p></td><td></td></tr></tbody></table>',
  },
  {
    from: 'Google Sheets',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">Span</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3}">6.0</td></tr></tbody></table></google-sheets-html-origin>`,
    pasted:
      '<table><tbody><tr><td><strong>Span</strong></td><td style="text-align: right">6.0</td></tr></tbody></table>',
  },
  {
    from: 'Google Sheets: a first row in bold is the head',
    html: `<google-sheets-html-origin><table dir="ltr"><tbody><tr><td style="font-weight:bold;text-align:center">Load</td><td style="font-weight:700"></td><td style="font-weight:600;text-align:right">kN</td></tr><tr><td style="font-weight:bold">Dead</td><td>roof</td><td>3.5</td></tr></tbody></table></google-sheets-html-origin>`,
    pasted:
      '<table><tbody><tr><th style="text-align: center">Load</th><th></th><th style="text-align: right">kN</th></tr><tr><td><strong>Dead</strong></td><td>roof</td><td>3.5</td></tr></tbody></table>',
  },
  {
    from: 'Excel: a first row that its style sheet makes bold is the head',
    html: EXCEL(
      `<tr><td class=xl66 width=64>Load</td><td class=xl66>kN/m<sup>2</sup></td></tr><tr><td>Dead</td><td class=xl65>3.50</td></tr>`,
    ).replace('.xl65', '.xl66 {color:black;\n\tfont-weight:700;} .xl65'),
    pasted:
      '<table><tbody><tr><th>Load</th><th>kN/m<sup>2</sup></th></tr><tr><td>Dead</td><td>3.50</td></tr></tbody></table>',
  },
  {
    from: 'Word: a table whose first row is bold in part has no head',
    html: word(
      '<table><tr><td><p class=MsoNormal><b>Grade</b> of steel</p></td><td><p><b>MPa</b></p></td></tr><tr><td><p>S355</p></td><td><p>355</p></td></tr></table>',
    ),
    pasted:
      '<table><tbody><tr><td><p><b>Grade</b> of steel</p></td><td><p><b>MPa</b></p></td></tr><tr><td><p>S355</p></td><td><p>355</p></td></tr></tbody></table>',
  },
  {
    from: 'Word: a table whose first row is bold has a head',
    html: word(
      '<table><tr><td><p class=MsoNormal><b>Grade</b></p></td><td><p><b><span>MPa</span></b></p></td></tr><tr><td><p>S355</p></td><td><p>355</p></td></tr></table>',
    ),
    pasted:
      '<table><tbody><tr><th><p>Grade</p></th><th><p>MPa</p></th></tr><tr><td><p>S355</p></td><td><p>355</p></td></tr></tbody></table>',
  },
  {
    from: 'a web page: divs, scripts, images, buttons and what screen readers are told',
    html: `<div class="post"><div>First</div><div>Second<script>alert(1)</script><img src="https://x.example/a.png" onerror="alert(1)"><button>Share</button></div><a href="javascript:alert(1)">bad</a></div>`,
    pasted: '<p>First</p><p>Second</p>bad',
  },
  {
    from: 'an article of this library: equations as they were rendered',
    html: `<p>With <span class="inline-equation" data-latex="\\lambda"><span class="katex"><math><semantics><mi>λ</mi><annotation encoding="application/x-tex">\\lambda</annotation></semantics></math><span aria-hidden="true">λ</span></span></span>.</p><div class="equation" data-latex="a = b"><span class="katex-display"></span></div><h2 id="s-x">Scope<a class="anchor" href="#s-x" aria-label="Link"></a></h2>`,
    pasted:
      '<p>With <span data-type="inline-math" data-latex="\\lambda"></span>.</p><div data-type="block-math" data-latex="a = b"></div><h2>Scope</h2>',
  },
]
