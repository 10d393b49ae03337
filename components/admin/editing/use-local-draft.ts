import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useBrowserValue } from '@/lib/core/use-browser-value'
import type { ArticleValues } from './form-values'
import { localDraft, type LocalDraft } from './local-draft'

/** How long typing rests before it is written down (milliseconds). */
const REST = 400

type Options = {
  form: UseFormReturn<ArticleValues>
  editorId: string
  articleId?: number
  /** The version that the form began from. */
  updatedAt: string | null
}

/** Writes down on this device what is typed, and finds what an earlier visit left. */
export function useLocalDraft({ form, editorId, articleId, updatedAt }: Options) {
  const [draft] = useState(() => localDraft(editorId, articleId))
  const [readLeft] = useState(() => once(draft.read))
  const left = useBrowserValue(readLeft)
  const [dismissed, setDismissed] = useState(false)

  const keep = useEffectEvent(() => {
    if (form.formState.isDirty)
      draft.write({ values: form.getValues(), updatedAt, keptAt: new Date().toISOString() })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      keep()
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(write, REST)
      },
    })
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      stop()
      window.removeEventListener('pagehide', write)
    }
  }, [form])
  return { found: dismissed ? null : left, dismiss: () => setDismissed(true), forget: draft.clear }
}

/** What an earlier visit left is read once, before this one writes over it. */
function once(read: () => LocalDraft | null): () => LocalDraft | null {
  let left: LocalDraft | null | undefined
  return () => (left === undefined ? (left = read()) : left)
}
