'use client'
import { useState } from 'react'
import { DELETE_WORD } from '@/lib/users/administration/constants'
import {
  useDeletePermanently,
  useDisable,
  useEnable,
  useFreeze,
  useUnfreeze,
} from '@/lib/users/administration/hooks'
import type { AdminUser } from '@/lib/users/administration/types'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { leavesFocus } from '../../ui/leaves-focus'
import { perform } from '../../ui/perform'
import { StatusBadge } from './account-badges'
import { toastDone, toastRefusal } from './account-notices'

const SUBSCRIPTION_ENDS = 'The subscription that runs ends at once, and nothing more is charged.'

type AccountActionsProps = { user: AdminUser; onChanged: (user: AdminUser | null) => void }

/** Offered for members only: nobody freezes, disables or deletes an administrator. */
export function AccountActions({ user, onChanged }: AccountActionsProps) {
  const { status, role } = user
  return (
    <section aria-labelledby="account-actions" className="grid gap-3">
      <h3 id="account-actions" className="flex items-center gap-2 font-semibold">
        Account <StatusBadge status={status} />
      </h3>
      {role === 'admin' ? (
        <p className="text-ink-soft text-sm">
          The account of an administrator cannot be frozen, disabled or deleted.
        </p>
      ) : status === 'deleted' ? (
        <>
          <p className="text-ink-soft text-sm">This account is disabled. Its data are kept.</p>
          <div>
            <StatusButton to="enable" user={user} onChanged={onChanged} />
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          {/* Each has the state of its own request. */}
          <StatusButton
            key={status}
            to={status === 'active' ? 'freeze' : 'unfreeze'}
            user={user}
            onChanged={onChanged}
          />
          <Disable user={user} onChanged={onChanged} />
          <DeletePermanently user={user} onChanged={onChanged} />
          {user.subscribed && (
            <p className="text-ink-soft basis-full text-sm">
              {status === 'active'
                ? 'Nothing is charged for the subscription while the account is frozen.'
                : 'Nothing is charged for the subscription until the account is unfrozen.'}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

const CHANGES = {
  freeze: {
    useChange: useFreeze,
    label: 'Freeze account',
    pending: 'Freezing...',
    done: 'User Account Frozen',
    now: 'is signed out and cannot sign in.',
    failed: 'Freeze Failed',
    failure: 'Failed to freeze user account',
  },
  unfreeze: {
    useChange: useUnfreeze,
    label: 'Unfreeze account',
    pending: 'Unfreezing...',
    done: 'User Account Unfrozen',
    now: 'can sign in again.',
    failed: 'Unfreeze Failed',
    failure: 'Failed to unfreeze user account',
  },
  enable: {
    useChange: useEnable,
    label: 'Enable account',
    pending: 'Enabling...',
    done: 'User Account Enabled',
    now: 'can sign in again.',
    failed: 'Enable Failed',
    failure: 'Failed to enable user account',
  },
} as const

/** What an administrator takes back with one press, and so does at once. */
function StatusButton({ to, user, onChanged }: AccountActionsProps & { to: keyof typeof CHANGES }) {
  const { useChange, label, pending, done, now, failed, failure } = CHANGES[to]
  const change = useChange()
  const press = () =>
    perform(
      change,
      { userId: user.id },
      {
        onSuccess: (changed) => {
          toastDone(done, `${user.email} ${now}`)
          onChanged(changed)
        },
        onError: (error) => toastRefusal(failed, error, failure),
      },
    )
  return (
    <Button
      ref={leavesFocus}
      variant="outline"
      pending={change.isPending}
      pendingLabel={pending}
      onClick={press}
    >
      {label}
    </Button>
  )
}

function Disable({ user, onChanged }: AccountActionsProps) {
  const [asking, setAsking] = useState(false)
  const disable = useDisable()
  const confirm = () =>
    perform(
      disable,
      { userId: user.id },
      {
        onSuccess: () => {
          setAsking(false)
          toastDone('User Account Deleted', `${user.email} is marked as deleted. The data are kept.`)
          onChanged({ ...user, status: 'deleted' })
        },
        onError: (error) => toastRefusal('Delete Failed', error, 'Failed to delete user account'),
      },
    )
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Disable account
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Disable this account?"
        description={
          <p>
            The account of <strong className="text-ink wrap-anywhere">{user.email}</strong> is marked as
            deleted and signed out, but its data are preserved. Comments stay under “Former member” until an
            administrator enables it again. {user.subscribed && SUBSCRIPTION_ENDS}
          </p>
        }
        confirmLabel="Disable account"
        tone="destructive"
        pending={disable.isPending}
        pendingLabel="Disabling..."
        onConfirm={confirm}
      />
    </>
  )
}

function DeletePermanently({ user, onChanged }: AccountActionsProps) {
  const [asking, setAsking] = useState(false)
  const remove = useDeletePermanently()
  const confirm = () =>
    perform(
      remove,
      { userId: user.id },
      {
        onSuccess: () => {
          setAsking(false)
          toastDone('User Permanently Deleted', 'The account and what belonged to it are gone.')
          onChanged(null)
        },
        onError: (error) => toastRefusal('Delete Failed', error, 'Failed to permanently delete user'),
      },
    )
  return (
    <>
      <Button variant="destructive" onClick={() => setAsking(true)}>
        Permanently delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Permanently delete this account?"
        description={<Lost email={user.email} subscribed={user.subscribed} />}
        confirmLabel="Permanently delete"
        confirmWord={DELETE_WORD}
        tone="destructive"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={confirm}
      />
    </>
  )
}

function Lost({ email, subscribed }: { email: string; subscribed: boolean }) {
  return (
    <>
      <p>
        This removes <strong className="text-ink wrap-anywhere">{email}</strong> for good, with:
      </p>
      <ul>
        <li>the profile</li>
        <li>comments and likes</li>
        <li>bookmarks and folders</li>
        <li>analytics data</li>
        <li>email records</li>
        <li>what others have replied to these comments</li>
        <li>drafts and articles that are not published, also those that wait for review</li>
        <li>saved calculations</li>
        <li>projects that nobody else may edit, with what others have written in them</li>
      </ul>
      {subscribed && <p>{SUBSCRIPTION_ENDS}</p>}
      <p>
        Published articles stay, under the name “Former member”. A project that others may edit passes to the
        one of them who has been in it longest. This cannot be undone.
      </p>
    </>
  )
}
