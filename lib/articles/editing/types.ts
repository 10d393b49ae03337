/**
 * What a refused save says besides its message: who saved meanwhile, and the version to save over knowingly.
 */
export type StaleSave = { editedBy: string; updatedAt: string }
