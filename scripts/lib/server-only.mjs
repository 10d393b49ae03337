import { register } from 'node:module'

/**
 * Lets our scripts import server code. The 'react-server' condition would do that too, but takes
 * react-dom/server away, which writes the mail.
 */
register(
  `data:text/javascript,${encodeURIComponent(
    "export const resolve = (name, context, next) => name === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context)",
  )}`,
)
