export const FOLDER_LIMIT = 50
export const FOLDER_NAME_LENGTH = 100
export const NAME_TAKEN = 'You have a folder of this name. Please choose another name.'
export const FOLDER_DESCRIPTION_LENGTH = 500

/** The palette, each colour with the name that is read out for it; the first is the colour unless said. */
export const FOLDER_PALETTE = [
  { color: '#3B82F6', name: 'Blue' },
  { color: '#10B981', name: 'Green' },
  { color: '#F59E0B', name: 'Amber' },
  { color: '#EF4444', name: 'Red' },
  { color: '#8B5CF6', name: 'Violet' },
  { color: '#06B6D4', name: 'Cyan' },
  { color: '#84CC16', name: 'Lime' },
  { color: '#F97316', name: 'Orange' },
] as const

export const DEFAULT_COLOR = FOLDER_PALETTE[0].color
