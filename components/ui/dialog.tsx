'use client'
import * as Radix from '@radix-ui/react-dialog'
import clsx from 'clsx'
import { X } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'
import { closing, isBusy, keepForNotices, modal, useNoticesBeside } from './modal'
import { useFocusReturn } from './use-focus-return'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl', xl: 'max-w-6xl' }

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** Stays in sight under a body that scrolls. */
  footer?: ReactNode
  size?: keyof typeof widths
  /**
   * It holds what is shown only once: neither Escape nor a press elsewhere closes it, but a button of its
   * own.
   */
  firm?: boolean
}

export function DialogContent({
  title,
  description,
  footer,
  size = 'sm',
  firm = false,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const focusReturn = useFocusReturn()
  useNoticesBeside()
  return (
    <Radix.Portal>
      <Radix.Overlay className="z-overlay animate-fade-in fixed inset-0 bg-[rgb(10_16_24/0.5)] print:hidden" />
      <Radix.Content
        className={clsx(
          'z-overlay animate-fade-in border-hairline bg-surface shadow-float fixed top-1/2 left-1/2 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 flex-col rounded-lg border',
          widths[size],
          className,
        )}
        {...(description ? null : { 'aria-describedby': undefined })}
        {...focusReturn}
        {...modal}
        onEscapeKeyDown={stayWhileBusy}
        onInteractOutside={(event) => {
          keepForNotices(event)
          stayWhileBusy(event)
        }}
        {...(firm && { onEscapeKeyDown: stay, onInteractOutside: stay })}
        {...rest}
      >
        <div className="border-hairline border-b px-5 py-4 pr-14">
          <Radix.Title className="text-lg leading-snug font-semibold wrap-anywhere">{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-ink-soft mt-1 text-sm">{description}</Radix.Description>
          )}
        </div>
        <div className="min-h-0 overflow-y-auto px-5 py-4">{children}</div>
        {footer && <DialogFooter>{footer}</DialogFooter>}
        {!firm && (
          <Radix.Close
            {...closing}
            aria-label="Close"
            className="text-ink-soft hover:bg-ink/7 hover:text-ink absolute top-3 right-3 grid size-8 place-items-center rounded"
          >
            <Icon shape={X} className="size-4" />
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  )
}

const stay = (event: Event) => event.preventDefault()

/** By a slip nobody leaves what is on its way: its answer may be shown only here. */
const stayWhileBusy = (event: Event) => {
  if (isBusy()) event.preventDefault()
}

/** The safe way out stands first, the action last; on a phone the action is on top. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="border-hairline flex flex-col-reverse gap-2 border-t px-5 py-4 sm:flex-row sm:justify-end">
      {children}
    </div>
  )
}
