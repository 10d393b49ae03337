import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './environment.mjs'

/**
 * Bundles lib/server into `server.mjs` of a build's folder. Packages stay outside, so that Next's parts and the server
 * load each of them once.
 */
export async function bundleServer(folder) {
  await build({
    absWorkingDir: root,
    entryPoints: ['lib/server/main.ts'],
    outfile: join(folder, 'server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // Its only job is to fail in the browser.
    alias: { 'server-only': './scripts/lib/empty.mjs' },
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
  })
}
