import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * A compressed tar archive whose last entry, manifest.json, holds the SHA-256 of every other. Any tar program
 * reads it.
 */

const BLOCK = 512
const CHUNK = 1024 * 1024
const MANIFEST = 'manifest.json'

/** Begins an archive. Files are added one after the other; `end` writes the manifest, with `about` in it. */
export function writeArchive(path) {
  const gzip = createGzip({ level: 3 })
  const written = pipeline(gzip, createWriteStream(path, { mode: 0o600, flush: true }))
  // Whoever writes or ends hears of it.
  written.catch(() => undefined)
  const files = {}

  async function write(bytes) {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written])
  }
  async function add(name, bytes) {
    await write(header(name, bytes.length, '0'))
    await write(bytes)
    await write(padding(bytes.length))
    files[name] = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  }

  return {
    add: (name, text) => add(name, Buffer.from(text)),
    folder: (name) => write(header(`${name}/`, 0, '5')),
    /** As long as it is now, though it grows or shrinks meanwhile; false where it is gone. */
    async file(name, source) {
      const handle = await open(source).catch((error) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!handle) return false
      try {
        const { size } = await handle.stat()
        const hash = createHash('sha256')
        await write(header(name, size, '0'))
        for (let left = size; left > 0;) {
          const bytes = Buffer.alloc(Math.min(left, CHUNK))
          await fill(handle, bytes, size - left)
          hash.update(bytes)
          await write(bytes)
          left -= bytes.length
        }
        await write(padding(size))
        files[name] = { size, sha256: hash.digest('hex') }
        return true
      } finally {
        await handle.close()
      }
    },
    async end(about) {
      await add(MANIFEST, Buffer.from(JSON.stringify({ ...about, files }, null, 1)))
      await write(Buffer.alloc(2 * BLOCK))
      gzip.end()
      await written
    },
    async abandon() {
      gzip.destroy()
      await written.catch(() => undefined)
    },
  }
}

/** Reads from a place until the buffer is full; what a file has lost since stays zero. */
async function fill(handle, bytes, position) {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, position + at)
    if (bytesRead === 0) return
    at += bytesRead
  }
}

/**
 * Unpacks an archive into a folder and returns its manifest. PostgreSQL writes the files to the disk when it
 * recovers them. Throws an Error whose message says what is wrong with it.
 */
export async function readArchive(path, folder) {
  const source = createReadStream(path)
  const gunzip = createGunzip()
  const piped = pipeline(source, gunzip)
  piped.catch(() => undefined)
  const read = reader(gunzip)
  const found = {}
  for (;;) {
    const block = await read(BLOCK)
    if (block.every((byte) => byte === 0)) throw new Error('it has no manifest')
    const { name, size, type } = parse(block)
    if (name === MANIFEST) {
      const manifest = JSON.parse(String(await read(size)))
      source.destroy()
      compare(manifest.files, found)
      return manifest
    }
    const target = join(folder, name)
    if (type === '5') await mkdir(target, { recursive: true, mode: 0o700 })
    else found[name] = { size, sha256: await unpack(read, target, size) }
  }
}

async function unpack(read, target, size) {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const handle = await open(target, 'w', 0o600)
  try {
    for (let left = size; left > 0;) {
      const bytes = await read(Math.min(left, CHUNK))
      hash.update(bytes)
      await handle.write(bytes)
      left -= bytes.length
    }
  } finally {
    await handle.close()
  }
  await read(padding(size).length)
  return hash.digest('hex')
}

function compare(wanted, found) {
  for (const [name, { size, sha256 }] of Object.entries(wanted))
    if (found[name]?.size !== size || found[name].sha256 !== sha256)
      throw new Error(`${name} is not as it was written`)
  const more = Object.keys(found).find((name) => !wanted[name])
  if (more) throw new Error(`${more} does not belong to it`)
}

/** Returns exactly so many bytes of a stream at a call. */
function reader(stream) {
  const chunks = stream[Symbol.asyncIterator]()
  let kept = Buffer.alloc(0)
  return async (length) => {
    const parts = []
    for (let missing = length; missing > 0;) {
      if (kept.length === 0) {
        const { value, done } = await chunks.next()
        if (done) throw new Error('it ends too early')
        kept = value
      }
      const part = kept.subarray(0, missing)
      kept = kept.subarray(part.length)
      parts.push(part)
      missing -= part.length
    }
    return Buffer.concat(parts)
  }
}

const padding = (size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

function header(name, size, type) {
  const block = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a tar archive`)
  const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`
  block.write(name, 0)
  block.write(octal(type === '5' ? 0o700 : 0o600, 8), 100)
  block.write(octal(0, 8) + octal(0, 8), 108)
  block.write(octal(size, 12), 124)
  block.write(octal(Math.floor(Date.now() / 1000), 12), 136)
  block.write('        ', 148)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function parse(block) {
  const text = (from, to) => block.toString('utf8', from, to).replace(/\0.*$/s, '')
  const name = text(0, 100).replace(/\/$/, '')
  const size = parseInt(text(124, 136), 8)
  if (text(257, 262) !== 'ustar' || !Number.isSafeInteger(size))
    throw new Error('it is no backup of Loadpath')
  if (name.startsWith('/') || name.split('/').includes('..')) throw new Error(`${name} lies outside it`)
  return { name, size, type: text(156, 157) }
}
