'use client'
import { useState } from 'react'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { useAddItem } from '@/lib/paths/administration/hooks'
import { itemInput } from '@/lib/paths/items/schema'
import type { AdminPathItem, PathArticle } from '@/lib/paths/types'
import { Field } from '../../ui/field'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { FormDialog } from '../../ui/form-dialog'
import { ArticleField } from './article-field'
import { afterOf, PlaceField } from './place-field'

type StepDialogProps = {
  pathId: number
  items: AdminPathItem[]
  tables: { name: string; title: string }[]
  onClose: () => void
}

/** Adds an article, one of its sections or calculations, or a table; open until it is stored. */
export function StepDialog({ pathId, items, tables, onClose }: StepDialogProps) {
  const add = useAddItem(pathId)
  const [kind, setKind] = useState<'article' | 'table'>('article')
  const [article, setArticle] = useState<PathArticle | null>(null)
  const [part, setPart] = useState('')
  const [table, setTable] = useState('')
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const submit = () => {
    const { data, error } = itemInput.safeParse({
      ...(kind === 'table' ? { kind, table } : { articleId: article?.id, ...partIn(part) }),
      text,
      ...afterOf(place),
    })
    setWrong(Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []))
    if (!data || add.isPending) return
    perform(add, data, {
      onSuccess: onClose,
      onError: (failed) => {
        const at = failed instanceof ApiError ? (failed.errors[0]?.path ?? 'text') : 'text'
        setWrong({ [at]: reasonOf(failed) })
      },
    })
  }
  return (
    <FormDialog
      title="Add a step"
      size="md"
      submitLabel="Add"
      pendingLabel="Adding..."
      pending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
      changed={article !== null}
    >
      <Field label="What">
        <Select
          value={kind}
          onChange={(event) => setKind(event.target.value === 'table' ? 'table' : 'article')}
        >
          <option value="article">Article or its live calculation</option>
          <option value="table">Data table</option>
        </Select>
      </Field>
      {kind === 'article' ? (
        <>
          <ArticleField
            article={article}
            error={wrong.articleId}
            onChoose={(chosen) => {
              setArticle(chosen)
              setPart('')
            }}
          />
          {article && <PartField article={article} part={part} error={wrong.anchor} onChoose={setPart} />}
        </>
      ) : (
        <Field label="Table" error={wrong.table}>
          <Select value={table} onChange={(event) => setTable(event.target.value)}>
            <option value="">Choose a table</option>
            {tables.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label="What to take from it, and why it comes here"
        hint="One or two sentences."
        error={wrong.text}
      >
        <Textarea
          rows={4}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <PlaceField items={items} place={place} onChoose={setPlace} />
    </FormDialog>
  )
}

/** `heading:s-loads`, `calculation:beam`, or nothing for all of the article. */
function partIn(part: string): { kind: 'article' | 'calculation'; anchor?: string } {
  if (part === '') return { kind: 'article' }
  const at = part.indexOf(':')
  return { kind: part.startsWith('calculation') ? 'calculation' : 'article', anchor: part.slice(at + 1) }
}

type PartFieldProps = {
  article: PathArticle
  part: string
  error?: string
  onChoose: (part: string) => void
}

function PartField({ article, part, error, onChoose }: PartFieldProps) {
  return (
    <Field label="Part" error={error}>
      <Select value={part} onChange={(event) => onChoose(event.target.value)}>
        <option value="">The whole article</option>
        {article.headings.map(({ id, text }) => (
          <option key={id} value={`heading:${id}`}>
            Section: {text}
          </option>
        ))}
        {article.calculations.map(({ key, title }) => (
          <option key={key} value={`calculation:${key}`}>
            Live calculation: {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}
