import { runSync } from '@/lib/drive/jobs'

/** Runs a sync in a process that somebody may kill. */
await runSync({ syncId: Number(process.argv[2]) })
process.exit(0)
