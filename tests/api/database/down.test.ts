import { GET as listArticles } from '@/app/api/articles/route'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { GET as categories } from '@/app/api/categories/route'
import { GET as health } from '@/app/api/health/route'
import { POST as login } from '@/app/api/login/route'
import { POST as logout } from '@/app/api/logout/route'
import { POST as register } from '@/app/api/register/route'
import { GET as verify } from '@/app/api/verify-email/route'
import { disconnect } from '@/lib/core/server/db'
import { call, type Handler } from '../../support/call'

// A port at which nothing listens. The settings are read at the first call, after this.
process.env.DATABASE_URL = 'postgresql://nobody:nothing@127.0.0.1:1/none'

afterAll(disconnect)

const cookie = `loadpath.session=${'a'.repeat(43)}`
const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  company: 'Engine Ltd',
  professionalTitle: 'Engineer',
  experience: '16+',
  password: 'Correct!Horse9',
}
const CALLS: [string, Handler, Parameters<typeof call>[1]][] = [
  ['who am I', currentUser, { cookie }],
  ['the library', listArticles, { cookie }],
  ['the categories', categories, {}],
  ['signing in', login, { body: { email: 'ada@example.org', password: 'x' } }],
  ['signing out', logout, { method: 'POST', cookie }],
  ['registering', register, { body: person }],
  ['verifying', verify, { query: { token: 'x' } }],
]

test.each(CALLS)(
  '%s answers 503 with a time to wait, never 401 and never 500',
  async (_, handler, options) => {
    const { status, headers, body, text } = await call(handler, options)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(body).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('not available for a moment') as string,
    })
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN|prisma|postgres/i)
  },
)

test('health says which part is down', async () => {
  const { status, body } = await call<unknown>(health)
  expect(status).toBe(503)
  expect(body).toEqual({ status: 'unavailable', database: 'down' })
})
