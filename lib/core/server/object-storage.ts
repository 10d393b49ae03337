import 'server-only'
import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { TIMEOUTS } from './timeouts'

export type StorageSettings = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export type StoredObject = { name: string; size: number; modifiedAt: Date }

/** The storage could not do what it was asked: it is away, refuses the key, or has no such bucket. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super(`The object storage cannot be used: ${describe(cause)}`, { cause })
    this.name = 'StorageError'
  }
}

/** Bytes of one part of a large object: 10,000 of them, the most there may be, are 160 GB. */
const PART_BYTES = 16 * 1024 * 1024

/** Loaded only where a storage is set up: it takes 20 MB of memory. */
const sdk = () => import('@aws-sdk/client-s3')

/** One bucket of an S3-compatible store. Each method throws StorageError where the store cannot be used. */
export class ObjectStorage {
  private connected: Promise<S3Client> | undefined

  constructor(private readonly settings: StorageSettings) {}

  /** Returns the bytes of a small object; null where there is none of this name. */
  async read(name: string): Promise<Buffer | null> {
    const signal = AbortSignal.timeout(TIMEOUTS.storage)
    return this.asked(async (client, { GetObjectCommand }) => {
      const { Body } = await client.send(new GetObjectCommand(this.at(name)), { abortSignal: signal })
      return buffer(addAbortSignal(signal, Body as Readable))
    })
  }

  /** Stores a small object, in place of one of the same name. */
  async write(name: string, bytes: Uint8Array, type: string): Promise<void> {
    await this.asked((client, { PutObjectCommand }) =>
      client.send(new PutObjectCommand({ ...this.at(name), Body: bytes, ContentType: type }), limited()),
    )
  }

  /** Removes an object; one that is not there is no error. */
  async remove(name: string): Promise<void> {
    await this.asked((client, { DeleteObjectCommand }) =>
      client.send(new DeleteObjectCommand(this.at(name)), limited()),
    )
  }

  /** Returns the size of an object in bytes; null where there is none of this name. */
  async sizeOf(name: string): Promise<number | null> {
    return this.asked(async (client, { HeadObjectCommand }) => {
      const { ContentLength = 0 } = await client.send(new HeadObjectCommand(this.at(name)), limited())
      return ContentLength
    })
  }

  /** Returns a stream of a large object; null where there is none of this name. */
  async open(name: string): Promise<Readable | null> {
    // Only the beginning is limited: what is large may take as long as it needs.
    const beginning = new AbortController()
    const late = setTimeout(() => beginning.abort(), TIMEOUTS.storage)
    return this.asked(async (client, { GetObjectCommand }) => {
      const { Body } = await client.send(new GetObjectCommand(this.at(name)), {
        abortSignal: beginning.signal,
      })
      return Body as Readable
    }).finally(() => clearTimeout(late))
  }

  /**
   * Stores what a stream brings, part by part; the object appears when it is complete. A stream that fails
   * leaves nothing behind. Where the storage itself goes away, parts stay that `abandonUploads` removes.
   */
  async upload(name: string, body: Readable): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage')
    await this.asked((client) =>
      new Upload({
        client,
        params: { ...this.at(name), Body: body },
        partSize: PART_BYTES,
        queueSize: 2,
      }).done(),
    )
  }

  /**
   * Removes the parts of uploads that were begun so many milliseconds ago and neither completed nor given up.
   */
  async abandonUploads(prefix: string, olderThan: number): Promise<void> {
    await this.asked(async (client, { AbortMultipartUploadCommand, ListMultipartUploadsCommand }) => {
      const { Bucket } = this.at(prefix)
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }),
        limited(),
      )
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated && Date.now() - Initiated.getTime() > olderThan)
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), limited())
    })
  }

  /** Returns the objects whose names begin with `prefix`, in the order of their names, a page at a time. */
  async *list(prefix: string): AsyncGenerator<StoredObject[]> {
    let token: string | undefined
    do {
      const page = await this.asked((client, { ListObjectsV2Command }) =>
        client.send(
          new ListObjectsV2Command({
            Bucket: this.settings.bucket,
            Prefix: prefix,
            ContinuationToken: token,
          }),
          limited(),
        ),
      )
      // A bucket that is not there is an error, and a page is never missing.
      if (!page) throw new StorageError(new Error('there is no such bucket'))
      yield (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date() }) => ({
        name: Key,
        size: Size,
        modifiedAt: LastModified,
      }))
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token)
  }

  /** Ends the connections that are kept open. */
  async close(): Promise<void> {
    const client = await this.connected
    this.connected = undefined
    client?.destroy()
  }

  private readonly at = (name: string) => ({ Bucket: this.settings.bucket, Key: name })

  private async asked<T>(
    work: (client: S3Client, commands: Awaited<ReturnType<typeof sdk>>) => Promise<T>,
  ): Promise<T | null> {
    const commands = await sdk()
    this.connected ??= Promise.resolve(new commands.S3Client(configOf(this.settings)))
    try {
      return await work(await this.connected, commands)
    } catch (error) {
      if (isMissing(error)) return null
      throw new StorageError(error)
    }
  }
}

const limited = () => ({ abortSignal: AbortSignal.timeout(TIMEOUTS.storage) })

const configOf = (settings: StorageSettings): S3ClientConfig => ({
  endpoint: settings.endpoint,
  region: settings.region,
  credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
  // Stores of one's own have no name of a host for each bucket.
  forcePathStyle: true,
  // What is read is compared with a checksum of ours, and not every store knows the newer ones of Amazon.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 2,
  requestHandler: { connectionTimeout: TIMEOUTS.storage, socketTimeout: TIMEOUTS.storageSilence },
})

type Refused = { name?: string; $metadata?: { httpStatusCode?: number } }

/** HEAD has no body that would name the reason: the name is that of the status. */
function isMissing(error: unknown): boolean {
  const { name } = error as Refused
  return name === 'NoSuchKey' || name === 'NotFound'
}

function describe(cause: unknown): string {
  const { name, $metadata } = cause as Refused
  const code = (cause as NodeJS.ErrnoException).code
  if ($metadata?.httpStatusCode) return `it answers ${$metadata.httpStatusCode} (${name})`
  if (name === 'AbortError' || name === 'TimeoutError') return 'it does not answer'
  return code ?? (cause instanceof Error ? cause.message : String(cause))
}
