import { z } from 'zod'

/** An equation as its article has it; longer ones are derivations, of which no symbol is looked up. */
export const symbolsQuery = z.object({
  latex: z
    .string('Please say which equation')
    .min(1, 'Please say which equation')
    .max(2000, 'This equation is too long to be explained'),
})
export type SymbolsQuery = z.output<typeof symbolsQuery>
