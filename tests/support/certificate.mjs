import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a certificate for localhost in a folder, valid for as long as tests run. Returns the paths of the
 * key, the certificate, and a file with both.
 */
export function makeCertificate(folder) {
  const [key, certificate, both] = ['key', 'crt', 'pem'].map((end) => join(folder, `server.${end}`))
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'].concat([
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'pipe' },
  )
  chmodSync(key, 0o600)
  writeFileSync(both, readFileSync(certificate) + readFileSync(key, 'utf8'))
  return { key, certificate, both }
}
