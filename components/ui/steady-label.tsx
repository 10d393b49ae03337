import type { ReactNode } from 'react'

/**
 * The label of a control that says one of several words, from the first paint on as wide as the widest: which
 * of them it is may be known later, and then nothing beside it moves.
 */
export const SteadyLabel = ({ widest, children }: { widest: string; children: ReactNode }) => (
  <span
    data-widest={widest}
    className="inline-block text-left after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-widest)]"
  >
    {children}
  </span>
)
