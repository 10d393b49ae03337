import type { ComponentProps } from 'react'

/** What hangs below the field, as high as the window lets it. */
export const SearchPopup = (props: ComponentProps<'div'>) => (
  <div
    {...props}
    className="z-overlay border-hairline bg-surface shadow-float absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain border max-md:border-x-0 md:mt-1.5 md:rounded-md"
  />
)
