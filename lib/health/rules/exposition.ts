import { BOUNDS } from '../constants'
import type { Metric, Series } from '../types'

const REQUESTS = 'loadpath_http_request_duration_seconds'

/** The text that Prometheus reads (exposition format 0.0.4). */
export const exposition = (series: Series[], metrics: Metric[]): string =>
  [...requests(series), ...metrics.flatMap(linesOf)].join('\n') + '\n'

function requests(series: Series[]): string[] {
  const lines = [
    `# HELP ${REQUESTS} Requests answered, by kind of address and status.`,
    `# TYPE ${REQUESTS} histogram`,
  ]
  for (const { route, status, counts, seconds, total } of series) {
    const labels = { route, status: String(status) }
    let below = 0
    BOUNDS.forEach((bound, index) => {
      below += counts[index]!
      lines.push(sample(`${REQUESTS}_bucket`, below, { ...labels, le: String(bound) }))
    })
    lines.push(
      sample(`${REQUESTS}_bucket`, total, { ...labels, le: '+Inf' }),
      sample(`${REQUESTS}_sum`, seconds, labels),
      sample(`${REQUESTS}_count`, total, labels),
    )
  }
  return lines
}

const linesOf = ({ name, help, type, samples }: Metric): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(({ value, labels }) => sample(name, value, labels)),
]

function sample(name: string, value: number, labels: Record<string, string> = {}): string {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${inside.length > 0 ? `{${inside.join(',')}}` : ''} ${value}`
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
