import { Alert } from '../ui/alert'
import { Button } from '../ui/button'

type RestoredNoticeProps = {
  draft: { restored: unknown; discard: () => Promise<void> }
  /** What has not become of it yet. */
  children: string
}

/** Says that a form goes on from what was typed before; nothing where it does not. */
export const RestoredNotice = ({ draft, children }: RestoredNoticeProps) =>
  draft.restored ? (
    <Alert
      role="status"
      title="What you typed before is here again"
      action={
        <Button size="sm" variant="outline" onClick={() => void draft.discard()}>
          Discard
        </Button>
      }
    >
      {children}
    </Alert>
  ) : null
