'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { ApiError } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { INVITATION_DAYS } from '@/lib/projects/constants'
import { projectQuery, useChangeMember, useInvite, useRemoveMember, useWithdraw } from '@/lib/projects/hooks'
import type { Invitation, Person, Project } from '@/lib/projects/types'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { failure } from '../ui/failure'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { perform } from '../ui/perform'
import { Select } from '../ui/select'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { PROJECTS_PAGE } from './projects-address'

const PARTS = { owner: 'Owner', edit: 'Can edit', view: 'Can view' } as const

/** Who takes part in a project, by name; its owner invites and removes, the others can leave. */
export function People({ project }: { project: Project }) {
  const { people, invitations, part, archived } = project
  const owns = part === 'owner'
  const heading = useRef<HTMLHeadingElement>(null)
  // The row that had the focus is gone.
  const onGone = () => heading.current?.focus()
  return (
    <section aria-labelledby="people" className="mt-14">
      <h2
        id="people"
        ref={heading}
        tabIndex={-1}
        className="border-ink scroll-mt-24 border-b pb-3 text-lg outline-none"
      >
        People <span className="tabular-nums">({people.length})</span>
      </h2>
      <ul>
        {people.map((person) => (
          <Row key={person.id ?? 0} project={project} person={person} onGone={onGone} />
        ))}
        {invitations.map((invitation) => (
          <Waiting key={invitation.id} projectId={project.id} invitation={invitation} onGone={onGone} />
        ))}
      </ul>
      {owns && !archived && <Invite projectId={project.id} />}
    </section>
  )
}

const ROW = 'border-hairline flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-2.5'

type RowProps = { project: Project; person: Person; onGone: () => void }

function Row({ project, person, onGone }: RowProps) {
  const { id: projectId, part, archived } = project
  const change = useChangeMember(projectId)
  const [leaving, setLeaving] = useState(false)
  const owns = part === 'owner'
  const { id, name, you } = person
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">
        {name}
        {you && <span className="text-ink-soft"> (you)</span>}
      </span>
      {owns && id !== null ? (
        <span className="flex items-center gap-2">
          <Select
            aria-label={`What ${name} may do`}
            className="w-32!"
            value={person.part}
            disabled={archived}
            onChange={(event) =>
              perform(
                change,
                { memberId: id, role: event.target.value as 'view' | 'edit' },
                { onError: (error) => toast(failure('Failed to change it', error)) },
              )
            }
          >
            <option value="view">Can view</option>
            <option value="edit">Can edit</option>
          </Select>
          <Button variant="outline" size="sm" aria-label={`Remove ${name}`} onClick={() => setLeaving(true)}>
            Remove
          </Button>
        </span>
      ) : (
        <span className="text-ink-soft flex items-center gap-3 text-sm">
          {PARTS[person.part]}
          {you && id !== null && (
            <Button variant="outline" size="sm" onClick={() => setLeaving(true)}>
              Leave
            </Button>
          )}
        </span>
      )}
      {id !== null && (
        <RemoveDialog
          projectId={projectId}
          person={{ ...person, id }}
          open={leaving}
          onClose={() => setLeaving(false)}
          onGone={onGone}
        />
      )}
    </li>
  )
}

type RemoveDialogProps = {
  projectId: string
  person: Person & { id: number }
  open: boolean
  onClose: () => void
  onGone: () => void
}

function RemoveDialog({ projectId, person: { id, name, you }, open, onClose, onGone }: RemoveDialogProps) {
  const remove = useRemoveMember(projectId)
  const cache = useQueryClient()
  const router = useRouter()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={you ? 'Leave this project?' : `Remove ${name}?`}
      description={
        you
          ? 'You see it no more. Your calculations leave it with you; notes and articles that you added stay in it.'
          : 'They see this project no more. Their calculations leave it with them; what else they added stays.'
      }
      confirmLabel={you ? 'Leave' : 'Remove'}
      tone="destructive"
      pending={remove.isPending}
      onConfirm={() =>
        perform(remove, id, {
          onSuccess: () => {
            onClose()
            if (you) {
              router.replace(PROJECTS_PAGE)
              router.refresh()
            } else void cache.invalidateQueries({ queryKey: projectQuery(projectId).queryKey }).then(onGone)
          },
          onError: (error) => toast(failure(you ? 'Failed to leave' : 'Failed to remove them', error)),
        })
      }
    />
  )
}

type WaitingProps = { projectId: string; invitation: Invitation; onGone: () => void }

function Waiting({ projectId, invitation, onGone }: WaitingProps) {
  const withdraw = useWithdraw(projectId)
  const { id, email, role, createdAt } = invitation
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">
        {email}
        <span className="text-ink-soft text-sm">
          {' '}
          · invited on {longDay(createdAt)}, {PARTS[role].toLowerCase()}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Withdraw the invitation to ${email}`}
        pending={withdraw.isPending}
        onClick={() =>
          perform(withdraw, id, {
            onSuccess: onGone,
            onError: (error) => toast(failure('Failed to withdraw it', error)),
          })
        }
      >
        Withdraw
      </Button>
    </li>
  )
}

/** What it answers is the same whether or not somebody has this address. */
function Invite({ projectId }: { projectId: string }) {
  const send = useInvite(projectId)
  const { register, handleSubmit, formState, reset, setError } = useCheckedForm(
    () => import('@/lib/projects/sharing/schema').then((schema) => schema.invitationInput),
    { defaultValues: { email: '', role: 'view' } },
  )
  const submit = handleSubmit((input) => {
    if (send.isPending) return
    perform(send, input, {
      onSuccess: () => {
        toast({
          title: 'Invitation Stored',
          description: `If a member has ${input.email}, they find it in their notifications.`,
          variant: 'success',
        })
        reset({ email: '', role: input.role })
      },
      onError: (error) => {
        const said = error instanceof ApiError ? error.errors.find(({ path }) => path === 'email') : undefined
        if (said) setError('email', { message: said.message }, { shouldFocus: true })
        else toast(failure('Failed to invite', error))
      },
    })
  })
  return (
    <form
      method="post"
      noValidate
      aria-label="Invite a member"
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
    >
      <Field
        label="Invite a member by email address"
        error={formState.errors.email?.message}
        hint={`Who has an account with this address can accept within ${INVITATION_DAYS} days. They read everything in it, your remarks too; members see each other’s names.`}
      >
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label="They may">
        <Select {...register('role')}>
          <option value="view">View</option>
          <option value="edit">Edit</option>
        </Select>
      </Field>
      <Button type="submit" className="sm:mt-[1.625rem]" pending={send.isPending} pendingLabel="Inviting...">
        Invite
      </Button>
    </form>
  )
}
