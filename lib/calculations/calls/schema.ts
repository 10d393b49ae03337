import { z } from 'zod'

export const calculationKey = z.object({ id: z.uuid() })

/** Pages of the list count from 1. */
export const calculationsQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
})
export type CalculationsQuery = z.output<typeof calculationsQuery>

const NO_VALUE = 'Please give a number, a text such as “850 kN”, or the row of a table'

/** What a calculation is run with; inputs that are left out have the author's values. */
export const runInput = z.strictObject({
  inputs: z
    .record(z.string().max(100), z.union([z.number(), z.string().max(100, NO_VALUE)], NO_VALUE))
    .default({})
    .describe(
      'By name: a number in the unit of the input; a text with a number and any unit of the same kind (“850 kN”, “0.85 MN”, “7.5e3 mm”), which is converted to the unit of the input, or without a unit; or the row of a table. A number in a text has a point and no commas or blanks. °C and K are not converted into each other: the one is a temperature, the other a difference of two. Ranges hold after the conversion, and the answer has each input in its own unit. What is left out has its default.',
    ),
  region: z
    .string()
    .max(40)
    .nullish()
    .describe('One of the regions of the calculation; null for the values that it begins with.'),
})
export type RunInput = z.output<typeof runInput>
