import 'server-only'
import type { Server } from 'node:http'
import type { Env } from '@/lib/core/server/env'
import { WRONG_SETTINGS } from '@/lib/core/server/startup'

/** `localhost` is one of these to a browser, on some machines the other way round. */
const LOOPBACK = ['127.0.0.1', '::1']

/**
 * Returns the addresses to listen on: HOST where it is set, this machine alone while APP_URL is a loopback
 * address, and otherwise every interface (undefined).
 */
export const hostsOf = ({ HOST, isLoopback }: Pick<Env, 'HOST' | 'isLoopback'>): (string | undefined)[] =>
  HOST ? [HOST] : isLoopback ? LOOPBACK : [undefined]

/** A machine without IPv6 has no ::1. */
const MISSING = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/**
 * Returns whether the server listens; false where the machine has no such address. Ends the process where it
 * cannot.
 */
export const listen = (server: Server, port: number, host: string | undefined): Promise<boolean> =>
  new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && MISSING.has(error.code ?? '')) return done(false)
      process.stderr.write(
        error.code === 'EADDRINUSE' ? `Port ${port} is in use by another program.\n` : `${error.message}\n`,
      )
      process.exit(WRONG_SETTINGS)
    })
    server.listen(port, host, () => done(true))
  })
