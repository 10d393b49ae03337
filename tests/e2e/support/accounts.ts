import type { Cookie, PlaywrightWorkerArgs } from '@playwright/test'

export type Who = 'visitor' | keyof typeof DEMO

export const DEMO = {
  member: { email: 'member@loadpath.example', password: 'Member!2345', name: 'Tomas Okafor' },
  admin: { email: 'admin@loadpath.example', password: 'Admin!2345', name: 'Ada Whitfield' },
  unverified: { email: 'unverified@loadpath.example', password: 'Unverified!2345', name: 'Priya Raman' },
} as const

/**
 * One session an account is the rule, so the tests of one worker share it. A test that ends it calls
 * `forget`.
 */
export class Accounts {
  private readonly cookies = new Map<Who, Cookie[]>()

  constructor(
    private readonly playwright: PlaywrightWorkerArgs['playwright'],
    private readonly baseURL: string,
  ) {}

  async cookiesOf(who: Who): Promise<Cookie[]> {
    if (who === 'visitor') return []
    const known = this.cookies.get(who)
    if (known) return known
    const request = await this.playwright.request.newContext({ baseURL: this.baseURL })
    const { email, password } = DEMO[who]
    const reply = await request.post('/api/login', { data: { email, password } })
    if (!reply.ok()) throw new Error(`${email} could not sign in: ${await reply.text()}`)
    const { cookies } = await request.storageState()
    await request.dispose()
    this.cookies.set(who, cookies)
    return cookies
  }

  forget(who: Who): void {
    this.cookies.delete(who)
  }
}
