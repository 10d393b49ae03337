import { z } from 'zod'

/** The anchor of a section's heading, or of a drawing, as the outline of its article has it. */
export const sectionQuery = z.object({
  anchor: z.string('Please say which section').min(1, 'Please say which section').max(300),
})
export type SectionQuery = z.output<typeof sectionQuery>
