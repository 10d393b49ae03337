'use client'
import { useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { useAddItem } from '@/lib/paths/administration/hooks'
import { sectionName } from '@/lib/paths/items/schema'
import type { AdminPathItem } from '@/lib/paths/types'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { FormDialog } from '../../ui/form-dialog'
import { afterOf, PlaceField } from './place-field'

type SectionDialogProps = { pathId: number; items: AdminPathItem[]; onClose: () => void }

export function SectionDialog({ pathId, items, onClose }: SectionDialogProps) {
  const add = useAddItem(pathId)
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const [wrong, setWrong] = useState<string>()
  const submit = () => {
    const { error } = sectionName.safeParse(text)
    setWrong(error?.issues[0]?.message)
    if (error || add.isPending) return
    perform(
      add,
      { kind: 'section', text, ...afterOf(place) },
      { onSuccess: onClose, onError: (failed) => setWrong(reasonOf(failed)) },
    )
  }
  return (
    <FormDialog
      title="Add a section"
      submitLabel="Add"
      pendingLabel="Adding..."
      pending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" error={wrong}>
        <Input autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <PlaceField items={items} place={place} onChoose={setPlace} />
    </FormDialog>
  )
}
