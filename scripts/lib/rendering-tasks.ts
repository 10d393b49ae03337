import { parentPort } from 'node:worker_threads'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { drawFollowers } from '@/lib/articles/rules/drawings'
import { plainMath } from '@/lib/articles/rules/plain-math'
import { sectionsOf } from '@/lib/articles/rules/passage'
import { readDocumentText, renderArticle, renderUnfinished } from '@/lib/articles/rules/rendering'
import type {
  RenderingTask,
  RenderingTasks,
  SectionsToCut,
  SheetToRender,
  SheetToTry,
  VersionsToCompare,
} from '@/lib/articles/rendering/types'
import { readWord } from '@/lib/articles/word/rules/reading'
import { UnreadableFile } from '@/lib/articles/word/rules/unreadable'
import { differenceOf } from '@/lib/articles/revisions/rules/difference'
import { comparePictures } from '@/lib/articles/revisions/rules/pictures'
import { triedSheet } from '@/lib/calculations/rules/corners'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { storedSheet } from '@/lib/calculations/rules/stored'
import { NO_TABLES, tablesByName } from '@/lib/calculations/rules/tables'
import type { Table, Tables } from '@/lib/calculations/types'
import { AppError, invalid } from '@/lib/core/errors'
import { passagesOf, sheetWithErrata, withErrata } from '@/lib/errata/rules/passages'
import type { HtmlAndErrata, SheetAndErrata } from '@/lib/errata/types'
import { withoutHidden } from '@/lib/drive/rules/visible'

/** The thread in which HTML from outside is cleaned and typeset: it answers each message with one message. */
const TASKS: {
  [T in RenderingTask]: (html: string, tables: Tables) => RenderingTasks[T] | Promise<RenderingTasks[T]>
} = {
  clean: cleanHtml,
  render: renderArticle,
  article: (html, tables) => {
    const content = cleanHtml(html)
    return { content, ...renderArticle(content, tables) }
  },
  preview: (html, tables) => {
    const content = cleanHtml(html)
    return { content, ...renderUnfinished(content, tables) }
  },
  document: (html) => readDocumentText(cleanHtml(withoutHidden(html))),
  sheet: (json) => {
    const { source, drawings, key, entered, tables } = JSON.parse(json) as SheetToRender
    const sheet = storedSheet(source, tablesByName(tables))
    return renderSheet(sheet, key, entered) + drawFollowers(drawings, sheet, key, entered)
  },
  extremes: (json) => {
    const { source, tables } = JSON.parse(json) as SheetToTry
    return triedSheet(storedSheet(source, tablesByName(tables)), source)
  },
  difference: (json, tables) => {
    const { before, after } = JSON.parse(json) as VersionsToCompare
    return [
      ...differenceOf(before, after, { math: plainMath, mark: false }),
      ...comparePictures(before.content, after.content, tables),
    ]
  },
  passages: passagesOf,
  errata: (json) => {
    const { html, errata } = JSON.parse(json) as HtmlAndErrata
    return withErrata(html, errata)
  },
  sheetErrata: (json) => {
    const { html, ...about } = JSON.parse(json) as SheetAndErrata
    return sheetWithErrata(html, about)
  },
  sections: (json) => {
    return sectionsOf(JSON.parse(json) as SectionsToCut)
  },
  word: (base64) => readWord(Buffer.from(base64, 'base64')),
}

type Message = { task: RenderingTask; html: string; tables?: Table[] }

async function outcome({ task, html, tables }: Message) {
  try {
    return { result: await TASKS[task](html, tables ? tablesByName(tables) : NO_TABLES) }
  } catch (error) {
    if (error instanceof UnreadableFile) return outcomeOf(invalid('file', error.message))
    if (!(error instanceof AppError)) return { failure: { message: String(error) } }
    return outcomeOf(error)
  }
}

const outcomeOf = ({ code, message, details }: AppError) => ({
  failure: { code, message, errors: details.errors },
})

parentPort?.on(
  'message',
  (message: Message) => void outcome(message).then((answer) => parentPort?.postMessage(answer)),
)
parentPort?.postMessage('ready')
