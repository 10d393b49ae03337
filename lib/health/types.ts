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
