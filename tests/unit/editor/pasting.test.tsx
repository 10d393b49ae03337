import { Editor } from '@tiptap/core'
import { articleExtensions } from '@/components/editor/extensions'
import { fromEditor, toEditor } from '@/components/editor/html'
import { cleanPasted } from '@/components/editor/paste/clean'
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

test('a clipboard of openings alone is read in no time', () => {
  for (const html of [
    '<'.repeat(200_000),
    '<!--[if '.repeat(50_000),
    '<table>'.repeat(400),
    '<p '.repeat(50_000),
  ]) {
    const began = performance.now()
    cleanPasted(html)
    expect(performance.now() - began).toBeLessThan(3000)
  }
})
