import Link from 'next/link'
import { Sheet } from './facts'

const mail = (to: string, subject: string) => `mailto:${to}?subject=${encodeURIComponent(subject)}`

/** How to get at what is stored, and how to have it deleted. */
export function YourData({ contactEmail }: { contactEmail: string }) {
  return (
    <Sheet title="Your Data">
      <div className="text-ink-soft grid gap-3 text-sm">
        <p>
          You may have a copy of everything we hold about you, and you may have your account deleted. Write to
          us from the address of your account:{' '}
          <a href={mail(contactEmail, 'Copy of my data')} className="prose-link">
            ask for a copy
          </a>{' '}
          or{' '}
          <a href={mail(contactEmail, 'Delete my account')} className="prose-link">
            ask for deletion
          </a>
          . Either is done within 30 days.
        </p>
        <p>
          The{' '}
          <Link href="/privacy" className="prose-link">
            privacy policy
          </Link>{' '}
          says what is stored, why and for how long.
        </p>
      </div>
    </Sheet>
  )
}
