import type { Metadata } from 'next'
import Link from 'next/link'
import { AdminHeading } from '@/components/admin/admin-heading'
import { ADMIN_PAGES } from '@/components/admin/navigation'
import { TwoFactorReminder } from '@/components/admin/two-factor-reminder'
import { pageViewer } from '@/lib/auth/session'
import { twoFactorState } from '@/lib/auth/two-factor/queries'

export const metadata: Metadata = { title: 'Admin Dashboard' }

export default async function AdminPage() {
  const { enabled } = await twoFactorState(await pageViewer('admin'))
  return (
    <>
      <AdminHeading title="Admin Dashboard" lead="What there is to look after." />
      {!enabled && <TwoFactorReminder />}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {ADMIN_PAGES.map(({ href, label, description }) => (
          <li
            key={href}
            className="group border-hairline bg-surface hover:border-hairline-strong relative grid content-start gap-1 rounded-md border p-5"
          >
            <h2 className="font-semibold">
              <Link
                href={href}
                prefetch={false}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {label}
              </Link>
            </h2>
            <p className="text-ink-soft text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
