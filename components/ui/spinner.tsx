import clsx from 'clsx'

/** Decorative beside a text; give it a label where it stands alone. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const wheel = (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden className={clsx('size-4 animate-spin', className)}>
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.5" />
      <path
        d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  )
  if (!label) return wheel
  return (
    <span role="status" className="text-ink-soft inline-flex items-center gap-2 text-sm">
      {wheel}
      {label}
    </span>
  )
}
