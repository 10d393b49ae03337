import { CalculationsHelp } from '@/components/help/calculations-help'
import { currentTables } from '@/lib/calculations/tables/queries'
import { env } from '@/lib/core/server/env'
import type { SlotContent } from '@/lib/http/caching'

export const calculationsHelp: SlotContent = {
  slot: 'calculations-help',
  content: async () => <CalculationsHelp origin={env().APP_URL} tables={await currentTables()} />,
}
