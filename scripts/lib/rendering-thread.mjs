import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

/**
 * The thread in which HTML from outside is cleaned and typeset (lib/articles/rendering). It reads the sources themselves, so it is the same
 * thread under the production build, in development, in the worker, in scripts and in tests.
 */
register()
const [{ cleanHtml }, { renderArticle, readDocumentText }, { visiblePart }] = await Promise.all([
  import('../../lib/articles/rules/cleaning.ts'),
  import('../../lib/articles/rules/rendering.ts'),
  import('../../lib/drive/rules/visible.ts'),
])

const TASKS = {
  clean: (html) => cleanHtml(html),
  render: (clean) => renderArticle(clean),
  article: (html) => {
    const content = cleanHtml(html)
    return { content, ...renderArticle(content) }
  },
  document: (html) => readDocumentText(cleanHtml(visiblePart(html))),
}

parentPort.on('message', ({ task, html }) => parentPort.postMessage(outcome(task, html)))
parentPort.postMessage('ready')

function outcome(task, html) {
  try {
    return { result: TASKS[task](html) }
  } catch (error) {
    const { code, message, details } = error
    return { failure: { code, message: message ?? String(error), errors: details?.errors } }
  }
}
