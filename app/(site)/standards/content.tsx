import { RegisterList } from '@/components/standards/register-list'
import type { SlotContent } from '@/lib/http/caching'
import { listStandards } from '@/lib/standards/public/queries'

/** The whole list, which the page narrows in the browser. */
export const registerList: SlotContent = {
  slot: 'register',
  content: async () => {
    const standards = await listStandards()
    return <RegisterList standards={standards} shown={standards} />
  },
}
