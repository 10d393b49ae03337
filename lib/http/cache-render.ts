/**
 * Marks the request that the page cache makes to Next, which has no session, and says for whom the page is
 * rendered (`Audience`). The server takes the header off each request that comes from outside
 * (lib/server/well-formed.ts). Middleware answers one of a gated page that is marked for members from
 * the routes under app/cached, which have no viewer, and one that is marked for visitors as any visitor's; a
 * public page is rendered by its own route.
 */
export const CACHE_RENDER = 'x-loadpath-cache-render'
