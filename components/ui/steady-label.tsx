import type { ReactNode } from 'react'

type SteadyLabelProps = {
  /** An `Icon` of a button's size. */
  icon: ReactNode
  /** The longest of the words. */
  widest: string
  children: ReactNode
}

/**
 * The label of a control that says one of several words, from the first paint on as wide as the widest: which
 * of them it is may be known later, and then nothing beside it moves. Icon and word stand in the middle of
 * that room, so that no side of the control looks empty.
 */
export const SteadyLabel = ({ icon, widest, children }: SteadyLabelProps) => (
  <span
    data-widest={widest}
    className="inline-grid justify-items-center after:invisible after:h-0 after:overflow-hidden after:pl-6 after:content-[attr(data-widest)]"
  >
    <span className="flex items-center gap-2">
      {icon}
      <span>{children}</span>
    </span>
  </span>
)
