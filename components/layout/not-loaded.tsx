import { NO_CONNECTION } from '@/lib/core/browser/api'
import { Button } from '../ui/button'
import { leavesFocus } from '../ui/leaves-focus'

/** In a panel of the header whose code could not be fetched. */
export const NotLoaded = ({ what, retry }: { what: string; retry: () => void }) => (
  <div className="grid justify-items-start gap-2 p-3 text-sm">
    <p>
      {what} could not be loaded. {NO_CONNECTION}
    </p>
    <Button ref={leavesFocus} variant="outline" size="sm" onClick={retry}>
      Try again
    </Button>
  </div>
)
