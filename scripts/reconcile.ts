import { reconcile } from '@/lib/billing/jobs'
import { disconnect } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { checkSettings } from '@/lib/core/server/startup'

/**
 * `npm run stripe:reconcile`: compares every customer with the provider now, as the worker does each night.
 */
checkSettings()
if (!env().STRIPE_SECRET_KEY) {
  console.error('There is nothing to compare with: STRIPE_SECRET_KEY is not set.')
  process.exit(1)
}
const { checked, changed, failed } = await reconcile()
console.log(`${checked} customers compared, ${changed.length} corrected, ${failed.length} failed.`)
for (const userId of changed) console.log(`  corrected ${userId}`)
for (const userId of failed) console.log(`  failed    ${userId}`)
await disconnect()
process.exit(failed.length > 0 ? 1 : 0)
