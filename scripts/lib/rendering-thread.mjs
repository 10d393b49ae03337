import { register } from 'tsx/esm/api'

/**
 * The rendering thread from its sources: in development, in scripts and in tests. A build has it in one file,
 * which starts in a tenth of the time.
 */
register()
await import('./rendering-tasks.ts')
