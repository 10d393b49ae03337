import { join } from 'node:path'
import { root } from './environment.mjs'

/** The web server as one file: what `npm start` runs, without compiling anything while it starts. */
export const SERVER = join(root, '.next/server.mjs')
