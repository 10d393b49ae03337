'use client'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { pathArticlesQuery } from '@/lib/paths/administration/hooks'
import type { PathArticle } from '@/lib/paths/types'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Symbols } from '../../ui/symbols'
import { opensWith } from '../../ui/use-focus-return'

type ArticleFieldProps = {
  article: PathArticle | null
  error?: string
  onChoose: (article: PathArticle | null) => void
}

/** What was pressed to choose is gone: the focus goes on to what has come in its place. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Finds a published article by words of its title. */
export function ArticleField({ article, error, onChoose }: ArticleFieldProps) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const found = useQuery({ ...pathArticlesQuery(search), enabled: !article && search.length > 1 })
  if (article)
    return (
      <div className="grid gap-1.5">
        <p className="text-sm font-medium">Article</p>
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 font-semibold wrap-anywhere">
            <Symbols text={article.title} />
          </span>
          <Button ref={focus} variant="outline" size="sm" onClick={() => onChoose(null)}>
            Choose another
          </Button>
        </p>
      </div>
    )
  return (
    <div className="grid gap-2">
      <Field label="Article" hint="Words of its title." error={error}>
        <Input
          {...opensWith}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter searches, which typing has done already; it does not send the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </Field>
      <p role="status" className="text-ink-soft text-sm">
        {found.isError && reasonOf(found.error)}
        {found.data?.length === 0 && 'No published article has these words in its title.'}
        {found.data && found.data.length > 0 && 'Choose one, or type more words:'}
      </p>
      {found.data && found.data.length > 0 && (
        <ul className="border-hairline border-t">
          {found.data.map((one) => (
            <li key={one.id} className="border-hairline border-b">
              <button
                type="button"
                onClick={() => onChoose(one)}
                className="hover:bg-ink/7 min-h-10 w-full px-2 py-2 text-left text-sm wrap-anywhere"
              >
                <Symbols text={one.title} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
