import { useSyncExternalStore } from 'react'

export type ToastInput = {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** Milliseconds; 5000 unless said. */
  duration?: number
  /**
   * A way back, such as Undo; pressing it closes the notice. `hint` says how else it can be reached, to who
   * cannot see the notice.
   */
  action?: { label: string; hint: string; onPress: () => void }
}
export type Toast = ToastInput & { id: number; open: boolean }

const VISIBLE = 1
/** A dismissed toast stays in the list, closed, so that its leaving can be seen; the next one replaces it. */
const REMOVE_DELAY = 1_000_000
const NONE: Toast[] = []

let toasts = NONE
let room = 0
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: Toast[]) {
  toasts = next
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

/** Shows a notice; works from anywhere in the browser. A new one takes the place of the one in sight. */
export function toast(input: ToastInput): number {
  const id = ++lastId
  publish([{ ...input, id, open: true }, ...toasts].slice(0, VISIBLE))
  return id
}

export function dismissToast(id: number): void {
  publish(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(() => publish(toasts.filter((entry) => entry.id !== id)), REMOVE_DELAY)
}

/**
 * Keeps notices that many pixels above the foot of the window. Said in the page's styles, it would have every
 * element styled again.
 */
export function leaveRoom(pixels: number): void {
  room = pixels
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
}

/** Pixels at the foot of the window that belong to something else. */
export function useRoom(): number {
  return useSyncExternalStore(
    subscribe,
    () => room,
    () => 0,
  )
}
