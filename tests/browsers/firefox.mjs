#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'

/**
 * Debian's Firefox as Playwright wants it. Playwright speaks WebDriver BiDi to it and always asks it to
 * emulate media features, which Firefox ESR does not know yet: that one command is answered here, and
 * everything else is passed on as it is.
 */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 0))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
  if (!address) return console.error(line)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  )
  server.on('connection', (playwright, { url }) => join(playwright, new WebSocket(`${address}${url}`)))
})

function join(playwright, browser) {
  const waiting = []
  browser.on('open', () => waiting.splice(0).forEach((text) => browser.send(text)))
  browser.on('message', (text) => playwright.send(String(text)))
  playwright.on('message', (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (method === UNKNOWN_TO_FIREFOX)
      return playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    return browser.readyState === WebSocket.OPEN ? browser.send(text) : waiting.push(text)
  })
  browser.on('close', () => playwright.close())
  browser.on('error', () => playwright.close())
  playwright.on('close', () => browser.close())
}
