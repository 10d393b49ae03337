type Manifest = { files: Record<string, { size: number; sha256: string }> } & Record<string, unknown>

export function writeArchive(path: string): {
  add: (name: string, content: string) => Promise<void>
  folder: (name: string) => Promise<void>
  file: (name: string, source: string) => Promise<boolean>
  end: (about: Record<string, unknown>) => Promise<void>
  abandon: () => Promise<void>
}

export function readArchive(path: string, folder: string): Promise<Manifest>
