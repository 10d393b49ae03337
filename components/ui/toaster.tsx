'use client'
import { useEffect } from 'react'
import { onDemand } from './on-demand'
import { dismissToast, type Toast, useToasts } from './toast'

let arrived = false
// 12 KB that most visits never need: it is fetched with the first notice.
const ToastViewport = onDemand(
  () =>
    import('./toast-viewport').then((file) => {
      arrived = true
      return file.ToastViewport
    }),
  {
    failed: ({ toasts }) =>
      toasts.filter(({ open }) => open).map((toast) => <Plain key={toast.id} toast={toast} />),
  },
)

export function Toaster() {
  const toasts = useToasts()
  // Each notice asks anew for what the one before could not get.
  return toasts.length > 0 ? <ToastViewport key={arrived ? 'there' : toasts[0]!.id} toasts={toasts} /> : null
}

const SHOWN_MS = 5000

/**
 * A notice without the code that moves it clear of what stands there: below the header, in one place. What it
 * most often says is that the connection is gone.
 */
function Plain({ toast: { id, title, description, duration = SHOWN_MS, action } }: { toast: Toast }) {
  useEffect(() => {
    const end = setTimeout(() => dismissToast(id), duration)
    return () => clearTimeout(end)
  }, [id, duration])
  return (
    <div
      role="alert"
      data-chrome
      className="z-toast border-hairline border-l-ink bg-surface shadow-float fixed inset-x-4 top-18 flex items-start gap-3 rounded-md border border-l-4 px-4 py-3 text-sm md:left-auto md:w-97"
    >
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">{title} </span>
        <span className="text-ink-soft block">{description}</span>
      </p>
      {action && (
        <button
          type="button"
          className="font-medium underline"
          onClick={() => {
            action.onPress()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Close" className="px-2" onClick={() => dismissToast(id)}>
        ×
      </button>
    </div>
  )
}
