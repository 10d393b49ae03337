import { Link } from '../ui/link'

/** At the end of the text, when a reader knows whether it was worth keeping. */
export function ReminderCard() {
  return (
    <aside
      aria-label="Reminder"
      className="border-accent bg-accent-wash/60 mt-10 border-l-2 px-4 py-3 text-sm print:hidden"
    >
      <strong className="font-semibold">Was this useful?</strong> A like keeps it in{' '}
      <Link href="/my-likes" className="prose-link">
        My Likes
      </Link>
      ; a bookmark keeps it in{' '}
      <Link href="/bookmarks" className="prose-link">
        My Bookmarks
      </Link>
      , with your notes and in the folder of the job.
    </aside>
  )
}
