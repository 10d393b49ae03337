/** The name under which a copy of one's data is saved. `createdAt` is ISO 8601. */
export const fileName = (createdAt: string) => `loadpath-my-data-${createdAt.slice(0, 10)}.json`
