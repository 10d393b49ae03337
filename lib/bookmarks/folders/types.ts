/** A folder as it is shown on a bookmark. */
export type FolderLabel = { id: number; name: string; color: string }

/** Counts what the folder's page shows: articles that can still be read, and copies of calculations. */
export type Folder = FolderLabel & { description: string | null; bookmarkCount: number; copyCount: number }
