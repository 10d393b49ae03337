import { Alert } from '../ui/alert'

/** Says to author and reviewer what to look at before an article is published; nothing of it prevents that. */
export function ArticleWarnings({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Alert tone="warn" title="Please look at this before it is published">
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
