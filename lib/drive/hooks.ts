import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { POLL_MS } from './constants'
import type { CallbackInput } from './schema'
import type { DriveState, SyncStatus } from './types'
import { api } from '@/lib/core/browser/api'

const SYNC = '/api/admin/sync-google-drive'

export const isSyncActive = (status: SyncStatus | undefined) => status === 'queued' || status === 'running'

/** Asked again and again while a sync runs. */
export const driveQuery = queryOptions({
  queryKey: [SYNC],
  queryFn: () => api<DriveState>('GET', SYNC),
  refetchInterval: ({ state: { data } }) => (isSyncActive(data?.sync?.status) ? POLL_MS : false),
})

const AUTH_URL = '/api/admin/google-drive/auth-url'

/** Where access is allowed. */
export const authUrlQuery = queryOptions({
  queryKey: [AUTH_URL],
  queryFn: () => api<{ authUrl: string }>('GET', AUTH_URL),
  retry: false,
})

function useChange<Input>(mutationFn: (input: Input) => Promise<DriveState>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (state) => cache.setQueryData(driveQuery.queryKey, state),
  })
}

/** `revoked` is false where Google itself did not take the permission back. */
export function useDisconnectDrive() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api<DriveState & { revoked: boolean }>('DELETE', '/api/admin/google-drive'),
    onSuccess: (state) => cache.setQueryData(driveQuery.queryKey, state),
  })
}

export const useConnectDrive = () =>
  useChange((input: CallbackInput) => api<DriveState>('POST', '/api/admin/google-drive/callback', input))

export const useBeginSync = () => useChange(() => api<DriveState>('POST', SYNC))
export const useCancelSync = () => useChange(() => api<DriveState>('DELETE', SYNC))
