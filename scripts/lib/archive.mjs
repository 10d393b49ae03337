import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/**
 * A compressed tar archive whose last entry, manifest.json, holds the SHA-256 of every other. Any tar program
 * reads it.
 */

const CHUNK = 1024 * 1024
const MANIFEST = 'manifest.json'

/**
 * Begins an archive in a file, or in a stream that is given. Files are added one after the other; `end`
 * writes the manifest, with `about` in it.
 */
export function writeArchive(to) {
  const archive = pack()
  const target = typeof to === 'string' ? createWriteStream(to, { mode: 0o600, flush: true }) : to
  const written = pipeline(archive, createGzip({ level: 3 }), target)
  // Whoever adds or ends hears of it.
  written.catch(() => undefined)
  const files = {}

  async function add(name, size, pieces) {
    const hash = createHash('sha256')
    try {
      const entry = archive.entry({ name, size, mode: 0o600 })
      for await (const piece of pieces) {
        hash.update(piece)
        if (!entry.write(piece)) await Promise.race([once(entry, 'drain'), written])
      }
      entry.end()
      await Promise.race([once(entry, 'close'), written])
    } catch (error) {
      // Where the file could not be written, the archive only says that it was closed.
      if (archive.destroying) await written
      throw error
    }
    files[name] = { size, sha256: hash.digest('hex') }
  }
  const addText = (name, content) => add(name, Buffer.byteLength(content), [Buffer.from(content)])

  return {
    add: addText,
    async folder(name) {
      if (archive.destroying) await written
      archive.entry({ name, type: 'directory', mode: 0o700 })
    },
    /** As long as it is now, though it grows or shrinks meanwhile; false where it is gone. */
    async file(name, source) {
      const handle = await open(source).catch((error) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!handle) return false
      try {
        const { size } = await handle.stat()
        await add(name, size, piecesOf(handle, size))
        return true
      } finally {
        await handle.close()
      }
    },
    async end(about) {
      await addText(MANIFEST, JSON.stringify({ ...about, files }, null, 1))
      archive.finalize()
      await written
    },
    async abandon() {
      archive.destroy()
      await written.catch(() => undefined)
    },
  }
}

/** Returns so many bytes of a file, piece by piece; what it has lost since is zero. */
async function* piecesOf(handle, size) {
  for (let at = 0; at < size;) {
    const piece = Buffer.alloc(Math.min(size - at, CHUNK))
    for (let filled = 0; filled < piece.length;) {
      const { bytesRead } = await handle.read(piece, filled, piece.length - filled, at + filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    yield piece
    at += piece.length
  }
}

/**
 * Unpacks an archive, a file or a stream, into a folder and returns its manifest. PostgreSQL writes the files
 * to the disk when it recovers them. Throws an Error whose message says what is wrong with it.
 */
export async function readArchive(from, folder) {
  const entries = extract()
  const source = typeof from === 'string' ? createReadStream(from) : from
  const read = pipeline(source, createGunzip(), entries)
  // The loop over the entries fails with it.
  read.catch(() => undefined)
  const found = {}
  let manifest = null
  for await (const entry of entries) {
    const { name, size, type } = entry.header
    if (name === MANIFEST) {
      manifest = JSON.parse(await text(entry))
      continue
    }
    if (name.startsWith('/') || name.split('/').includes('..')) throw new Error(`${name} lies outside it`)
    const target = join(folder, name)
    if (type === 'directory') {
      await mkdir(target, { recursive: true, mode: 0o700 })
      entry.resume()
    } else if (type === 'file') found[name] = { size, sha256: await unpack(entry, target) }
    else throw new Error(`${name} is neither a file nor a folder`)
  }
  // The sum over the whole stands last: what fills up the entries is in no other.
  await read
  if (!manifest) throw new Error('it has no manifest')
  compare(manifest.files, found)
  return manifest
}

/** Writes an entry to a file and returns its SHA-256. */
async function unpack(entry, target) {
  const hash = createHash('sha256')
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const hashed = async function* (pieces) {
    for await (const piece of pieces) {
      hash.update(piece)
      yield piece
    }
  }
  await pipeline(entry, hashed, createWriteStream(target, { mode: 0o600 }))
  return hash.digest('hex')
}

function compare(wanted, found) {
  for (const [name, { size, sha256 }] of Object.entries(wanted))
    if (found[name]?.size !== size || found[name].sha256 !== sha256)
      throw new Error(`${name} is not as it was written`)
  const more = Object.keys(found).find((name) => !wanted[name])
  if (more) throw new Error(`${more} does not belong to it`)
}
