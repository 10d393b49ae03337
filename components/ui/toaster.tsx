'use client'
import { lazy, Suspense } from 'react'
import { useToasts } from './toast'

// 12 KB that most visits never need: it is fetched with the first notice.
const ToastViewport = lazy(() => import('./toast-viewport').then((file) => ({ default: file.ToastViewport })))

export function Toaster() {
  const toasts = useToasts()
  return toasts.length > 0 ? (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  ) : null
}
