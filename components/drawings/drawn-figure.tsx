import { renderFigure } from '@/lib/drawings/rules/figure'
import type { Drawn } from '@/lib/drawings/types'

/**
 * A drawing as articles have it, in a page that is no article. Without a number it is a chart, which stands
 * beside the table of its figures. The page has `ArticleDrawings`, for it to be enlarged.
 */
export function DrawnFigure({ drawn, name, number }: { drawn: Drawn; name: string; number: number | null }) {
  // Our own HTML: what an author or a reader wrote is escaped in it.
  return <div dangerouslySetInnerHTML={{ __html: renderFigure(drawn, name, number) }} />
}
