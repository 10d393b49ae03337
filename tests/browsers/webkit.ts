import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** The name under which WebDriver (W3C) writes a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Keys that WebDriver writes as characters of its own. */
export const KEYS = { enter: '\uE007', escape: '\uE00C', down: '\uE015', control: '\uE009' } as const

type Element = { [ELEMENT]: string }

/**
 * WebKitGTK, the engine of Safari, driven through WebDriver, which is all that Debian's package speaks; it
 * needs a window system, so it runs in Xvfb.
 */
export class WebKit {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
  ) {}

  static async open(): Promise<WebKit> {
    const port = await freePort()
    const driver = spawn(
      'xvfb-run',
      ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
      {
        stdio: 'ignore',
        detached: true,
      },
    )
    const address = `http://127.0.0.1:${port}`
    const ready = async (tries = 100): Promise<void> => {
      const answer = await fetch(`${address}/status`).catch(() => undefined)
      if (answer?.ok) return
      if (tries === 0) throw new Error('WebKitWebDriver does not answer')
      await pause(200)
      await ready(tries - 1)
    }
    await ready()
    const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } },
      },
    })
    return new WebKit(driver, `${address}/session/${sessionId}`)
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' }).catch(() => undefined)
    process.kill(-this.driver.pid!, 'SIGKILL')
  }

  goto(address: string): Promise<null> {
    return send(`${this.session}/url`, { url: address })
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await send(`${this.session}/refresh`, {})
  }

  async resize(width: number, height: number): Promise<void> {
    await send(`${this.session}/window/rect`, { width, height })
  }

  /** Returns what a function returns in the page; `args` are JSON or elements. */
  evaluate<T, A extends unknown[]>(work: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    const script = `const done = arguments[arguments.length - 1]; Promise.resolve((${work.toString()})(...[...arguments].slice(0, -1))).then(done)`
    return send(`${this.session}/execute/async`, { script, args })
  }

  /** Presses the one visible element that a selector and its name (label or text) find, once there is one. */
  async press(selector: string, name: string): Promise<void> {
    const element = await this.find(selector, name)
    await send(`${this.session}/element/${element[ELEMENT]}/click`, {})
  }

  /** Types over what a field holds. */
  async fill(selector: string, name: string, text: string): Promise<void> {
    const element = await this.find(selector, name)
    await send(`${this.session}/element/${element[ELEMENT]}/clear`, {})
    await send(`${this.session}/element/${element[ELEMENT]}/value`, { text })
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await send(`${this.session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  async screenshot(): Promise<Buffer> {
    const png = await fetch(`${this.session}/screenshot`)
    return Buffer.from(((await png.json()) as { value: string }).value, 'base64')
  }

  private async find(selector: string, name: string, tries = 100): Promise<Element> {
    const found = await this.evaluate(visibleByName, selector, name)
    if (found) return found as unknown as Element
    if (tries === 0) throw new Error(`There is no ${selector} named “${name}”`)
    await pause(100)
    return this.find(selector, name, tries - 1)
  }
}

/** Runs in the page. */
function visibleByName(selector: string, name: string): HTMLElement | undefined {
  const nameOf = (element: HTMLElement): string =>
    (
      element.getAttribute('aria-label') ??
      ([...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' ') ||
        element.textContent)
    ).trim()
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility() && nameOf(element).includes(name),
  )
  const [one] = found
  one?.scrollIntoView({ block: 'center' })
  return one
}

async function send<T>(address: string, body: object): Promise<T> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
