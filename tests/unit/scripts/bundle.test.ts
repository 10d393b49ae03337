import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'loadpath-bundle-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Bundles a source as the build bundles the server, and returns what a failure says. */
function bundle(source: string): string {
  const entry = join(folder, 'main.ts')
  writeFileSync(entry, source)
  const script = `import { bundleForNode } from '${join(process.cwd(), 'scripts/lib/bundle-server.mjs')}'
    await bundleForNode(${JSON.stringify(entry)}, ${JSON.stringify(join(folder, 'main.mjs'))}).catch(({ message }) => console.log(message))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
}

test.each(['next/link', 'no-such-package'])(
  'a build fails that imports %s, which Node does not find',
  (name) =>
    expect(bundle(`import it from '${name}'; console.log(it)`)).toContain(`Node does not find ${name}`),
)

test('what Node finds is left to Node', () =>
  expect(bundle("import { z } from 'zod'; import { join } from 'path'; console.log(z, join)")).toBe(''))
