import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compressBuild } from './lib/build-files.mjs'
import { bundleServer } from './lib/bundle-server.mjs'
import { root } from './lib/environment.mjs'
import { ensureFonts } from './lib/fonts.mjs'

/** Builds for production: the typefaces, Next's build, its files in the forms in which browsers fetch them, and the server. */
await ensureFonts()
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
await Promise.all([compressBuild(), bundleServer()])
