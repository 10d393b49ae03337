'use client'
import 'katex/dist/katex.min.css'
import { useEffect } from 'react'
import { usePreview } from '@/lib/articles/editing/hooks'
import { Dialog, DialogContent } from '../../ui/dialog'
import { ErrorState } from '../../ui/error-state'
import { Spinner } from '../../ui/spinner'

type PreviewDialogProps = { title: string; content: string; onClose: () => void }

/** The text as the server cleans and renders it: what readers would see. */
export function PreviewDialog({ title, content, onClose }: PreviewDialogProps) {
  const { mutate, data, error } = usePreview()
  useEffect(() => mutate(content), [mutate, content])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title="Preview"
        description={data && `${data.wordCount} words, ${data.readTime} min read. Nothing is saved.`}
      >
        {error && <ErrorState message={error.message} onRetry={() => mutate(content)} />}
        {!data && !error && <Spinner label="Rendering" />}
        {data && (
          <article>
            <h2 className="text-3xl font-semibold tracking-tight wrap-anywhere">{title || 'Untitled'}</h2>
            <div className="article mt-6" dangerouslySetInnerHTML={{ __html: data.bodyHtml }} />
          </article>
        )}
      </DialogContent>
    </Dialog>
  )
}
