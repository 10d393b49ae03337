import { DEFINITIONS } from '../../constants'
import type { Defined } from '../../constants'
import { minutesOf } from '../../rules/durations'
import type { MonthlyReport } from '../types'
import { PRODUCT } from '@/lib/core/constants'

const NONE = 'no figures'
const number = (value: number) => value.toLocaleString('en-GB')
/** What people wrote must not become markup of the table. */
const text = (value: string) => value.replace(/[\\|`*_<>[\]]/g, '\\$&').replace(/\s+/g, ' ')

function table(head: [string, string], rows: [string, number][]): string {
  if (rows.length === 0) return NONE
  return [
    `| ${head.join(' | ')} |`,
    '| --- | ---: |',
    ...rows.map(([name, value]) => `| ${text(name)} | ${number(value)} |`),
  ].join('\n')
}

/** Returns a monthly report as a text file. */
export function markdownOf({ month, final, updatedAt, figures }: MonthlyReport): string {
  const { overview, engagement } = figures
  const line = (name: Defined, value: string) => `- **${name}**: ${value}. ${DEFINITIONS[name]}`
  const rate = <T>(value: T | null, shown: (value: T) => string) => (value === null ? NONE : shown(value))
  return `${[
    `# ${PRODUCT.name}: report for ${month}`,
    `Made on ${updatedAt}${final ? '' : ', before the month was over: the figures are not final'}. Days are London days.`,
    '## Overview',
    [
      line('Active Users', number(overview.activeUsers)),
      line('Unique Visitors', number(overview.uniqueVisitors)),
      line('Page Views', number(overview.totalPageViews)),
      line('Total Users', number(overview.totalUsers)),
      line(
        'Pages per Session',
        rate(engagement.pagesPerSession, (value) => value.toFixed(1)),
      ),
      line('Session Duration', rate(engagement.secondsPerSession, minutesOf)),
      line(
        'Bounce Rate',
        rate(engagement.bounceRate, (value) => `${(value * 100).toFixed(0)}%`),
      ),
      line('Newsletter Subscribers', number(engagement.newsletterSubscribers)),
      line('Monthly Signups', number(engagement.monthlySignups)),
    ].join('\n'),
    '## Top pages',
    table(
      ['Page', 'Views'],
      figures.topPages.map(({ path, title, views }) => [title ?? path, views]),
    ),
    '## Countries',
    table(
      ['Country', 'Visitors'],
      figures.countries.map(({ country, count }) => [country, count]),
    ),
    '## Device types',
    table(
      ['Device', 'Visitors'],
      figures.deviceTypes.map(({ deviceType, count }) => [deviceType, count]),
    ),
    '## Engagement',
    table(
      ['What', 'Times'],
      engagement.types.map(({ engagementType, count }) => [engagementType, count]),
    ),
    '## Page views a day',
    table(
      ['Day', 'Views'],
      figures.days.map(({ day, views }) => [day, views]),
    ),
  ].join('\n\n')}\n`
}
