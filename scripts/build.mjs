import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildBeside, ensureGenerated } from './lib/build.mjs'
import { compressBuild } from './lib/build-files.mjs'
import { bundleServer } from './lib/bundle-server.mjs'
import { root } from './lib/environment.mjs'
import { ensureFonts } from './lib/fonts.mjs'

/**
 * Builds for production, beside the build that is being served: the database client, the typefaces, Next's
 * build, its files as browsers fetch them, and the server.
 */
await ensureGenerated()
await ensureFonts()
await buildBeside(async (folder, id) => {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LOADPATH_BUILD: '', LOADPATH_BUILD_ID: id },
  })
  if (status !== 0) process.exit(status ?? 1)
  await Promise.all([compressBuild(folder), bundleServer(folder)])
})
