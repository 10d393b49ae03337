import { Editor } from '@tiptap/core'
import { articleExtensions } from '@/components/editor/extensions'
import { fromEditor, toEditor } from '@/components/editor/html'
import { cleanPasted } from '@/components/editor/paste/clean'
import { tableOfTabs } from '@/components/editor/paste/tabbed'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { CLIPBOARDS } from './clipboards'

const asBrowser = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML

test.each(CLIPBOARDS)('$from', ({ html, pasted }) => {
  expect(cleanPasted(html)).toBe(pasted)
  expect(cleanPasted(pasted)).toBe(pasted)
})

test.each(CLIPBOARDS)('$from: in the editor, and what is stored of it the server keeps', ({ html }) => {
  const editor = new Editor({ extensions: articleExtensions(), content: toEditor(cleanPasted(html)) })
  const stored = fromEditor(editor.state.doc)
  editor.destroy()
  expect(stored).not.toBe('')
  expect(stored).not.toMatch(/mso|class=|docs-internal|<o:|font-size|<span>/i)
  expect(asBrowser(cleanHtml(stored))).toBe(asBrowser(stored))
})

test('what the editor itself copied is handed on as it is', () => {
  const html = '<p data-pm-slice="1 1 []" style="text-align: center">Text</p>'
  expect(cleanPasted(html)).toBe(html)
})

test('how many pictures could not come along is told, those of the library not among them', () => {
  const told: number[] = []
  const ours = '<img src="/api/figures/AAAAAAAAAAAAAAAAAAAAAA" alt="Ours">'
  const foreign =
    '<img src="file:///C:/a.png"><img src="data:image/png;base64,AA"><img src="https://x.example/b.png">'
  cleanPasted(`<p>Text ${ours}</p>`, (count) => told.push(count))
  expect(told).toEqual([])
  cleanPasted(`<p>Text ${ours}${foreign}</p>`, (count) => told.push(count))
  expect(told).toEqual([3])
})

describe('plain text', () => {
  const pasted = (text: string) => {
    const editor = new Editor({
      extensions: articleExtensions(),
      editorProps: { clipboardTextParser: tableOfTabs as never },
    })
    const getData = (type: string) => (type === 'text/plain' ? text : '')
    editor.view.dom.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: { getData } }))
    const stored = fromEditor(editor.state.doc)
    editor.destroy()
    return stored
  }

  test('with tabs between its cells is a table', () => {
    expect(pasted('Load\tkN\r\nDead\t3.5\r\nLive\t\r\n')).toBe(
      '<table><tbody><tr><td>Load</td><td>kN</td></tr><tr><td>Dead</td><td>3.5</td></tr><tr><td>Live</td><td></td></tr></tbody></table>',
    )
  })
  test.each(['Load\tkN', 'Load\nDead', '\tif x\n\tthen y', 'Load\tkN\nand then\ta\tb'])(
    '%j is lines',
    (text) => {
      expect(pasted(text)).not.toContain('<table')
    },
  )
})

test('a clipboard of openings alone is read in no time', () => {
  for (const html of [
    '<'.repeat(200_000),
    '<!--[if '.repeat(50_000),
    '<table>'.repeat(400),
    '<p '.repeat(50_000),
  ]) {
    const began = process.cpuUsage()
    cleanPasted(html)
    // Processor time in microseconds: what else the machine does is not counted.
    expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
  }
})
