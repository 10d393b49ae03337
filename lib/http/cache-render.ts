/**
 * Marks the request that the page cache makes to Next for a page that is the same for every member. The
 * server takes the header off each request that comes from outside (lib/server/well-formed.ts); middleware
 * answers a marked one from the routes under app/cached, which have no viewer.
 */
export const CACHE_RENDER = 'x-loadpath-cache-render'
