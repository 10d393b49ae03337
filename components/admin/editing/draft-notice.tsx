import { momentOf } from '@/lib/core/dates'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import type { Version } from '@/lib/drafts/types'
import type { ArticleValues } from './form-values'

type DraftNoticeProps = {
  draft: Version<ArticleValues>
  /** The article was saved since the draft was begun. */
  outdated: boolean
  /** Something else was typed since. */
  replacing: boolean
  onRestore: () => void
  onDiscard: () => void
}

export const UNSAVED = 'You have changes that were not saved'

/** What was typed on this device and not saved, offered and never put in by itself. */
export function DraftNotice({ draft, outdated, replacing, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      role="status"
      title={UNSAVED}
      action={
        <>
          <Button size="sm" onClick={onRestore}>
            Restore them
          </Button>
          <Button size="sm" variant="outline" onClick={onDiscard}>
            Discard them
          </Button>
        </>
      }
    >
      From {momentOf(draft.at)}, on this device.
      {replacing && ' What is in the form now stays on this device, and can be restored in its turn.'}
      {outdated && ' The article has been saved since; you are asked before yours replace that.'}
    </Alert>
  )
}
