import { Home } from '@/components/home/home'
import { listFeatured } from '@/lib/articles/queries'
import { currentViewer } from '@/lib/auth/session'
import { standardsCovered } from '@/lib/references/queries'

export default async function HomePage() {
  const [featured, standards, viewer] = await Promise.all([
    listFeatured(),
    standardsCovered(),
    currentViewer(),
  ])
  return <Home signedIn={viewer !== null} featured={featured} standards={standards} />
}
