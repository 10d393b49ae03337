import { useEffect, useState } from 'react'
import {
  useForm,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type { z, ZodType } from 'zod'
import { latePart } from './late-part'

/** Of a form's values, as they are typed and as they are sent. */
type Checks = ZodType<FieldValues, FieldValues>

/**
 * Returns a form whose values are checked by the schema that `load` brings. It is fetched with the first
 * focus on the page: a page with a form appears without the code that checks. While it cannot be fetched,
 * nothing is sent, and the page says why: what is sent may be another form of what is typed.
 */
export function useCheckedForm<Schema extends Checks>(
  load: () => Promise<Schema>,
  options: Omit<UseFormProps<z.input<Schema>, unknown, z.output<Schema>>, 'resolver'>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> {
  const [resolver] = useState(() => resolverOf(load))
  useEffect(() => {
    const fetch = () => void resolver.fetch()
    // As in a dialog, whose first field has it.
    if (document.activeElement !== document.body) return fetch()
    document.addEventListener('focusin', fetch, { once: true })
    return () => document.removeEventListener('focusin', fetch)
  }, [resolver])
  return useForm({ ...options, resolver: resolver.check })
}

/** Of no field, so that none is marked. */
const UNCHECKED = { root: { type: 'unchecked' } }

function resolverOf<Schema extends Checks>(load: () => Promise<Schema>) {
  type Check = Resolver<z.input<Schema>, unknown, z.output<Schema>>
  const late = latePart('This could not be sent')
  let fetched: Promise<Check | null> | undefined
  const fetch = () =>
    (fetched ??= Promise.all([import('@hookform/resolvers/zod'), load()]).then(
      ([{ zodResolver }, schema]) => zodResolver(schema) as unknown as Check,
      () => {
        fetched = undefined
        return null
      },
    ))
  const check: Check = async (values, context, options) => {
    const resolve = await fetch()
    if (!resolve) {
      late.failed()
      return { values: {}, errors: UNCHECKED as FieldErrors<z.input<Schema>> }
    }
    late.came()
    return resolve(values, context, options)
  }
  return { fetch, check }
}
