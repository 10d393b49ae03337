import { Alert } from './alert'

/** Sentences that warn of something, below a title; nothing where there are none. */
export function WarningList({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Alert tone="warn" title={title}>
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
