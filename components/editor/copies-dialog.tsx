'use client'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { useState, type FormEvent } from 'react'
import { SOURCES } from '@/lib/articles/calculations/constants'
import type { CalculationSource } from '@/lib/articles/calculations/types'
import { api } from '@/lib/core/browser/api'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { EditorDialogFrame } from './dialog-frame'

/** Puts a copy of a published calculation in the place of the lines that hold the cursor. */
export function CopiesDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/calculations/sources', asked],
    queryFn: () =>
      api<CalculationSource[]>('GET', `/api/calculations/sources?q=${encodeURIComponent(asked)}`),
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setAsked(typed.trim())
  }
  const copy = ({ source }: CalculationSource) => {
    const { state, view } = editor
    const { $from } = state.selection
    if ($from.parent.type.name === 'calculation')
      // A step of its own: undo takes back the copy, and not what was typed just before.
      view.dispatch(closeHistory(state.tr.replaceWith($from.start(), $from.end(), state.schema.text(source))))
    onClose()
  }
  return (
    <EditorDialogFrame
      editor={editor}
      size="md"
      title="Copy a calculation"
      description="Its lines take the place of those in this block; undo brings them back."
      onClose={onClose}
    >
      <form method="post" onSubmit={search} noValidate className="flex items-end gap-2 px-5 pt-4">
        <div className="grow">
          <Field label="Title, standard or article">
            <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        </div>
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
      <div className="px-5 py-4" role="status">
        {isError ? (
          <>
            The calculations could not be listed.{' '}
            <Button variant="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : !data ? (
          'Looking for calculations…'
        ) : data.length > SOURCES ? (
          `The first ${SOURCES} calculations by title; a word above finds the others`
        ) : data.length === 0 ? (
          'No published calculation is called like this.'
        ) : (
          `${data.length} ${data.length === 1 ? 'calculation' : 'calculations'}`
        )}
      </div>
      {data && (
        <ul className="border-hairline divide-hairline divide-y border-t">
          {data.slice(0, SOURCES).map((source) => (
            <li key={source.id}>
              <button
                type="button"
                onClick={() => copy(source)}
                className="hover:bg-ink/7 block min-h-11 w-full px-5 py-2 text-left focus-visible:-outline-offset-2"
              >
                <span className="block font-medium">{source.title}</span>
                <span className="text-ink-soft block text-sm">
                  {[source.standard, source.article.title].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </EditorDialogFrame>
  )
}
