export type Health = { status: 'ok' | 'unavailable'; database?: 'ok' | 'down' }

/** Kinds of addresses. There are few, whatever is asked for: each is a time series for each status. */
export type RouteClass =
  | 'asset'
  | 'probe'
  | 'page'
  | 'article'
  | 'admin'
  | 'api'
  | 'api-admin'
  | 'api-articles'
  | 'api-auth'
  | 'api-search'

/** How often requests of one kind ended with one status, and how long they took. */
export type Series = { route: RouteClass; status: number; counts: number[]; seconds: number; total: number }

/** One line of a metric, or several that differ in their labels. */
export type Metric = {
  name: string
  help: string
  type: 'gauge' | 'counter'
  samples: { value: number; labels?: Record<string, string> }[]
}
