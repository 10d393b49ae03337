import { spawnSync } from 'node:child_process'
import { expect, test } from './support/test'

test('every page and every call that the bench measures answers 200, and the generator can ask it', async ({
  accounts,
  baseURL,
}) => {
  const line = async (who: 'member' | 'admin') =>
    (await accounts.cookiesOf(who)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const port = Number(new URL(baseURL!).port)
  const cookies = { member: await line('member'), admin: await line('admin') }
  const short = spawnSync(process.execPath, ['tests/bench/short.mjs', JSON.stringify({ port, cookies })], {
    encoding: 'utf8',
  })
  expect(short.stderr).toBe('')
  expect(short.status).toBe(0)
  // More than these there were when this was written.
  expect(short.stdout.split('\n').filter((asked) => asked.startsWith('/')).length).toBeGreaterThan(100)
})
