'use client'
import * as Radix from '@radix-ui/react-alert-dialog'
import { useState, type ReactNode } from 'react'
import { Button } from './button'
import { DialogFooter } from './dialog'
import { Field } from './field'
import { Input } from './input'
import { closing, modal, useNoticesBeside } from './modal'
import { useFocusReturn } from './use-focus-return'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What happens, and what is lost. */
  description: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'default' | 'destructive'
  /** A word that must be typed exactly before the action can be pressed. */
  confirmWord?: string
  pending?: boolean
  pendingLabel?: string
  /** Stands in the place of the action where it cannot be done now, and leads on. */
  instead?: ReactNode
  /** The caller closes the dialog once the work is done. */
  onConfirm: () => void
}

export function ConfirmDialog({ open, onOpenChange, ...rest }: ConfirmDialogProps) {
  const focusReturn = useFocusReturn()
  useNoticesBeside()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="z-overlay animate-fade-in fixed inset-0 bg-[rgb(10_16_24/0.5)]" />
        <Radix.Content
          {...focusReturn}
          {...modal}
          className="z-overlay animate-fade-in border-hairline bg-surface shadow-float fixed top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-1/2 overflow-y-auto rounded-lg border"
        >
          <ConfirmBody {...rest} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Its own component, so that a reopened dialog starts with nothing typed. */
function ConfirmBody({
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'default',
  confirmWord,
  pending,
  pendingLabel,
  instead,
  onConfirm,
}: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>) {
  const [typed, setTyped] = useState('')
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        // A form that the dialog stands in would take it for its own.
        event.stopPropagation()
        if (!instead) onConfirm()
      }}
    >
      <div className="grid gap-3 px-5 py-5 wrap-anywhere">
        <Radix.Title className="text-lg leading-snug font-semibold">{title}</Radix.Title>
        <Radix.Description asChild>
          <div className="text-ink-soft text-sm [&_li]:my-1 [&_ul]:my-2 [&_ul]:list-disc [&_ul]:pl-5">
            {description}
          </div>
        </Radix.Description>
        {children}
        {confirmWord && (
          <Field label={`Type ${confirmWord} to confirm`}>
            <Input
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono"
            />
          </Field>
        )}
      </div>
      <DialogFooter>
        <Radix.Cancel asChild>
          <Button {...closing} variant="outline">
            {cancelLabel}
          </Button>
        </Radix.Cancel>
        {instead ?? (
          <Button
            type="submit"
            variant={tone === 'destructive' ? 'destructive' : 'primary'}
            pending={pending}
            pendingLabel={pendingLabel}
            disabled={confirmWord !== undefined && typed !== confirmWord}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogFooter>
    </form>
  )
}
