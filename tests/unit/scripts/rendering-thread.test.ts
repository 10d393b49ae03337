/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { endRendering, renderApart } from '@/lib/articles/rendering/gateway'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'

const folder = mkdtempSync(join(tmpdir(), 'loadpath-thread-'))
beforeAll(() => {
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { bundleRenderingThread } from './scripts/lib/bundle-server.mjs'; await bundleRenderingThread(${JSON.stringify(folder)})`,
  ])
  process.env.LOADPATH_BUILD = relative(process.cwd(), folder)
})
afterAll(async () => {
  await endRendering()
  rmSync(folder, { recursive: true, force: true })
})

test('the rendering thread of a build returns what the sources return, and refuses with the same sentence', async () => {
  const html = '<h2>A beam</h2><p>With \\(\\gamma_{M1} = 1.0\\)</p><table><tr><td>12.5</td></tr></table>'
  const content = cleanHtml(html)
  expect(await renderApart('article', html)).toEqual({ content, ...renderArticle(content) })
  await expect(renderApart('article', '<h2>a</h2>'.repeat(1001))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: {
      errors: [{ path: 'content', message: 'The content holds 1,001 headings; at most 1,000 are allowed' }],
    },
  })
})
