import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { GoogleDrive } from '@/components/admin/drive/google-drive'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/components/ui/prefetched'
import { driveQuery } from '@/lib/drive/hooks'
import { driveState } from '@/lib/drive/queries'

export const metadata: Metadata = { title: 'Google Drive', referrer: 'no-referrer' }

type Query = Record<string, string | string[] | undefined>

export default async function GoogleDrivePage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const { code, state } = await searchParams
  const given = { code: [code].flat()[0], state: [state].flat()[0] }
  return (
    <Prefetched entries={[[driveQuery.queryKey, await driveState(viewer)]]}>
      <AdminHeading
        title="Google Drive"
        lead="Documents of the shared folder become passages that the assistant can quote."
      />
      <GoogleDrive given={given} />
    </Prefetched>
  )
}
