/** The page of each calculation brings whole the tables that it reads, so that their size is bounded. */
export const TABLE = {
  characters: 200_000,
  rows: 500,
  fields: 20,
  cell: 60,
  name: 40,
  title: 160,
  source: 300,
} as const

/** How many of the latest versions are shown. */
export const VERSIONS_SHOWN = 20
