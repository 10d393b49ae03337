/** The page of each calculation brings whole the tables that it reads, so that their size is bounded. */
export const TABLE = {
  characters: 200_000,
  rows: 500,
  fields: 20,
  cell: 60,
  name: 40,
  title: 160,
  source: 300,
  notes: 2000,
  words: 80,
} as const

/** How many of the latest versions are shown. */
export const VERSIONS_SHOWN = 20

/** Under which heading a table stands at /data, in this order. */
export const DATA_SECTIONS = [
  'sections',
  'concrete',
  'steel',
  'timber',
  'connections',
  'actions',
  'materials',
] as const
export type DataSection = (typeof DATA_SECTIONS)[number]

export const SECTION_NAMES: Readonly<Record<DataSection, string>> = {
  sections: 'Steel sections',
  concrete: 'Concrete and reinforcement',
  steel: 'Steel',
  timber: 'Timber',
  connections: 'Connections',
  actions: 'Actions and partial factors',
  materials: 'Materials',
}
