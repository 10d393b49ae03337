import type { Source } from './bibliography'
import { makersOf } from './makers'
import type { Project } from '../../types'
import { longDay } from '@/lib/core/dates'

/** Returns what may stand in a line of Markdown without being read as a mark of its own. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#]/g, '\\$&')
    .trim()
const STATES = { same: null, changed: 'Changed since it was added.', gone: 'No longer in the library.' }

/** Returns a project in its order as Markdown. `files` are the names of its calculations' files, by item. */
export function markdownOf(
  project: Project,
  sources: Source[],
  files: ReadonlyMap<number, string>,
  { appUrl, today }: { appUrl: string; today: string },
): string {
  const parts: (string | null)[] = [
    `# ${plain(project.name)}`,
    project.description && plain(project.description),
    `${plain(makersOf(project))}, ${longDay(today)}`,
  ]
  for (const item of project.items) {
    if (item.kind === 'heading') parts.push(`## ${plain(item.text ?? '')}`)
    else if (item.kind === 'note') parts.push(quoted(item.text ?? ''))
    else {
      const { article, calculation } = item
      const address = article && `${appUrl}/articles/${article.slug}${item.anchor ? `#${item.anchor}` : ''}`
      const title = plain(item.kind === 'article' ? (article?.title ?? item.title ?? '') : (item.title ?? ''))
      parts.push(`### ${address ? `[${title}](${address})` : title}`)
      if (item.kind === 'passage' && article)
        parts.push(`In ${plain(article.title)}, revision ${article.revision}.`)
      if (calculation)
        parts.push(
          [calculation.calculation, calculation.standard, `made by ${calculation.madeBy}`]
            .filter(Boolean)
            .map((text) => plain(text!))
            .join(', '),
        )
      parts.push(STATES[item.state])
      const file = files.get(item.id)
      if (file) parts.push(`Values: [${file}](${file})`)
      if (item.text) parts.push(quoted(item.text))
    }
  }
  if (sources.length > 0) {
    parts.push('## References')
    parts.push(
      sources
        .map(({ raw, status }, index) => `${index + 1}. ${plain(raw)}${status ? ` (${plain(status)})` : ''}`)
        .join('\n'),
    )
  }
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Words of members, line by line. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${plain(line)}`)
    .join('\n')
