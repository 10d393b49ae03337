'use client'
import { useState } from 'react'
import { useChangeRole } from '@/lib/users/administration/hooks'
import type { AdminUser } from '@/lib/users/administration/types'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Field } from '../../ui/field'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { toastDone, toastRefusal } from './account-notices'
import { useLeave } from './use-leave'

export type AccountFormProps = {
  user: AdminUser
  /** Whether it is the viewer's own account. */
  own: boolean
  onChanged: (user: AdminUser) => void
}

/** A field with its button at the same height, whatever stands below the field. */
export const besideButton = 'grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]'

export function RoleForm({ user, own, onChanged }: AccountFormProps) {
  const [role, setRole] = useState(user.role)
  const [asking, setAsking] = useState(false)
  const change = useChangeRole()
  const leave = useLeave()
  const why = lockedBecause(user, own)
  const submit = () =>
    perform(
      change,
      { userId: user.id, role },
      {
        onSuccess: (changed) => {
          toastDone(
            'User Role Updated',
            own ? 'You are signed out.' : `${changed.email} has to sign in again.`,
          )
          // Whoever gives up the role has no business here any more, and no session.
          if (own) return leave()
          onChanged(changed)
        },
        onError: (error) => toastRefusal('Update Failed', error, 'Failed to update user role'),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (role === user.role) return
        setAsking(true)
      }}
      className={besideButton}
    >
      <Field label="Role" hint={why}>
        <Select
          value={role}
          disabled={why !== undefined}
          onChange={(event) => setRole(event.target.value as AdminUser['role'])}
        >
          <option value="user">User</option>
          <option value="admin">Admin</option>
        </Select>
      </Field>
      {why === undefined && (
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start sm:mt-6.5"
          idle={role === user.role}
          pending={change.isPending}
          pendingLabel="Updating..."
        >
          Update role
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        {...(role === 'admin' ? makingOf(user.email) : GIVING_UP)}
        pending={change.isPending}
        pendingLabel="Updating..."
        onConfirm={submit}
      />
    </form>
  )
}

/** Nobody else can take it back. */
const makingOf = (email: string) => ({
  title: 'Make this member an administrator?',
  description: (
    <p>
      <strong className="text-ink wrap-anywhere">{email}</strong> will read and change every article and every
      account. Only they themselves can give up the role again.
    </p>
  ),
  confirmLabel: 'Make administrator',
})

const GIVING_UP = {
  title: 'Give up your administrator role?',
  description:
    'You are signed out, and sign in again as a member. Only another administrator can make you one again.',
  confirmLabel: 'Give up the role',
  tone: 'destructive' as const,
}

function lockedBecause({ role, status }: AdminUser, own: boolean): string | undefined {
  if (role === 'admin' && !own) return 'An administrator can only give up the role in person.'
  if (role === 'user' && status !== 'active') return 'Only an active account can be made an administrator.'
  return undefined
}
