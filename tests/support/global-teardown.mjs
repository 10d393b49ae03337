import { rmSync } from 'node:fs'

export default async function tearDown() {
  const { server, dataDir } = globalThis.loadpathTest
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
