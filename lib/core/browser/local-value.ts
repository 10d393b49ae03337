import type { z } from 'zod'

/**
 * One JSON value in this browser's storage, checked against a schema when it is read. A storage that is full
 * or forbidden keeps nothing and breaks nothing: `write` says whether it kept.
 */
export function localValue<T>(key: string, schema: z.ZodType<T>) {
  return {
    read: (): T | null => {
      try {
        return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null
      } catch {
        return null
      }
    },
    write: (value: T): boolean => {
      try {
        localStorage.setItem(key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    clear: (): void => {
      try {
        localStorage.removeItem(key)
      } catch {
        // Forbidden storage holds nothing that could be left.
      }
    },
  }
}
