/** Runs once, when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('@/lib/core/startup')
    checkSettings()
    await keepAnswers()
    await measure()
  }
}

const MEBIBYTE = 1024 * 1024

/** What is sent ahead of Next, where the web server finds it, which is no part of the build (scripts/serve.mjs). */
async function keepAnswers(): Promise<void> {
  const [{ keepAnswers: keep }, { findCall, findLibrary, findPage }, { noteOpened }] = await Promise.all([
    import('@/lib/http/kept-answers'),
    import('@/lib/articles/kept/queries'),
    import('@/lib/articles/kept/mutations'),
  ])
  // Written as links are; every other way to write an address is Next's to understand.
  const under = (start: string) => {
    // 'featured' is a call of its own.
    const pattern = new RegExp(`^${start}/(?!featured$)([a-z0-9]+(?:-[a-z0-9]+)*)$`)
    return (path: string) => pattern.exec(path)?.[1] ?? null
  }
  const shared = globalThis as { [answers: symbol]: unknown }
  shared[Symbol.for('loadpath.kept-answers')] = [
    keep({ match: under('/articles'), find: findPage, opened: noteOpened }, 64 * MEBIBYTE),
    keep({ match: under('/api/articles'), find: findCall }, 16 * MEBIBYTE),
    keep({ match: (path) => (/^\/(api\/)?articles$/.test(path) ? path : null), find: findLibrary }, MEBIBYTE),
  ]
}

/** Where the web server says of each request how it was answered. */
async function measure(): Promise<void> {
  const { measured, observe } = await import('@/lib/health/mutations')
  measured()
  const shared = globalThis as { [observer: symbol]: unknown }
  shared[Symbol.for('loadpath.observe')] = observe
}
