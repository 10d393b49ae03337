/** The series of European wide flange beams, as keys of tables begin: HE 200 alone is one of each. */
export const HE_SERIES = ['hea', 'heb', 'hem'] as const
