'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSaveCopy } from '@/lib/copies/hooks'
import type { CopyDetails, CopyInput } from '@/lib/copies/schema'
import type { OpenCopy } from '@/lib/copies/types'
import { projectsQuery, useSaveTo } from '@/lib/projects/hooks'
import { failure } from '../ui/failure'
import { AskingDialog } from '../ui/asking-dialog'
import { Field } from '../ui/field'
import { perform } from '../ui/perform'
import { Select } from '../ui/select'
import { toast } from '../ui/toast'
import { copyAddress } from './copies-address'
import { CopyForm } from './copy-form'

/** The calculation that a reader wants to keep: its values and what it calls itself. */
export type ToSave = Pick<CopyInput, 'articleId' | 'key' | 'revision' | 'values' | 'region' | 'title'>

/** Stays open, with all that was typed, until the server has stored the copy. */
export function SaveCopyDialog({ copy, onClose }: { copy: ToSave; onClose: () => void }) {
  const save = useSaveCopy()
  const add = useSaveTo()
  const router = useRouter()
  const projects = useQuery(projectsQuery).data?.filter(({ part, archived }) => part !== 'view' && !archived)
  const [projectId, setProjectId] = useState('')
  const project = projects?.find(({ id }) => id === projectId)

  const saved = ({ id, title }: OpenCopy, where: string) => {
    toast({
      title: 'Calculation Saved',
      description: `‘${title}’ is in ${where}.`,
      variant: 'success',
      action: {
        label: 'Open',
        hint: 'It is listed in My Calculations, in the menu of your account',
        onPress: () => router.push(copyAddress(id)),
      },
    })
    onClose()
  }
  const submit = (details: CopyDetails) =>
    perform(
      save,
      { ...copy, ...details },
      {
        onSuccess: (made) => {
          if (!project) return saved(made, 'My Calculations')
          perform(
            add,
            { projectId: project.id, item: { kind: 'calculation', copyId: made.id } },
            {
              onSuccess: () => saved(made, `My Calculations and in the project ‘${project.name}’`),
              // The copy is stored: pressing again would store another one.
              onError: (error) => {
                saved(made, 'My Calculations')
                toast(failure('Failed to add it to the project', error))
              },
            },
          )
        },
        onError: (error) => toast(failure('Failed to save the calculation', error)),
      },
    )

  return (
    <AskingDialog
      onClose={onClose}
      title="Save my copy"
      description={`It keeps your values with the calculation as it is now.${project ? '' : ' Only you see it.'}`}
    >
      <CopyForm
        details={{ title: copy.title }}
        projects={project && [project.name]}
        submitLabel="Save"
        pending={save.isPending || add.isPending}
        onSubmit={submit}
      >
        {projects && projects.length > 0 && (
          <Field
            label="Project"
            optional
            hint={project && 'Who can open the project sees its values and notes.'}
          >
            <Select value={projectId} onChange={({ target }) => setProjectId(target.value)}>
              <option value="">No Project</option>
              {projects.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </CopyForm>
    </AskingDialog>
  )
}
