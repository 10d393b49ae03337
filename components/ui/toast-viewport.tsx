'use client'
import * as Radix from '@radix-ui/react-toast'
import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide'
import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import { buttonStyles } from './button-styles'
import { useClearPlace } from './clear-place'
import { Icon } from './icon'
import { dismissToast, type Toast } from './toast'

const looks = {
  default: { icon: Info, edge: 'border-l-ink', tint: 'text-ink-soft' },
  success: { icon: CircleCheck, edge: 'border-l-ok', tint: 'text-ok' },
  destructive: { icon: CircleAlert, edge: 'border-l-bad', tint: 'text-bad' },
}

export function ToastViewport({ toasts }: { toasts: Toast[] }) {
  const list = useRef<HTMLOListElement>(null)
  // Another page has its title and its notices elsewhere.
  useClearPlace(list, `${toasts[0]?.id} ${usePathname()}`)
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((entry) => (
        <Notice key={entry.id} toast={entry} />
      ))}
      <Radix.Viewport
        ref={list}
        data-chrome
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="z-toast fixed inset-x-4 top-0 grid grid-cols-1 gap-2 md:left-auto md:w-97"
      />
    </Radix.Provider>
  )
}

function Notice({
  toast: { id, open, title, description, variant = 'default', duration, action },
}: {
  toast: Toast
}) {
  const { icon, edge, tint } = looks[variant]
  return (
    <Radix.Root
      open={open}
      duration={duration}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      onOpenChange={(next) => !next && dismissToast(id)}
      className={clsx(
        'border-hairline bg-surface shadow-float flex items-start gap-3 rounded-md border border-l-4 py-3 pr-2 pl-4',
        'data-[state=closed]:animate-slide-out data-[state=open]:animate-rise-in data-[swipe=end]:animate-slide-out data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        edge,
      )}
    >
      <Icon shape={icon} className={clsx('mt-0.5 size-4 shrink-0', tint)} />
      {/* A name without a blank would push the button that closes it off the page. */}
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm wrap-anywhere">
        {/* The space is for the live region, which reads title and description as one text. */}
        <Radix.Title className="font-semibold">{title} </Radix.Title>
        {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action
          altText={action.hint}
          onClick={action.onPress}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Close"
        className="text-ink-soft hover:bg-ink/7 hover:text-ink grid size-8 shrink-0 place-items-center rounded"
      >
        <Icon shape={X} className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
