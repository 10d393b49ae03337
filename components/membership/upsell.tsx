import { Lock } from 'lucide'
import { Icon } from '../ui/icon'
import { PlansButton } from './plans-button'

/** In place of an article's body, for members whose plan does not hold it. */
export const Upsell = ({ articleId, title }: { articleId: number; title: string }) => (
  <section
    aria-label="Premium article"
    className="border-hairline-strong/60 mt-10 grid justify-items-center gap-3 rounded-md border border-dashed px-6 py-12 text-center print:hidden"
  >
    <Icon shape={Lock} className="text-ink-faint size-6" />
    <h2 className="font-semibold">This article is part of the premium library</h2>
    <p className="text-ink-soft max-w-md text-sm">
      You can read its summary above. The whole article, with its references, is for premium members.
    </p>
    <PlansButton articleId={articleId} title={title} />
  </section>
)
