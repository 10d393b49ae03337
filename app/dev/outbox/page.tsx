import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { EmptyState } from '@/components/ui/empty-state'
import { momentOf } from '@/lib/core/dates'
import { isLocal } from '@/lib/http/client'
import { outboxIsOpen, outboxEmails } from '@/lib/mail/queries'

export const metadata: Metadata = { title: 'Outbox', robots: { index: false } }
export const dynamic = 'force-dynamic'

/** What would have been sent, for whoever runs the product on their own machine. */
export default async function OutboxPage() {
  if (!outboxIsOpen() || !isLocal(await headers())) notFound()
  const emails = await outboxEmails()
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Outbox</h1>
      <p className="text-ink-soft mt-2">
        Mail is not sent from this installation. The newest emails are on top.
      </p>
      {emails.length === 0 && (
        <EmptyState
          className="mt-8"
          title="No emails yet"
          description="Register an account, and its verification email appears here."
        />
      )}
      <ul className="mt-8 grid gap-6">
        {emails.map(({ id, subject, to, createdAt, html, headers: extra }) => (
          <li key={id} className="border-hairline bg-surface rounded-md border">
            <div className="border-hairline grid gap-0.5 border-b px-5 py-3">
              <h2 className="font-semibold">{subject}</h2>
              <p className="text-ink-soft text-sm">
                to {to}, {momentOf(createdAt)}
              </p>
              {extra && (
                <dl className="mt-1 grid gap-0.5 font-mono text-xs wrap-anywhere">
                  {Object.entries(extra).map(([name, value]) => (
                    <div key={name}>
                      <dt className="inline">{name}: </dt>
                      <dd className="inline">{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            {/* No scripts and no origin of ours; its links open in this window. */}
            <iframe
              title={subject}
              srcDoc={html.replace('<head>', '<head><base target="_top">')}
              sandbox="allow-top-navigation-by-user-activation"
              className="h-[30rem] w-full bg-white"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
