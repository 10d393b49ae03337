import { get } from 'node:http'
import type { Page } from '@playwright/test'

/** Bytes of gzip that a calculation may fetch at its first touch (docs/performance.md). */
export const EVALUATOR = 8000

/** Returns the addresses of the scripts that a page fetches from now on, as they come. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/** Returns a script of the build as text, and how large it is on the wire for a browser that reads gzip. */
export async function scriptAt(page: Page, address: string): Promise<{ text: string; bytes: number }> {
  const text = await (await page.request.get(address)).text()
  const bytes = await new Promise<number>((done, failed) => {
    get(address, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      let size = 0
      answer.on('data', (part: Buffer) => (size += part.length))
      answer.on('end', () => done(size))
    }).on('error', failed)
  })
  return { text, bytes }
}

/** Returns the size on the wire of the script that calculates, among those of a page. */
export async function evaluatorAmong(page: Page, addresses: readonly string[]): Promise<number> {
  const scripts = await Promise.all(addresses.map((address) => scriptAt(page, address)))
  const evaluators = scripts.filter(({ text }) => text.includes('Undo reset'))
  if (evaluators.length !== 1) throw new Error(`${evaluators.length} scripts calculate, and not one.`)
  return evaluators[0]!.bytes
}
