'use client'
import type { AdminUser } from '@/lib/users/administration/types'
import { fullName } from '@/lib/users/profile/rules/names'
import { AskingDialog } from '../../ui/asking-dialog'
import { AccountActions } from './account-actions'
import { AccountDetails } from './account-details'
import { EmailForm } from './email-form'
import { RoleForm } from './role-form'

type ManageDialogProps = {
  /** Whose account is open; null while none is. */
  user: AdminUser | null
  viewerId: string
  /** What the account is now; null closes the dialog. */
  onChange: (user: AdminUser | null) => void
}

export function ManageDialog({ user, viewerId, onChange }: ManageDialogProps) {
  return (
    user && (
      <AskingDialog
        onClose={() => onChange(null)}
        size="md"
        title={`Manage ${fullName(user)}`}
        description={<span className="wrap-anywhere">{user.email}</span>}
      >
        <div className="grid gap-6">
          <RoleForm key={user.role} user={user} own={user.id === viewerId} onChanged={onChange} />
          <EmailForm key={user.email} user={user} own={user.id === viewerId} onChanged={onChange} />
          <AccountActions user={user} onChanged={onChange} />
          <AccountDetails user={user} />
        </div>
      </AskingDialog>
    )
  )
}
