import 'server-only'
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { GOOGLE_DOCUMENT, GOOGLE_FOLDER, MAX_BYTES } from './constants'
import type { DriveFile } from './types'
import { env } from '@/lib/core/server/env'
import { AppError, conflict } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { TIMEOUTS } from '@/lib/core/server/timeouts'

const READ_ONLY = 'https://www.googleapis.com/auth/drive.readonly'
const MAX_TRIES = 6
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 60_000
/** A call that was not answered at all is repeated once: whatever waits for it would wait as often. */
const MAX_TRIES_UNANSWERED = 2
const THROTTLED = /rateLimitExceeded|userRateLimitExceeded|quotaExceeded/i

/** Loaded only by what speaks to Google. */
const google = () => import('googleapis/build/src/apis/drive/index.js')

export const isConfigured = () => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_DRIVE_FOLDER_ID } = env()
  return Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET && GOOGLE_DRIVE_FOLDER_ID)
}

async function client() {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_OAUTH_BASE: base, APP_URL } = env()
  if (!isConfigured())
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'The drive is not set up: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and GOOGLE_DRIVE_FOLDER_ID are needed.',
    )
  const { auth } = await google()
  return new auth.OAuth2({
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    redirectUri: `${APP_URL}/admin/google-drive`,
    transporterOptions: { timeout: TIMEOUTS.driveTokens },
    ...(base && {
      endpoints: {
        oauth2AuthBaseUrl: `${base}/o/oauth2/v2/auth`,
        oauth2TokenUrl: `${base}/token`,
        oauth2RevokeUrl: `${base}/revoke`,
      },
    }),
  })
}

type S256 = Parameters<Awaited<ReturnType<typeof client>>['generateAuthUrl']>[0] extends infer O
  ? NonNullable<O> extends { code_challenge_method?: infer M }
    ? M
    : never
  : never

/**
 * Returns the page where an administrator lets us read, and only read. The code that it gives is worth
 * something only beside `verifier`.
 */
export async function consentUrl(state: string, verifier: string): Promise<string> {
  return (await client()).generateAuthUrl({
    access_type: 'offline',
    prompt: 'consent',
    scope: [READ_ONLY],
    state,
    code_challenge_method: 'S256' as S256,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
}

/**
 * Returns the refresh token that a code stands for. Throws VALIDATION_FAILED for a code that Google refuses.
 */
export async function refreshTokenFor(code: string, codeVerifier: string): Promise<string> {
  const { tokens } = await withRetries(async () => (await client()).getToken({ code, codeVerifier }))
  if (!tokens.refresh_token)
    throw conflict('Google gave no lasting permission. Open the authorization page again and allow access.')
  return tokens.refresh_token
}

/**
 * Revokes a permission at Google. Returns false where Google did not take it back: then it can be removed in
 * the account's own settings.
 */
export async function revoke(refreshToken: string): Promise<boolean> {
  try {
    await (await client()).revokeToken(refreshToken)
    return true
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'a permission could not be given back to Google')
    return false
  }
}

export type Drive = Awaited<ReturnType<typeof openDrive>>

/**
 * Returns the drive behind a refresh token. Every call waits where Google asks to, and throws an AppError
 * that can be shown.
 */
export async function openDrive(refreshToken: string) {
  const { GOOGLE_API_BASE: base, GOOGLE_DRIVE_FOLDER_ID: root = '' } = env()
  const [{ drive }, auth] = await Promise.all([google(), client()])
  auth.setCredentials({ refresh_token: refreshToken })
  const { files } = drive({
    version: 'v3',
    auth,
    retry: false,
    timeout: TIMEOUTS.drive,
    ...(base && { rootUrl: `${base}/` }),
  })

  const page = (folder: string, driveId: string | undefined, pageToken: string | undefined) =>
    withRetries(() =>
      files.list({
        q: `'${folder.replace(/['\\]/g, '\\$&')}' in parents and trashed = false`,
        fields: `nextPageToken, incompleteSearch, files(${FIELDS})`,
        pageSize: 200,
        pageToken,
        orderBy: 'folder,name',
        supportsAllDrives: true,
        includeItemsFromAllDrives: true,
        ...(driveId && { corpora: 'drive', driveId }),
      }),
    )

  /** Returns every file of the folder's whole tree. */
  async function* list(): AsyncGenerator<DriveFile> {
    const { data: top } = await withRetries(() =>
      files.get({ fileId: root, fields: 'id, driveId, mimeType', supportsAllDrives: true }),
    )
    const folders = [{ id: root, path: '' }]
    const seen = new Set([root])
    for (const folder of folders) {
      let pageToken: string | undefined
      do {
        const { data } = await page(folder.id, top.driveId ?? undefined, pageToken)
        if (data.incompleteSearch)
          throw new AppError(
            'SERVICE_UNAVAILABLE',
            'Google listed only a part of the folder. Please sync again later.',
          )
        for (const file of data.files ?? []) {
          if (file.mimeType !== GOOGLE_FOLDER) yield asFile(file, folder.path)
          else if (file.id && !seen.has(file.id)) {
            seen.add(file.id)
            folders.push({ id: file.id, path: posix.join(folder.path, file.name ?? '') })
          }
        }
        pageToken = data.nextPageToken ?? undefined
      } while (pageToken)
    }
  }

  /** Returns a file as it is now. */
  const current = async ({ id: fileId, path }: DriveFile): Promise<DriveFile> =>
    asFile(
      (await withRetries(() => files.get({ fileId, fields: FIELDS, supportsAllDrives: true }))).data,
      path,
    )

  async function fetch({ id: fileId, mimeType }: DriveFile): Promise<Buffer> {
    const options = { responseType: 'arraybuffer', size: MAX_BYTES, timeout: TIMEOUTS.driveFile } as const
    const { data } = await withRetries(() =>
      mimeType === GOOGLE_DOCUMENT
        ? files.export({ fileId, mimeType: 'text/html' }, options)
        : files.get({ fileId, alt: 'media', supportsAllDrives: true }, options),
    )
    return Buffer.from(data as ArrayBuffer)
  }
  return { list, current, fetch }
}

const FIELDS = 'id, name, mimeType, md5Checksum, modifiedTime, size'

type Listed = {
  id?: string | null
  name?: string | null
  mimeType?: string | null
  md5Checksum?: string | null
  modifiedTime?: string | null
  size?: string | null
}

const asFile = (file: Listed, path: string): DriveFile => ({
  id: file.id ?? '',
  name: file.name ?? '',
  path,
  mimeType: file.mimeType ?? '',
  md5: file.md5Checksum ?? null,
  modifiedAt: file.modifiedTime ?? '',
  size: file.size ? Number(file.size) : null,
})

type Failure = {
  message?: string
  response?: { status?: number; headers?: Headers; data?: unknown }
}

/**
 * Returns what a call of Google returns, retried after a pause where Google is busy. Throws an AppError that
 * can be shown.
 */
async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await call()
    } catch (error) {
      if (error instanceof AppError) throw error
      const { response } = error as Failure
      const said = textOf(response?.data)
      const busy =
        response?.status === undefined ||
        response.status === 429 ||
        response.status >= 500 ||
        (response.status === 403 && THROTTLED.test(said))
      const tries = response?.status === undefined ? MAX_TRIES_UNANSWERED : MAX_TRIES
      if (!busy || attempt >= tries) throw refusal(response?.status, said, error)
      const retryAfterSeconds = Number(response?.headers?.get('retry-after'))
      await pause(
        Math.min(
          MAX_PAUSE_MS,
          retryAfterSeconds > 0 ? retryAfterSeconds * 1000 : FIRST_PAUSE_MS * 2 ** (attempt - 1),
        ),
      )
    }
}

const textOf = (data: unknown): string =>
  data instanceof ArrayBuffer ? Buffer.from(data).toString() : (JSON.stringify(data) ?? '')

function refusal(status: number | undefined, said: string, cause: unknown): AppError {
  const details = { cause }
  if (said.includes('invalid_grant') || status === 401)
    return new AppError(
      'INVALID_TOKEN',
      'Google does not accept this authorization, or no longer. Open the authorization page and authenticate again.',
      details,
    )
  if (status === 404)
    return new AppError(
      'NOT_FOUND',
      'Google does not find this. Check the folder id, and who may see the folder.',
      details,
    )
  if (status === 403)
    return new AppError(
      'CONFLICT',
      'Google refuses to show this to the account that was authenticated.',
      details,
    )
  return new AppError('SERVICE_UNAVAILABLE', 'Google Drive does not answer. Please try again later.', details)
}
