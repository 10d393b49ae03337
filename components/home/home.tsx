import type { ArticleCard } from '@/lib/articles/types'
import type { CoveredStandard } from '@/lib/standards/types'
import { Featured } from './featured'
import { Hero } from './hero'
import { OpenArticles } from './open-articles'
import { Standards } from './standards'
import { Story } from './story'
import { Values } from './values'

type HomeProps = {
  signedIn: boolean
  paidPlans: boolean
  featured: ArticleCard[]
  /** Whole for everybody. */
  open: ArticleCard[]
  standards: CoveredStandard[]
}

export function Home({ signedIn, paidPlans, featured, open, standards }: HomeProps) {
  return (
    <>
      <Hero signedIn={signedIn} paidPlans={paidPlans} />
      <Values />
      <div className="mt-16 grid grid-cols-1 gap-20">
        {!signedIn && <OpenArticles articles={open} />}
        <Featured articles={featured} />
        <Standards standards={standards} />
        <Story />
      </div>
    </>
  )
}
