'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { PROJECT_NAME_LENGTH, REMARK_LENGTH } from '@/lib/projects/constants'
import { projectsQuery, useCreateProject, useSaveTo } from '@/lib/projects/hooks'
import type { ItemInput } from '@/lib/projects/items/schema'
import { projectForm } from '@/lib/projects/schema'
import { Button } from '../ui/button'
import { AskingDialog, CancelButton } from '../ui/asking-dialog'
import { DialogFooter } from '../ui/dialog'
import { ErrorState } from '../ui/error-state'
import { failure } from '../ui/failure'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { perform } from '../ui/perform'
import { Select } from '../ui/select'
import { Skeleton } from '../ui/skeleton'
import { Textarea } from '../ui/textarea'
import { toast } from '../ui/toast'
import { passagesHere, passageInSight } from './passages-here'
import { projectAddress } from './projects-address'

type SaveToProjectProps = { articleId: number; title: string; locked: boolean; onClose: () => void }

const NEW = 'new'

/** Stays open, with all that was typed, until the server has stored it. */
export function SaveToProject({ onClose, ...about }: SaveToProjectProps) {
  const found = useQuery(projectsQuery)
  const projects = found.data?.filter(({ part, archived }) => part !== 'view' && !archived)
  return (
    <AskingDialog onClose={onClose} title="Save to project" description={about.title} size="md">
      {projects ? (
        <Form {...about} projects={projects} onClose={onClose} />
      ) : found.isError ? (
        <ErrorState message={reasonOf(found.error)} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton className="h-52 w-full" />
      )}
    </AskingDialog>
  )
}

type FormProps = SaveToProjectProps & { projects: { id: string; name: string }[] }

function Form({ articleId, locked, projects, onClose }: FormProps) {
  const id = useId()
  const router = useRouter()
  const [passages] = useState(() => (locked ? [] : passagesHere()))
  const [what, setWhat] = useState(() => passageInSight(passages))
  const [where, setWhere] = useState(projects[0]?.id ?? NEW)
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [text, setText] = useState('')
  const create = useCreateProject()
  const save = useSaveTo()
  const pending = create.isPending || save.isPending

  const saveTo = (projectId: string) => {
    const item: ItemInput = what
      ? { kind: 'passage', articleId, anchor: what, text }
      : { kind: 'article', articleId, text }
    perform(
      save,
      { projectId, item },
      {
        onSuccess: (project) => {
          toast({
            title: 'Saved to Project',
            description: project.name,
            variant: 'success',
            action: {
              label: 'Open',
              hint: 'It is listed in Projects, in the menu of your account',
              onPress: () => router.push(projectAddress(projectId)),
            },
          })
          onClose()
        },
        onError: (error) => toast(failure('Failed to save it', error)),
      },
    )
  }
  const tooLong = text.length > REMARK_LENGTH ? `Please use at most ${REMARK_LENGTH} characters` : undefined
  const submit = () => {
    if (pending || tooLong) return
    if (where !== NEW) return saveTo(where)
    const { data, error } = projectForm.safeParse({ name })
    setWrong(error?.issues[0]?.message)
    if (!data) return
    perform(create, data, {
      onSuccess: (made) => {
        // Chosen, so that it is not made twice where saving to it fails.
        setWhere(made.id)
        saveTo(made.id)
      },
      onError: (failed) => toast(failure('Failed to create the project', failed)),
    })
  }
  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="-mx-5 -mb-4"
    >
      <div className="grid gap-4 px-5 pb-4">
        <Field
          label="What"
          hint={passages.length > 0 ? 'A section or drawing is printed with the project.' : undefined}
        >
          <Select value={what} onChange={(event) => setWhat(event.target.value)}>
            <option value="">The whole article</option>
            {passages.map(({ anchor, label, level }) => (
              <option key={anchor} value={anchor}>
                {'\u00a0\u00a0'.repeat(level - 2)}
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Project">
          <Select value={where} onChange={(event) => setWhere(event.target.value)}>
            {projects.map((project) => (
              <option key={project.id} value={project.id}>
                {project.name}
              </option>
            ))}
            <option value={NEW}>A new project</option>
          </Select>
        </Field>
        {where === NEW && (
          <Field label="Name of the new project" error={wrong}>
            <Input
              autoComplete="off"
              maxLength={PROJECT_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        )}
        <Field label="Remark" optional error={tooLong}>
          <Textarea
            rows={3}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <DialogFooter>
        <CancelButton />
        <Button type="submit" pending={pending} pendingLabel="Saving...">
          Save
        </Button>
      </DialogFooter>
    </form>
  )
}
