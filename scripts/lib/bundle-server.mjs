import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
    bundleForNode('lib/server/main.ts', join(folder, 'server.mjs')),
    bundleRenderingThread(folder),
  ])

/**
 * Bundles without packages. Throws where Node would not find one that is imported: Next's bundler finds more
 * than Node does, such as `next/link`, and a server with that would not start.
 */
export async function bundleForNode(entry, outfile) {
  const { metafile } = await build({
    ...SETTINGS,
    entryPoints: [entry],
    outfile,
    packages: 'external',
    metafile: true,
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const unknown = imported.filter(({ path, external }) => external && !isFoundByNode(path))
  if (unknown.length > 0)
    throw new Error(
      `Node does not find ${unknown.map(({ path }) => path).join(', ')}, which ${entry} imports.`,
    )
}

function isFoundByNode(name) {
  if (isBuiltin(name)) return true
  try {
    return existsSync(fileURLToPath(import.meta.resolve(name)))
  } catch {
    return false
  }
}

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
