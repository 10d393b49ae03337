import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'

/** Renders as on a page: with a query cache, an address, and a router that notes where it was sent. */
export function renderOnPage(ui: ReactNode, { pathname = '/' } = {}) {
  const visited: string[] = []
  const router = {
    push: (href: string) => visited.push(href),
    prefetch: () => undefined,
    refresh: () => undefined,
  } as unknown as AppRouterInstance
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const view = render(
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <QueryClientProvider client={client}>{ui}</QueryClientProvider>
      </PathnameContext>
    </AppRouterContext>,
  )
  return { ...view, client, visited, user: userEvent.setup() }
}
