import { PRODUCT } from '@/lib/core/constants'

/** A simple span and its two reactions. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path d="M2 8h28v5H2z" fill="currentColor" />
      <path d="M7 15.5 11.5 22h-3v7h-3v-7h-3zM25 15.5l4.5 6.5h-3v7h-3v-7h-3z" className="fill-accent" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-6" />
      <span className="text-[1.0625rem] font-semibold tracking-tight">{PRODUCT.name}</span>
    </span>
  )
}
