import { Alert } from '../../ui/alert'

/** Says which expected values the calculations of an article contradict, before it is published or saved. */
export function Contradictions({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <Alert tone="warn" title="A calculation contradicts its expected values">
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
