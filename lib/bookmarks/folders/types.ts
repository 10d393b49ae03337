/** A folder as it is shown on a bookmark. */
export type FolderLabel = { id: number; name: string; color: string }

/** `bookmarkCount` counts what the list of the folder shows: articles that can still be read. */
export type Folder = FolderLabel & { description: string | null; bookmarkCount: number }
