import { cva, type VariantProps } from 'class-variance-authority'
import clsx from 'clsx'
import type { ComponentProps } from 'react'

const badgeStyles = cva(
  'inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 text-xs leading-none font-medium whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        // On paper a filled label would be pale ink on no ground.
        solid:
          'bg-ink text-paper print:bg-transparent print:text-ink print:ring-1 print:ring-hairline-strong print:ring-inset',
        neutral: 'bg-sunken text-ink-soft ring-1 ring-hairline ring-inset',
        outline: 'text-ink-soft ring-1 ring-hairline-strong ring-inset',
        accent: 'bg-accent-wash text-accent',
        ok: 'bg-ok-wash text-ok',
        warn: 'bg-warn-wash text-warn',
        bad: 'bg-bad-wash text-bad',
        info: 'bg-info-wash text-info',
        /** A standard or clause as it is printed: EN 1993-1-1, C30/37. */
        code: 'bg-transparent px-1.5 font-mono font-normal tabular-nums text-ink-soft ring-1 ring-hairline ring-inset',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

export function Badge({
  variant,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span className={clsx(badgeStyles({ variant }), className)} {...rest} />
}
