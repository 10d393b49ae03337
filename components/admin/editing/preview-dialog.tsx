'use client'
import type { ArticlePreview } from '@/lib/articles/preview/types'
import { FINISH_THIS, LOOK_AT_THIS } from '@/lib/articles/warnings/constants'
import { ArticleView } from '../../articles/article-view'
import { Dialog, DialogContent } from '../../ui/dialog'
import { opensWith } from '../../ui/use-focus-return'
import { WarningList } from '../../ui/warning-list'

/** The article page itself, from what the form holds. */
export function PreviewDialog({ article, onClose }: { article: ArticlePreview; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl" title="Preview" description="What readers would see. Nothing is saved.">
        <div
          {...opensWith}
          tabIndex={-1}
          role="document"
          aria-label="Article"
          className="bg-paper -mx-5 -my-4 outline-none"
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
