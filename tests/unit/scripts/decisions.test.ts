import { misfiled } from '../../../scripts/lib/decisions.mjs'

const records = [
  { name: '0001-queue.md', text: '# 1. A queue in PostgreSQL\n\n**Decided.** One.\n' },
  { name: '0002-sessions.md', text: '# 2. Our own `sessions`\n' },
]
const QUEUE = '- [1. A queue in PostgreSQL](0001-queue.md): a job is added with its change.'
const SESSIONS = '- [2. Our own `sessions`](0002-sessions.md): one for each account.'
const indexOf = (...lines: string[]) => ['# Decisions', '', '## Server', '', ...lines, ''].join('\n')

test('an index that lists each record by its title is right', () =>
  expect(misfiled(indexOf(SESSIONS, QUEUE), records)).toEqual([]))

test.each([
  ['lacks a record', indexOf(QUEUE)],
  ['lists a record twice', indexOf(QUEUE, SESSIONS, SESSIONS)],
  ['has another title', indexOf(QUEUE, SESSIONS.replace('own', 'new'))],
  ['says no decision', indexOf(QUEUE, '- [2. Our own `sessions`](0002-sessions.md): ')],
])('an index that %s is wrong', (_, index) =>
  expect(misfiled(index, records)).toEqual([
    '0002-sessions.md is to be listed once, as - [2. Our own `sessions`](0002-sessions.md): …',
  ]),
)

test('an index that lists what is not recorded is wrong', () =>
  expect(misfiled(indexOf(QUEUE, SESSIONS, '- [3. Mail](0003-mail.md): sent once.'), records)).toEqual([
    '0003-mail.md is no record',
  ]))
