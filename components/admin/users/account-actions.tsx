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
            <Enable user={user} onChanged={onChanged} />
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          {status === 'active' ? (
            <Freeze user={user} onChanged={onChanged} />
          ) : (
            <Unfreeze user={user} onChanged={onChanged} />
          )}
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

function Freeze({ user, onChanged }: AccountActionsProps) {
  const freeze = useFreeze()
  const press = () =>
    perform(
      freeze,
      { userId: user.id },
      {
        onSuccess: (changed) => {
          toastDone('User Account Frozen', `${user.email} is signed out and cannot sign in.`)
          onChanged(changed)
        },
        onError: (error) => toastRefusal('Freeze Failed', error, 'Failed to freeze user account'),
      },
    )
  return (
    <Button
      ref={leavesFocus}
      variant="outline"
      pending={freeze.isPending}
      pendingLabel="Freezing..."
      onClick={press}
    >
      Freeze account
    </Button>
  )
}

function Unfreeze({ user, onChanged }: AccountActionsProps) {
  const unfreeze = useUnfreeze()
  const press = () =>
    perform(
      unfreeze,
      { userId: user.id },
      {
        onSuccess: (changed) => {
          toastDone('User Account Unfrozen', `${user.email} can sign in again.`)
          onChanged(changed)
        },
        onError: (error) => toastRefusal('Unfreeze Failed', error, 'Failed to unfreeze user account'),
      },
    )
  return (
    <Button
      ref={leavesFocus}
      variant="outline"
      pending={unfreeze.isPending}
      pendingLabel="Unfreezing..."
      onClick={press}
    >
      Unfreeze account
    </Button>
  )
}

function Enable({ user, onChanged }: AccountActionsProps) {
  const enable = useEnable()
  const press = () =>
    perform(
      enable,
      { userId: user.id },
      {
        onSuccess: (changed) => {
          toastDone('User Account Enabled', `${user.email} can sign in again.`)
          onChanged(changed)
        },
        onError: (error) => toastRefusal('Enable Failed', error, 'Failed to enable user account'),
      },
    )
  return (
    <Button
      ref={leavesFocus}
      variant="outline"
      pending={enable.isPending}
      pendingLabel="Enabling..."
      onClick={press}
    >
      Enable account
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
      </ul>
      {subscribed && <p>{SUBSCRIPTION_ENDS}</p>}
      <p>Published articles stay, under the name “Former member”. This cannot be undone.</p>
    </>
  )
}
