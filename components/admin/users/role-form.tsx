'use client'
import { useState } from 'react'
import { useChangeRole } from '@/lib/users/administration/hooks'
import type { AdminUser } from '@/lib/users/administration/types'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { toastDone, toastRefusal } from './account-notices'
import { useLeave } from './use-leave'

export type AccountFormProps = {
  user: AdminUser
  /** Whether it is the viewer's own account. */
  own: boolean
  onChanged: (user: AdminUser) => void
}

export function RoleForm({ user, own, onChanged }: AccountFormProps) {
  const [role, setRole] = useState(user.role)
  const change = useChangeRole()
  const leave = useLeave()
  const why = lockedBecause(user, own)
  const submit = () =>
    change.mutate(
      { userId: user.id, role },
      {
        onSuccess: (changed) => {
          toastDone('User Role Updated', `${changed.email} has to sign in again.`)
          // Whoever gives up the role has no business here any more, and no session.
          if (own) return leave()
          onChanged(changed)
        },
        onError: (error) => toastRefusal('Update Failed', error, 'Failed to update user role'),
      },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (role !== user.role) submit()
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label="Role" hint={why} className="min-w-0 flex-1">
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
          disabled={role === user.role}
          pending={change.isPending}
          pendingLabel="Updating..."
        >
          Update role
        </Button>
      )}
    </form>
  )
}

function lockedBecause({ role, status }: AdminUser, own: boolean): string | undefined {
  if (role === 'admin' && !own) return 'An administrator can only give up the role in person.'
  if (role === 'user' && status !== 'active') return 'Only an active account can be made an administrator.'
  return undefined
}
