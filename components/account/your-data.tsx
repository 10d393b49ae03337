import { DELETION_DAYS } from '@/lib/users/privacy/constants'
import { Link } from '../ui/link'
import { DeleteAccount, type DeleteAccountProps } from './delete-account'
import { DownloadData } from './download-data'
import { Sheet } from './facts'

/** What one may take along, and how to leave. */
export function YourData({ email, pays }: DeleteAccountProps) {
  return (
    <Sheet
      title="Your Data"
      lead={
        <>
          The{' '}
          <Link href="/privacy" className="prose-link">
            privacy policy
          </Link>{' '}
          says what is stored, why and for how long.
        </>
      }
    >
      <div className="divide-hairline grid divide-y">
        <Offer
          title="Download my data"
          text="Everything we hold about you, as one JSON file that people and programs can read."
          action={<DownloadData />}
        />
        <Offer
          title="Delete my account"
          text={`Your account and what belongs to it are deleted within ${DELETION_DAYS} days. Signing in before then cancels it.`}
          action={<DeleteAccount email={email} pays={pays} />}
        />
      </div>
    </Sheet>
  )
}

function Offer({ title, text, action }: { title: string; text: string; action: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-60 flex-1 gap-0.5">
        <h3 className="font-medium">{title}</h3>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {action}
    </div>
  )
}
