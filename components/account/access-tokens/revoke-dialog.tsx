'use client'
import { useRevokeAccessToken } from '@/lib/auth/access-tokens/hooks'
import type { AccessToken } from '@/lib/auth/access-tokens/types'
import { failure } from '../../ui/failure'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'

export function RevokeDialog({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const revoke = useRevokeAccessToken()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Revoke ‘${token.name}’`}
      description="Programs that use this token are refused from now on. This cannot be undone."
      confirmLabel="Revoke token"
      tone="destructive"
      pending={revoke.isPending}
      pendingLabel="Revoking..."
      onConfirm={() =>
        perform(revoke, token.id, {
          onSuccess: () => toast({ title: 'Token revoked', description: token.name, variant: 'success' }),
          onError: (error) => toast(failure('The token could not be revoked', error)),
          onSettled: onClose,
        })
      }
    />
  )
}
