import { useState, type FormEvent } from 'react'
import { ALT_MAX } from '@/lib/figures/constants'
import { Button } from '../../ui/button'
import { DialogFooter } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { type Decision, figuresWithoutText } from './insert'

type DecideProps = {
  html: string
  /** Whether the editor has a text already. */
  occupied: boolean
  onDecide: (decision: Decision) => void
  onCancel: () => void
}

const PLACES: [Decision['place'], label: string, hint: string][] = [
  ['end', 'Insert at the end', 'What is written stays, and the document follows it.'],
  ['replace', 'Replace the text', 'The document stands in its place. Undo brings it back.'],
]

/** Where the document goes, and what its figures show: what only its author can say. */
export function Decide({ html, occupied, onDecide, onCancel }: DecideProps) {
  const [place, setPlace] = useState<Decision['place']>(occupied ? 'end' : 'replace')
  const [figures] = useState(() => figuresWithoutText(html))
  const [words, setWords] = useState<ReadonlyMap<number, string>>(() => new Map())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onDecide({ place, words })
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <div className="grid gap-6 px-5 py-4">
        {occupied && (
          <fieldset className="min-w-0">
            <legend className="text-sm font-medium">This article has a text already</legend>
            <div className="mt-2 grid gap-2">
              {PLACES.map(([value, label, hint]) => (
                <label
                  key={value}
                  className="border-hairline has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-focus flex cursor-pointer items-start gap-3 rounded border px-3 py-2 has-focus-visible:outline-2"
                >
                  <input
                    type="radio"
                    name="place"
                    className="accent-ink mt-1 outline-none"
                    checked={place === value}
                    onChange={() => setPlace(value)}
                  />
                  <span>
                    <span className="block text-sm font-medium">{label}</span>
                    <span className="text-ink-soft block text-sm">{hint}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {figures.length > 0 && (
          <fieldset className="grid min-w-0 gap-4">
            <legend className="text-sm font-medium">
              {figures.length === 1
                ? 'A figure has no alternative text'
                : `${figures.length} figures have no alternative text`}
            </legend>
            <p className="text-ink-soft text-sm">
              Say what each shows, for those who cannot see it. One that stays without is left out.
            </p>
            {figures.map(({ index, src, caption }, nth) => (
              <div key={index} className="grid gap-2 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-4">
                <img
                  src={src}
                  alt=""
                  className="border-hairline bg-paper max-h-24 max-w-full rounded border object-contain"
                />
                <Field
                  label={figures.length === 1 ? 'Alternative text' : `Alternative text of figure ${nth + 1}`}
                  hint={caption || undefined}
                >
                  <Input
                    value={words.get(index) ?? ''}
                    maxLength={ALT_MAX}
                    autoComplete="off"
                    onChange={({ target }) => setWords(new Map(words).set(index, target.value))}
                  />
                </Field>
              </div>
            ))}
          </fieldset>
        )}
      </div>
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">{place === 'replace' && occupied ? 'Replace the text' : 'Insert'}</Button>
      </DialogFooter>
    </form>
  )
}
