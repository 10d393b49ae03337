import { z } from 'zod'
import type { Version } from './types'

/** Returns the versions that a stored text holds; none where it is of another kind. */
export function versionsIn<Values>(text: string, values: z.ZodType<Values>): Version<Values>[] {
  try {
    return z.preprocess(inTodaysForm, z.array(versionOf(values))).parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** Returns the schema of values with these fields; one of another kind is as if it had not been typed. */
export const likenessOf = <Values extends object>(blank: Values): z.ZodType<Values> =>
  z.object(
    Object.fromEntries(
      Object.entries(blank).map(([field, value]) => [
        field,
        z
          .custom((kept) => typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value))
          .catch(value),
      ]),
    ),
  ) as unknown as z.ZodType<Values>

const versionOf = <Values>(values: z.ZodType<Values>): z.ZodType<Version<Values>> =>
  z.object({ values, at: z.iso.datetime(), base: z.string().nullable(), sent: z.boolean() })

/** Earlier releases stored one version, and named its fields otherwise. */
const inTodaysForm = (kept: unknown) =>
  z
    .array(z.record(z.string(), z.unknown()))
    .parse([kept].flat())
    .map((version) => ({
      values: version.payload,
      at: version.keptAt,
      base: version.updatedAt,
      sent: false,
      ...version,
    }))
