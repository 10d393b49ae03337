import type { ReactNode } from 'react'
import type { PageData } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { cachedAudience, shownSession } from '@/lib/http/session'
import { fallbackWhenDown } from '@/lib/core/server/availability'
import { Prefetched } from '@/components/ui/prefetched'
import { currentUserQuery } from '@/lib/users/hooks'
import type { CurrentUser } from '@/lib/users/types'
import { Footer } from './footer'
import { Header } from './header'
import { AskWhoIsSignedIn } from './session-conflict-notice'

type ShellProps = {
  /** Reads the account that the header shows. */
  account: PageData<'signedIn', CurrentUser>
  children: ReactNode
}

/**
 * The frame of every page: skip link first, header, the page, footer. The header knows the reader from the
 * first HTML on.
 */
export async function Shell({ account, children }: ShellProps) {
  // Who the member is, is asked for by the header.
  if ((await cachedAudience()) === 'member') return <Frame>{children}</Frame>
  const session = await shownSession()
  // Nothing is known of the reader while the database is away: the header asks who it is once it is back.
  if (session === 'unknown') return <Frame>{children}</Frame>
  if (session.kind === 'superseded')
    return (
      <Frame>
        <AskWhoIsSignedIn />
        {children}
      </Frame>
    )
  const user = session.kind === 'live' ? await fallbackWhenDown(userOf(account), 'unknown' as const) : null
  if (user === 'unknown') return <Frame>{children}</Frame>
  return (
    <Prefetched entries={[[currentUserQuery.queryKey, user]]}>
      <Frame>{children}</Frame>
    </Prefetched>
  )
}

const userOf = async (account: ShellProps['account']) => (await readPage(account)).data

/** The same without a reader: the header asks who it is. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        data-chrome
        className="z-toast bg-ink text-paper absolute top-2 left-2 -translate-y-20 rounded px-4 py-2.5 text-sm font-medium focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <noscript>
        <p className="page border-hairline border-b py-2 text-sm">
          Signing in, writing and sending forms need JavaScript, which is switched off here. Reading does not.
        </p>
      </noscript>
      {/* So high that the footer ends a short page. Were the footer pushed down instead, it would move up
          again as the rest of it arrives. */}
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-33.25rem)] outline-none sm:min-h-[calc(100dvh-31rem)] lg:min-h-[calc(100dvh-24rem)]"
      >
        {children}
      </main>
      <Footer />
    </div>
  )
}
