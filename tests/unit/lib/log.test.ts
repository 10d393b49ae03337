import { log } from '@/lib/core/server/log'
import { runInRequest } from '@/lib/core/server/request'
import { withoutPersonalData } from '@/lib/core/text'

/** What one line says, as it leaves the process. */
function written(write: () => void): string {
  const lines: string[] = []
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[
    Object.getOwnPropertySymbols(log).find((symbol) => symbol.description === 'pino.stream')!
  ]!
  const spy = jest.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
  write()
  spy.mockRestore()
  return lines.join('')
}

beforeAll(() => (log.level = 'info'))

test('a line is JSON in UTC and carries the id of its request, and none outside of one', () => {
  const line = written(() => runInRequest('request-1', () => log.info({ task: 'send-mail' }, 'done')))
  expect(JSON.parse(line)).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    requestId: 'request-1',
    task: 'send-mail',
    msg: 'done',
  })
  expect(JSON.parse(written(() => log.info('done')))).not.toHaveProperty('requestId')
})

test('no secret and nobody’s address leaves the process, however it came into a line', () => {
  const line = written(() =>
    log.error(
      {
        user: { email: 'ada@example.org', password: 'Pa55word!', token: 'abc' },
        error:
          'Key (email)=(gus.tave+x@eiffel.example) already exists; /verify-email?token=SECRET&x=1; postgresql://me:pw@db/x',
      },
      'for "ünal@exämple.org"',
    ),
  )
  expect(() => JSON.parse(line) as unknown).not.toThrow()
  expect(line).not.toMatch(/ada@|Pa55word|"abc"|gus\.tave|eiffel|SECRET|me:pw|nal@/)
  expect(line).toContain('Key (email)=([address]) already exists')
})

test('what is no address stays', () => {
  for (const text of [
    'node_modules/@prisma/client',
    'pg@8.23.1',
    'at 12:00 @ noon',
    'https://loadpath.example/a?b=1',
  ])
    expect(withoutPersonalData(text)).toBe(text)
})
