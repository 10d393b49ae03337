import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type StoredObject = { body: Buffer; type: string; modified: Date }
type Part = { body: Buffer; etag: string }
type Upload = { name: string; begun: Date; parts: Map<number, Part> }

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * An S3-compatible store with one bucket: objects, lists and uploads in parts, each request signed (AWS
 * Signature Version 4). It can be away in the ways in which a real one is.
 */
export class S3StandIn {
  readonly bucket = 'loadpath'
  readonly accessKeyId = 'stand-in'
  readonly secretAccessKey = 'secret-of-the-stand-in'
  readonly region = 'eu-west-1'
  readonly objects = new Map<string, StoredObject>()
  /** Uploads in parts that were neither completed nor given up. */
  readonly uploads = new Map<string, Upload>()
  /** Method and name of what was asked, in order. */
  readonly requests: string[] = []
  /** What every request is answered: nothing at all, or a refusal with this status. */
  away: 'silent' | number | undefined
  /** Objects on one page of a list. */
  pageSize = 1000
  /** Called before a request is answered. */
  onRequest: (method: string, name: string) => void | Promise<void> = () => undefined
  private server: Server | undefined
  private base = ''

  /** Returns the settings that point the real SDK here. */
  get settings(): Record<string, string> {
    return {
      S3_ENDPOINT: this.base,
      S3_BUCKET: this.bucket,
      S3_ACCESS_KEY_ID: this.accessKeyId,
      S3_SECRET_ACCESS_KEY: this.secretAccessKey,
      S3_REGION: this.region,
    }
  }

  async start(port = 0): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response))
    await new Promise<void>((done) => this.server?.listen(port, '127.0.0.1', done))
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      return
    }
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '/', this.base)
    const [, bucket, ...rest] = url.pathname.split('/')
    const name = decodeURIComponent(rest.join('/'))
    const method = request.method ?? ''
    this.requests.push(`${method} ${name}`)
    await this.onRequest(method, name)
    if (this.away === 'silent') return
    if (this.away !== undefined) return refuse(response, this.away, 'SlowDown')
    if (!this.isSigned(request, url, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket')
    this.act(method, name, url.searchParams, body, request, response)
  }

  private act(
    method: string,
    name: string,
    query: URLSearchParams,
    body: Buffer,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const upload = query.get('uploadId')
    if (method === 'GET' && name === '' && query.has('uploads')) return this.listUploads(query, response)
    if (method === 'GET' && name === '') return this.list(query, response)
    if (method === 'POST' && query.has('uploads')) return this.beginUpload(name, response)
    if (upload !== null && !this.uploads.has(upload)) return refuse(response, 404, 'NoSuchUpload')
    if (method === 'PUT' && upload) {
      const part = { body, etag: md5(body) }
      this.uploads.get(upload)?.parts.set(Number(query.get('partNumber')), part)
      return void response.writeHead(200, { ETag: `"${part.etag}"` }).end()
    }
    if (method === 'POST' && upload) return this.completeUpload(upload, name, body, response)
    if (method === 'DELETE' && upload) {
      this.uploads.delete(upload)
      return void response.writeHead(204).end()
    }
    if (method === 'PUT') {
      this.put(name, body, request.headers['content-type'])
      return void response.writeHead(200, { ETag: `"${md5(body)}"` }).end()
    }
    if (method === 'DELETE') {
      this.objects.delete(name)
      return void response.writeHead(204).end()
    }
    const found = this.objects.get(name)
    if (!found) return refuse(response, 404, 'NoSuchKey', method)
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.body.length,
      ETag: `"${md5(found.body)}"`,
      'Last-Modified': found.modified.toUTCString(),
    })
    response.end(method === 'HEAD' ? undefined : found.body)
  }

  private put(name: string, body: Buffer, type = 'application/octet-stream'): void {
    this.objects.set(name, { body, type, modified: new Date() })
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const names = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = names.slice(0, this.pageSize)
    const isTruncated = names.length > page.length
    const contents = page.map((key) => {
      const { body, modified } = this.objects.get(key)!
      return `<Contents><Key>${escaped(key)}</Key><Size>${body.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`
    })
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(
      xml(
        `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated><KeyCount>${page.length}</KeyCount>${contents.join('')}${
          isTruncated ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : ''
        }</ListBucketResult>`,
      ),
    )
  }

  private listUploads(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? ''
    const found = [...this.uploads].filter(([, { name }]) => name.startsWith(prefix))
    const uploads = found.map(
      ([id, { name, begun }]) =>
        `<Upload><Key>${escaped(name)}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    )
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(xml(`<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`))
  }

  private beginUpload(name: string, response: ServerResponse): void {
    const id = randomUUID()
    this.uploads.set(id, { name, begun: new Date(), parts: new Map() })
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(
      xml(
        `<InitiateMultipartUploadResult><Bucket>${this.bucket}</Bucket><Key>${escaped(name)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      ),
    )
  }

  /** The parts that are named, in their order; each tag must be that of what was sent. */
  private completeUpload(upload: string, name: string, body: Buffer, response: ServerResponse): void {
    const sent = this.uploads.get(upload)!.parts
    const named = [...body.toString().matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: /<ETag>(?:"|&quot;)?([0-9a-f]+)/.exec(part)?.[1],
    }))
    if (named.length !== sent.size || named.some(({ number, etag }) => sent.get(number)?.etag !== etag))
      return refuse(response, 400, 'InvalidPart')
    this.put(name, Buffer.concat(named.map(({ number }) => sent.get(number)!.body)))
    this.uploads.delete(upload)
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>'))
  }

  /** Whether the request bears a signature of these bytes that only the holder of the secret can make. */
  private isSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean {
    const said =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      )
    if (!said) return false
    const [, id, day = '', region = '', names = '', signature = ''] = said
    const hash = String(headers['x-amz-content-sha256'])
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
    const query = [...url.searchParams]
      .map(([key, value]) => [encode(key), encode(value)].join('='))
      .sort()
      .join('&')
    const signed = names.split(';').map((key) => `${key}:${String(headers[key]).trim()}\n`)
    const canonical = [method, url.pathname, query, signed.join(''), names, hash].join('\n')
    const scope = `${day}/${region}/s3/aws4_request`
    const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n')
    const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
      (made, part) => hmac(made, part),
      `AWS4${this.secretAccessKey}`,
    )
    return (
      id === this.accessKeyId &&
      region === this.region &&
      timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
    )
  }
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

function refuse(response: ServerResponse, status: number, code: string, method = 'GET'): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(
    method === 'HEAD' ? undefined : xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  )
}
