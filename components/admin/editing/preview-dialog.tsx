'use client'
import type { ArticleReading } from '@/lib/articles/types'
import { ArticleView } from '../../articles/article-view'
import { Dialog, DialogContent } from '../../ui/dialog'

/** The article page itself, from what the form holds. */
export function PreviewDialog({ article, onClose }: { article: ArticleReading; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl" title="Preview" description="What readers would see. Nothing is saved.">
        <div className="bg-paper -mx-5 -my-4">
          <ArticleView article={article} preview />
        </div>
      </DialogContent>
    </Dialog>
  )
}
