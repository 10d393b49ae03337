import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './environment.mjs'

const SETTINGS = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Its only job is to fail in the browser.
  alias: { 'server-only': './scripts/lib/empty.mjs' },
  jsx: 'automatic',
  sourcemap: 'linked',
  logLevel: 'warning',
}

/**
 * Bundles lib/server into `server.mjs` of a build's folder, and the thread that renders into
 * `rendering-thread.mjs`. The server's packages stay outside, so that Next's parts and the server load each
 * of them once; the thread loads its own anyway, and one file starts twice as fast as the hundred that its
 * packages consist of.
 */
export const bundleServer = (folder) =>
  Promise.all([
    build({
      ...SETTINGS,
      entryPoints: ['lib/server/main.ts'],
      outfile: join(folder, 'server.mjs'),
      packages: 'external',
    }),
    bundleRenderingThread(folder),
  ])

export const bundleRenderingThread = (folder) =>
  build({
    ...SETTINGS,
    entryPoints: ['scripts/lib/rendering-tasks.ts'],
    // What reads Word documents is CommonJS and requires Node's own modules, which ES modules know only so.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    outfile: join(folder, 'rendering-thread.mjs'),
  })
