import { build } from 'esbuild'
import { root } from './environment.mjs'
import { SERVER } from './server-file.mjs'

/** Bundles lib/server. Packages stay outside, so that Next's parts and the server load each of them once. */
export async function bundleServer() {
  await build({
    absWorkingDir: root,
    entryPoints: ['lib/server/main.ts'],
    outfile: SERVER,
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
