/**
 * Marks the request that the page cache makes to Next, which has no session, and says for whom the page is
 * rendered (`Audience`). The server takes the header off each request that comes from outside
 * (lib/server/well-formed.ts). Middleware answers a marked one of a gated page from the routes under
 * app/cached, which have no viewer; a public page is rendered by its own route.
 */
export const CACHE_RENDER = 'x-loadpath-cache-render'
