/** The class of the advisory lock that each living worker pool holds; the object is the hash of the pool's id. */
export const ALIVE = 7204
