import type { Operations } from '../types'

export type Part = {
  name: string
  state: 'good' | 'attention' | 'bad' | 'none'
  /** The state as a word, because colour alone is not accessible. */
  word: string
  detail: string
}

/** Work that is due should begin within seconds, and an email leave within minutes. */
const QUEUE_SLOW = 120
const MAIL_SLOW = 900
const CONNECTIONS_MANY = 0.8

/** Returns the state of each part in words. `momentOf` formats ISO 8601 times. */
export const healthOf = (now: Operations, momentOf: (iso: string) => string): Part[] => [
  queue(now.queue),
  mail(now.mail, momentOf),
  database(now.database),
  sync(now.lastSync, momentOf),
]

function queue({
  waiting,
  scheduled,
  running,
  retrying,
  failed,
  oldestSeconds,
  workers,
}: Operations['queue']): Part {
  const detail = `${waiting} due, ${running} running, ${scheduled} for later, ${retrying} being retried, ${failed} failed; ${workers} ${workers === 1 ? 'worker' : 'workers'}`
  const said = (state: Part['state'], word: string) => ({ name: 'Queue', state, word, detail })
  if (workers === 0) return said('bad', 'No worker')
  if (oldestSeconds > QUEUE_SLOW) return said('bad', 'Falling behind')
  if (failed > 0) return said('attention', 'Jobs failed')
  return said('good', 'Running')
}

function mail(
  { transport, waiting, failed, oldestSeconds, sentToday, lastSentAt }: Operations['mail'],
  momentOf: (iso: string) => string,
): Part {
  const last = lastSentAt ? `, the last on ${momentOf(lastSentAt)}` : ''
  const detail = `${sentToday} sent in a day${last}; ${waiting} waiting, ${failed} given up. ${
    transport === 'outbox' ? 'Emails are written as files and not sent.' : 'Emails are sent through Resend.'
  }`
  const said = (state: Part['state'], word: string) => ({ name: 'Mail', state, word, detail })
  if (waiting > 0 && oldestSeconds > MAIL_SLOW) return said('bad', 'Held up')
  return transport === 'outbox' ? said('attention', 'Not sent') : said('good', 'Sending')
}

function database({
  version,
  bytes,
  connections,
  maxConnections,
  milliseconds,
}: Operations['database']): Part {
  const detail = `PostgreSQL ${version.split(' ')[0]}, ${megabytes(bytes)}, ${connections} of ${maxConnections} connections, answered in ${milliseconds} ms`
  const many = connections > maxConnections * CONNECTIONS_MANY
  return {
    name: 'Database',
    state: many ? 'attention' : 'good',
    word: many ? 'Crowded' : 'Answering',
    detail,
  }
}

function sync(last: Operations['lastSync'], momentOf: (iso: string) => string): Part {
  if (!last)
    return { name: 'Drive sync', state: 'none', word: 'Never', detail: 'Nothing was synchronised yet.' }
  const bad = last.status === 'failed'
  const detail = [momentOf(last.at), last.message].filter(Boolean).join(': ')
  return {
    name: 'Drive sync',
    state: bad ? 'bad' : 'good',
    word: bad ? 'Failed' : capital(last.status),
    detail,
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const megabytes = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1_048_576)).toLocaleString('en-GB')} MB`
