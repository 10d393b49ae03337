import { POST as callback } from '@/app/api/admin/google-drive/callback/route'
import { GET as authUrl } from '@/app/api/admin/google-drive/auth-url/route'
import { POST as begin } from '@/app/api/admin/sync-google-drive/route'
import { db } from '@/lib/core/server/db'
import { runSync } from '@/lib/drive/jobs'
import type { DriveState } from '@/lib/drive/types'
import { GoogleStandIn } from '../mocks/google'
import { call } from './call'

/** Starts the stand-in and makes the settings name it. Before anything asks for a setting. */
export async function startGoogle(): Promise<GoogleStandIn> {
  const google = new GoogleStandIn()
  const base = await google.start()
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'client-secret',
    GOOGLE_DRIVE_FOLDER_ID: google.root,
    GOOGLE_API_BASE: base,
    GOOGLE_OAUTH_BASE: base,
  })
  return google
}

export const connectDrive = async (google: GoogleStandIn, cookie: string) => {
  const { body } = await call<{ authUrl: string }>(authUrl, { cookie })
  return call<DriveState>(callback, { cookie, body: google.allow(body.authUrl) })
}

/** Begins a sync and runs it as the worker would. Gives the row as it ended. */
export async function syncNow(cookie: string) {
  const reply = await call<DriveState>(begin, { cookie, method: 'POST' })
  if (reply.status !== 200) throw new Error(reply.text)
  const syncId = reply.body.sync!.id
  await runSync({ syncId })
  return db.driveSync.findUniqueOrThrow({
    where: { id: syncId },
    include: { files: { orderBy: { name: 'asc' } } },
  })
}

/** Everything that the knowledge base holds of the drive. */
export const driveKnowledge = () =>
  db.knowledgeDocument.findMany({
    where: { source: 'drive' },
    orderBy: { externalId: 'asc' },
    select: {
      externalId: true,
      title: true,
      checksum: true,
      passages: {
        orderBy: { position: 'asc' },
        select: { position: true, titlePath: true, text: true, citations: true },
      },
    },
  })
