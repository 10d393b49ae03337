/**
 * What a refused save says besides its message: who saved meanwhile, whose id is empty where the account is
 * gone, and the version to save over knowingly.
 */
export type StaleSave = { editedBy: string; editorId: string; updatedAt: string }
