/** Runs once, when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('@/lib/core/startup')
    checkSettings()
    await keepArticlePages()
  }
}

const KEPT_BYTES = 64 * 1024 * 1024

/** Where the web server finds them, which is no part of the build (scripts/serve.mjs). */
async function keepArticlePages(): Promise<void> {
  const [{ keepPages }, { findReadable }, { noteOpened }] = await Promise.all([
    import('@/lib/http/kept-pages'),
    import('@/lib/articles/kept/queries'),
    import('@/lib/articles/kept/mutations'),
  ])
  const shared = globalThis as { [pages: symbol]: unknown }
  shared[Symbol.for('loadpath.kept-pages')] = keepPages(
    {
      // Written as links are; every other way to write the address is Next's to understand.
      match: (path) => /^\/articles\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1] ?? null,
      find: findReadable,
      opened: noteOpened,
    },
    KEPT_BYTES,
  )
}
