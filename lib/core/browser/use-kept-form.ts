import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Keeps the texts that are typed into a form for as long as this tab lives, so that a reload or a wrong link
 * loses nothing; never the fields of `except` (passwords). Gives how to forget them, once they were sent. A
 * storage that is full or forbidden keeps nothing.
 */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  except: readonly Path<Values>[] = [],
): () => void {
  const key = `typed:${name}`
  const secret = useRef<readonly string[]>(except)

  useEffect(() => {
    const texts = (values: object) =>
      Object.entries(values).filter(
        ([field, value]) => typeof value === 'string' && !secret.current.includes(field),
      )
    const shown = form.getValues()
    const kept = texts(read(key)).filter(([field]) => field in shown)
    if (kept.length > 0)
      form.reset(
        { ...shown, ...Object.fromEntries(kept) },
        {
          keepDefaultValues: true,
        },
      )
    const { unsubscribe } = form.watch((values) => write(key, Object.fromEntries(texts(values))))
    return unsubscribe
  }, [form, key])

  return () => write(key, null)
}

function read(key: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

function write(key: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept, and nothing breaks.
  }
}
