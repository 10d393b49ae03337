import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StoredFile = {
  id: string
  name: string
  mimeType: string
  parent: string
  content: Buffer
  modifiedTime: string
}

const FOLDER = 'application/vnd.google-apps.folder'
const DOCUMENT = 'application/vnd.google-apps.document'

/**
 * Google as the product sees it: consent, tokens that expire, and a drive that is slow to list, busy at times
 * and changed by others.
 */
export class GoogleStandIn {
  readonly root = 'folder-root'
  readonly files = new Map<string, StoredFile>()
  /** Ids of files whose content went out, in order. */
  readonly fetched: string[] = []
  readonly listings: URLSearchParams[] = []
  pageSize = 50
  driveId: string | undefined
  /** What a refresh is answered with; false is a permission that was taken back. */
  granted = true
  /** Milliseconds that a file's content takes. */
  delay = 0
  incomplete = false
  private readonly codes = new Map<string, string>()
  readonly refreshTokens = new Set<string>()
  private accessTokens = new Set<string>()
  private throttles: { status: number; reason: string }[] = []
  private changes = new Map<string, Buffer>()
  private server: Server | undefined
  private clock = Date.parse('2026-01-01T00:00:00.000Z')

  put(
    name: string,
    mimeType: string,
    content: Buffer | string,
    parent = this.root,
    id: string = randomUUID(),
  ): string {
    const modifiedTime = new Date((this.clock += 1000)).toISOString()
    this.files.set(id, { id, name, mimeType, parent, content: Buffer.from(content), modifiedTime })
    return id
  }

  folder(name: string, parent = this.root): string {
    return this.put(name, FOLDER, '', parent)
  }

  /** The next calls of the drive are refused so, one after the other. */
  throttleNext(...refusals: { status: number; reason: string }[]): void {
    this.throttles.push(...refusals)
  }

  /** The file becomes another right after its content has gone out, once. */
  changeDuringDownload(id: string, content: Buffer | string): void {
    this.changes.set(id, Buffer.from(content))
  }

  /** Every access token ends now; refreshing gives a new one. */
  expireTokens(): void {
    this.accessTokens = new Set()
  }

  /**
   * What an administrator gets who allows access at the address: the code and the state that was sent along.
   */
  allow(authUrl: string): { code: string; state: string } {
    const { searchParams } = new URL(authUrl)
    const code = `4/${randomUUID()}`
    this.codes.set(code, searchParams.get('code_challenge') ?? '')
    return { code, state: searchParams.get('state') ?? '' }
  }

  /** Gives the address that GOOGLE_API_BASE and GOOGLE_OAUTH_BASE have to name. */
  async start(port = 0): Promise<string> {
    this.server = createServer((request, response) => void this.answer(request, response))
    await new Promise<void>((done) => this.server?.listen(port, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const json = (status: number, value: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    if (pathname === '/o/oauth2/v2/auth') {
      const { code, state } = this.allow(`http://stand-in${request.url}`)
      const to = new URL(searchParams.get('redirect_uri') ?? 'http://localhost')
      to.searchParams.set('code', code)
      to.searchParams.set('state', state)
      response.writeHead(302, { Location: to.href })
      return void response.end()
    }
    if (pathname === '/revoke') {
      const known = this.refreshTokens.delete(searchParams.get('token') ?? '')
      return known ? json(200, {}) : json(400, { error: 'invalid_token' })
    }
    if (pathname === '/token') return this.token(await bodyOf(request), json)
    const refused = this.throttles.shift()
    if (refused) {
      response.setHeader('Retry-After', '0.02')
      return json(refused.status, { error: { code: refused.status, errors: [{ reason: refused.reason }] } })
    }
    if (!this.accessTokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return json(401, { error: { code: 401, message: 'Invalid Credentials' } })
    if (pathname === '/drive/v3/files') return json(200, this.list(searchParams))
    const [, id = '', exported] = /^\/drive\/v3\/files\/([^/]+)(\/export)?$/.exec(pathname) ?? []
    if (id === this.root) return json(200, { id, mimeType: FOLDER, driveId: this.driveId })
    const file = this.files.get(id)
    if (!file) return json(404, { error: { code: 404, message: 'File not found' } })
    if (!exported && searchParams.get('alt') !== 'media') return json(200, shown(file))
    const { content } = file
    this.fetched.push(id)
    const other = this.changes.get(id)
    if (other) {
      this.changes.delete(id)
      this.put(file.name, file.mimeType, other, file.parent, id)
    }
    await new Promise((done) => setTimeout(done, this.delay))
    response.end(content)
  }

  private token(body: URLSearchParams, json: (status: number, value: unknown) => void): void {
    const access = `access-${randomUUID()}`
    const given = { access_token: access, token_type: 'Bearer', expires_in: 3600 }
    if (body.get('grant_type') === 'authorization_code') {
      const challenge = this.codes.get(body.get('code') ?? '')
      const proved = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url')
      this.codes.delete(body.get('code') ?? '')
      if (challenge === undefined || challenge !== proved) return json(400, { error: 'invalid_grant' })
      const refresh = `refresh-${randomUUID()}`
      this.refreshTokens.add(refresh)
      this.accessTokens.add(access)
      return json(200, { ...given, refresh_token: refresh })
    }
    if (!this.granted || !this.refreshTokens.has(body.get('refresh_token') ?? ''))
      return json(400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' })
    this.accessTokens.add(access)
    json(200, given)
  }

  private list(query: URLSearchParams) {
    this.listings.push(query)
    const parent = /^'([^']*)' in parents/.exec(query.get('q') ?? '')?.[1]
    // A shared drive shows nothing to whoever does not ask for it.
    const hidden = this.driveId !== undefined && query.get('includeItemsFromAllDrives') !== 'true'
    const all = hidden ? [] : [...this.files.values()].filter((file) => file.parent === parent)
    const from = Number(query.get('pageToken') ?? 0)
    const to = from + Math.min(this.pageSize, Number(query.get('pageSize') ?? 100))
    return {
      files: all.slice(from, to).map(shown),
      incompleteSearch: this.incomplete,
      ...(to < all.length && { nextPageToken: String(to) }),
    }
  }
}

const shown = ({ content, id, name, mimeType, modifiedTime }: StoredFile) => ({
  id,
  name,
  mimeType,
  modifiedTime,
  ...(mimeType !== FOLDER &&
    mimeType !== DOCUMENT && {
      size: String(content.length),
      md5Checksum: createHash('md5').update(content).digest('hex'),
    }),
})

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) text += chunk as string
  return new URLSearchParams(text)
}
