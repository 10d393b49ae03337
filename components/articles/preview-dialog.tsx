'use client'
import type { ArticlePreview } from '@/lib/articles/preview/types'
import { FINISH_THIS, LOOK_AT_THIS } from '@/lib/articles/warnings/constants'
import { Dialog, DialogContent } from '../ui/dialog'
import { opensWith } from '../ui/use-focus-return'
import { WarningList } from '../ui/warning-list'
import { ArticleView } from './article-view'

type PreviewDialogProps = { article: ArticlePreview; description: string; onClose: () => void }

/** The article page itself, from what a form holds, in a window of its own; it counts as no view. */
export function PreviewDialog({ article, description, onClose }: PreviewDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl" title="Preview" description={description} className="h-[calc(100dvh-2rem)]">
        {/* One reads from the top: the first link may be far below the window. */}
        <div
          {...opensWith}
          tabIndex={-1}
          role="document"
          aria-label="Article"
          className="bg-paper -mx-5 -my-4 min-h-full outline-none"
        >
          <div className="page grid gap-4 pt-5 empty:hidden">
            <WarningList title={FINISH_THIS} sentences={article.unfinished} />
            <WarningList title={LOOK_AT_THIS} sentences={article.warnings} />
          </div>
          <ArticleView article={article} preview />
        </div>
      </DialogContent>
    </Dialog>
  )
}
