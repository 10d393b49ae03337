import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
/** Fonts and pictures are compressed already. */
const TEXT = /\.(?:js|css|json|svg|txt)$/
/** What the header of a compressed answer weighs: a file that is not smaller by more is sent as it is. */
const HEADER_BYTES = 'Content-Encoding: gzip\r\n'.length

/**
 * Writes each text file of the build once more as Brotli and gzip, as small as they get: that takes too long
 * to be done for each reader.
 */
export async function compressBuild(build) {
  const folder = join(build, 'static')
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const text = await readFile(path)
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
          promisify(gzip)(text, { level: 9 }),
        ])
        if (gz.length + HEADER_BYTES >= text.length) return
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
  )
}
