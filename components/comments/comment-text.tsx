import { Fragment } from 'react'
import { splitLinks } from '@/lib/comments/rules/links'

/** What a member wrote: text, with its line breaks and with web addresses as links. Never read as HTML. */
export function CommentText({ content }: { content: string }) {
  return (
    <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
      {splitLinks(content).map((piece, index) =>
        typeof piece === 'string' ? (
          <Fragment key={index}>{piece}</Fragment>
        ) : (
          <a key={index} href={piece.href} rel="nofollow ugc noopener" className="prose-link">
            {piece.text}
          </a>
        ),
      )}
    </p>
  )
}
