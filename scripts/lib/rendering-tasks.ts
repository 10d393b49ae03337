import { parentPort } from 'node:worker_threads'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { readDocumentText, renderArticle } from '@/lib/articles/rules/rendering'
import type { RenderingTask, RenderingTasks, SheetToRender } from '@/lib/articles/rendering/types'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { storedSheet } from '@/lib/calculations/rules/stored'
import { AppError } from '@/lib/core/errors'
import { withoutHidden } from '@/lib/drive/rules/visible'

/** The thread in which HTML from outside is cleaned and typeset: it answers each message with one message. */
const TASKS: { [T in RenderingTask]: (html: string) => RenderingTasks[T] } = {
  clean: cleanHtml,
  render: renderArticle,
  article: (html) => {
    const content = cleanHtml(html)
    return { content, ...renderArticle(content) }
  },
  document: (html) => readDocumentText(cleanHtml(withoutHidden(html))),
  sheet: (json) => {
    const { source, key, entered } = JSON.parse(json) as SheetToRender
    return renderSheet(storedSheet(source), key, entered)
  },
}

function outcome(task: RenderingTask, html: string) {
  try {
    return { result: TASKS[task](html) }
  } catch (error) {
    if (!(error instanceof AppError)) return { failure: { message: String(error) } }
    const { code, message, details } = error
    return { failure: { code, message, errors: details.errors } }
  }
}

parentPort?.on('message', ({ task, html }: { task: RenderingTask; html: string }) =>
  parentPort?.postMessage(outcome(task, html)),
)
parentPort?.postMessage('ready')
