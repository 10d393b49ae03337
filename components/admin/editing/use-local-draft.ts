import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
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
  const [found, setFound] = useState<LocalDraft | null>(null)
  useEffect(() => {
    // After the first picture, which the server has drawn without it.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setFound(draft.read())
  }, [draft])

  const keep = useEffectEvent(() => {
    if (form.formState.isDirty) draft.keep(form.getValues(), updatedAt)
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
  return { found, dismiss: () => setFound(null), forget: () => draft.forget() }
}
