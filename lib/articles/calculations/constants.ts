/** How many calculations an author who copies one is shown at once. */
export const SOURCES = 50
