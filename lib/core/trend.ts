/** A figure of the last 30 days of London, today the last of them, and of the 30 before. */
export type Trend = { now: number; before: number }

export const TREND_DAYS = 30

/** Returns in words how a figure stands beside that of the days before. */
export function inWords({ now, before }: Trend): string {
  const days = `the ${TREND_DAYS} days before`
  if (before === 0) return `none in ${days}`
  if (now === before) return `as many as in ${days}`
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  const change = percent === 0 ? 'less than 1' : percent.toLocaleString('en-GB')
  return `${change} % ${now > before ? 'more' : 'less'} than in ${days} (${before.toLocaleString('en-GB')})`
}
