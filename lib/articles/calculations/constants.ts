/** How many calculations an author who copies one is shown at once; one more says that there are others. */
export const SOURCES = 50
