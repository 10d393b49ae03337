import { cva, type VariantProps } from 'class-variance-authority'
import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

const alertStyles = cva('flex gap-3 rounded-md border border-l-4 px-4 py-3 text-sm', {
  variants: {
    tone: {
      info: 'border-info/35 border-l-info bg-info-wash [&>svg]:text-info',
      ok: 'border-ok/35 border-l-ok bg-ok-wash [&>svg]:text-ok',
      warn: 'border-warn/35 border-l-warn bg-warn-wash [&>svg]:text-warn',
      bad: 'border-bad/35 border-l-bad bg-bad-wash [&>svg]:text-bad',
    },
  },
  defaultVariants: { tone: 'info' },
})

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

type AlertProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof alertStyles> & { title?: ReactNode; action?: ReactNode }

/**
 * A notice in the flow of the page. Pass role="status" or "alert" when it appears after the page has loaded.
 */
export function Alert({ tone, title, action, className, children, ...rest }: AlertProps) {
  return (
    <div className={clsx(alertStyles({ tone }), className)} {...rest}>
      <Icon shape={icons[tone ?? 'info']} className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 flex-1 content-start gap-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
