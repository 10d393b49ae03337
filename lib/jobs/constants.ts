/**
 * The class of the advisory lock that each live worker pool holds; the object is the hash of the pool's id.
 */
export const POOL_LOCK = 7204
