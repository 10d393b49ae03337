import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { GoogleStandIn } from './google'

/**
 * The stand-in on a port of its own: a folder of this machine is the drive, and what is changed in it is
 * changed there.
 */
const port = Number(process.env.GOOGLE_STAND_IN_PORT ?? 4343)
const folder = resolve(process.argv[2] ?? '.')
const TYPES: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
  '.html': 'text/html',
  '.pdf': 'application/pdf',
  '.gdoc': 'application/vnd.google-apps.document',
}

const standIn = new GoogleStandIn()
const idOf = (path: string) => createHash('sha256').update(path).digest('base64url').slice(0, 24)

function look(): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const seen = new Set<string>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const id = idOf(path)
    const parent = dirname(path) === folder ? standIn.root : idOf(dirname(path))
    seen.add(id)
    const type = entry.isDirectory()
      ? 'application/vnd.google-apps.folder'
      : (TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream')
    const content = entry.isDirectory() ? Buffer.alloc(0) : readFileSync(path)
    const known = standIn.files.get(id)
    if (!known?.content.equals(content)) standIn.put(basename(path, '.gdoc'), type, content, parent, id)
  }
  for (const id of standIn.files.keys()) if (!seen.has(id)) standIn.files.delete(id)
}

look()
setInterval(look, 2000)
const base = await standIn.start(port)
process.stdout.write(`
  The stand-in for Google Drive listens on ${base} and holds ${folder} (.docx, .txt, .html; .gdoc holds HTML and stands
  for a Google Doc). Start the site with

    GOOGLE_CLIENT_ID=stand-in GOOGLE_CLIENT_SECRET=stand-in GOOGLE_DRIVE_FOLDER_ID=${standIn.root} GOOGLE_API_BASE=${base} GOOGLE_OAUTH_BASE=${base} npm run dev

`)
process.on('SIGINT', () => void standIn.stop().then(() => process.exit(0)))
process.on('SIGTERM', () => void standIn.stop().then(() => process.exit(0)))
