import type { Readable, Writable } from 'node:stream'

type Manifest = { files: Record<string, { size: number; sha256: string }> } & Record<string, unknown>

export function writeArchive(to: string | Writable): {
  add: (name: string, content: string) => Promise<void>
  folder: (name: string) => Promise<void>
  file: (name: string, source: string) => Promise<boolean>
  end: (about: Record<string, unknown>) => Promise<void>
  abandon: () => Promise<void>
}

export function readArchive(from: string | Readable, folder: string): Promise<Manifest>
