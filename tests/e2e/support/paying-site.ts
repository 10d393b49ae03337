import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type BrowserContext } from '@playwright/test'
import { StripeStandIn } from '../../mocks/stripe'
import { Refusal } from '../../mocks/stripe/objects'

const PORT = Number(process.env.E2E_PORT || 3210) + 9
export const PAYING = `http://localhost:${PORT}`

/**
 * Cards of the stand-in's form: one that is refused, and one for which the bank asks elsewhere. Any other is
 * good.
 */
export const CARDS = { good: '4242424242424242', refused: '4000000000000002', asked: '4000002500003155' }

/**
 * The provider's script as far as our form uses it; what is typed goes to the provider's address and nowhere
 * else.
 */
const SCRIPT = `
window.Stripe = () => {
  let secret = '', card = null
  const element = {
    mount: (node) => { node.innerHTML = '<label>Card number <input autocomplete="off"></label>'; card = node.querySelector('input') },
    on: () => element, once: () => element, off: () => element, update() {}, unmount() {}, destroy() {},
  }
  const confirm = async ({ confirmParams }) => {
    const reply = await fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body: secret + ' ' + card.value })
    const said = await reply.json()
    if (said.error) return { error: { type: 'card_error', message: said.error } }
    if (said.asked) { location.assign(confirmParams.return_url + '&redirect_status=succeeded'); return new Promise(() => {}) }
    return {}
  }
  return {
    elements: ({ clientSecret }) => { secret = clientSecret; return { create: () => element, getElement: () => null, update() {}, on() {}, off() {} } },
    confirmPayment: confirm, confirmSetup: confirm, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    registerAppInfo() {}, _registerWrapper() {},
  }
}`

/** A site of its own with paid plans on, and the stand-in that tells it what happens. */
export class PayingSite {
  readonly stripe = new StripeStandIn('whsec_of_the_tests', `${PAYING}/api/stripe/webhook`)
  private readonly folder = mkdtempSync(join(tmpdir(), 'loadpath-paying-'))
  private child: ChildProcess | undefined

  async start(): Promise<void> {
    const settings = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(PORT),
      DATA_DIR: this.folder,
      SEED_DEMO: '1',
      LOG_LEVEL: 'error',
      PAID_PLANS: 'on',
      STRIPE_API_BASE: await this.stripe.start(),
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: this.stripe.secret,
    }
    this.child = spawn(process.execPath, ['scripts/start.mjs'], {
      env: settings as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    this.child.stdout!.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect(() => expect(said).toContain(`Loadpath is at ${PAYING}`)).toPass({ timeout: 90_000 })
  }

  async stop(): Promise<void> {
    const { child } = this
    if (child && child.exitCode === null)
      await new Promise((gone) => (child.on('exit', gone), child.kill('SIGTERM')))
    await this.stripe.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Answers for the provider's own addresses. */
  async over(context: BrowserContext): Promise<void> {
    await context.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    await context.route('https://api.stripe.com/**', (route) => {
      const [secret = '', card] = (route.request().postData() ?? '').split(' ')
      return route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: this.confirmed(secret, card),
      })
    })
  }

  private confirmed(secret: string, card = ''): { error?: string; asked?: boolean } {
    const before = this.stripe.ledger.events.length
    try {
      this.stripe.ledger.confirm(secret, card === CARDS.refused ? 'declined' : 'succeeds')
      return { asked: card === CARDS.asked }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { error: error.message }
    } finally {
      void this.stripe.tell(this.stripe.ledger.events.slice(before))
    }
  }
}
