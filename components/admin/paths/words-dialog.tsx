'use client'
import { useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { useChangeItem } from '@/lib/paths/administration/hooks'
import { sectionName, stepWords } from '@/lib/paths/items/schema'
import type { AdminPathItem } from '@/lib/paths/types'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Textarea } from '../../ui/textarea'
import { FormDialog } from '../../ui/form-dialog'

type WordsDialogProps = { pathId: number; item: AdminPathItem; onClose: () => void }

/** Changes the name of a section or the words of a step; open until they are stored. */
export function WordsDialog({ pathId, item, onClose }: WordsDialogProps) {
  const change = useChangeItem(pathId)
  const [text, setText] = useState(item.text)
  const [wrong, setWrong] = useState<string>()
  const section = item.kind === 'section'
  const submit = () => {
    const { error } = (section ? sectionName : stepWords).safeParse(text)
    setWrong(error?.issues[0]?.message)
    if (error || change.isPending) return
    perform(
      change,
      { itemId: item.id, text },
      { onSuccess: onClose, onError: (failed) => setWrong(reasonOf(failed)) },
    )
  }
  return (
    <FormDialog
      title={section ? 'Edit section' : 'Edit step'}
      description={section ? undefined : item.title}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={section ? 'Name' : 'What to take from it, and why it comes here'} error={wrong}>
        {section ? (
          <Input autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
        ) : (
          <Textarea
            rows={5}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
