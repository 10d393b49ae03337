import type { CSSProperties } from 'react'
import { Skeleton } from '../ui/skeleton'

/**
 * How high the text of an editor is: one that begins with a text has room for it at once, so that nothing
 * below moves as it arrives; an empty one begins with some lines and grows.
 */
export const textHeight = (isFilled: boolean, rows: number): CSSProperties => ({
  minHeight: `${rows * 1.75}rem`,
  ...(isFilled && { height: '80dvh' }),
})

/** Of an empty text, unless said. */
export const ROWS = 15

type EditorPlaceholderProps = { isFilled: boolean; rows?: number }

/** The frame of an editor whose code is on its way: import, tools in their rows, text, count of words. */
export const EditorPlaceholder = ({ isFilled, rows = ROWS }: EditorPlaceholderProps) => (
  <div className="border-hairline-strong bg-surface flex flex-col rounded border">
    <div className="border-hairline h-[2.5625rem] border-b" />
    <div className="border-hairline h-[9.5625rem] border-b sm:h-[5.0625rem]" />
    <div className="p-4" style={textHeight(isFilled, rows)}>
      <Skeleton className="h-full min-h-80" />
    </div>
    <div className="border-hairline h-[1.8125rem] border-t" />
  </div>
)
