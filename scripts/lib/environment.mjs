import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Sentence } from './terminal.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Reads .env where there is one (the process's own variables win) and returns the few settings the scripts
 * need.
 */
export function readEnvironment() {
  process.chdir(root)
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Sentence(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`)
  const embedded = !process.env.DATABASE_URL
  return {
    port,
    embedded,
    appUrl: process.env.APP_URL || `http://localhost:${port}`,
    dataDir: resolve(root, process.env.DATA_DIR || '.data'),
    seedDemo: (process.env.SEED_DEMO || (embedded ? '1' : '0')) === '1',
  }
}

/** Makes the data folder, so that a missing right or a full disk is said before anything is started. */
export function makeDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!statSync(dataDir).isDirectory())
      throw new Sentence(`${dataDir} is not a folder. Set DATA_DIR to one.`)
    writeFileSync(join(dataDir, '.probe'), 'x'.repeat(4096))
  } catch (error) {
    if (error instanceof Sentence) throw error
    throw new Sentence(sentenceFor(error, dataDir))
  }
}

function sentenceFor(error, dataDir) {
  if (error.code === 'ENOSPC') return `The disk of ${dataDir} is full. Free some space and start again.`
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM')
    return `${dataDir} cannot be written to. Give this user the right to, or set DATA_DIR to another folder.`
  return `${dataDir} cannot be used as the data folder (${error.code}). Set DATA_DIR to another one.`
}

/** A secret of this installation, made once and kept beside the data, readable by its owner only. */
export function installationSecret(dataDir, name) {
  const file = join(dataDir, name)
  if (existsSync(file)) {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
    throw new Sentence(
      `${file} is damaged. Restore it from a backup; without it, sign-ins and the database password are lost.`,
    )
  }
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret + '\n', { mode: 0o600, flag: 'wx', flush: true })
  return secret
}
