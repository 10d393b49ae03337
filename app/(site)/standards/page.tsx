import type { Metadata } from 'next'
import { registerList } from './content'
import { Slotted } from '@/components/layout/slotted'
import { StructuredData } from '@/components/layout/structured-data'
import { changesFeed } from '@/components/standards/feed'
import { RegisterOfStandards } from '@/components/standards/register'
import { RegisterList } from '@/components/standards/register-list'
import { REGISTER_PICTURE, sharing } from '@/components/standards/sharing'
import { listData } from '@/components/standards/structured'
import { env } from '@/lib/core/server/env'
import { FIND_MAX } from '@/lib/standards/constants'
import { listStandards } from '@/lib/standards/public/queries'
import { foundIn } from '@/lib/standards/rules/searching'

export const dynamic = 'force-dynamic'

const title = 'Standards'
const description =
  'Which structural standards are in force, which are superseded or withdrawn and from when, and what the library says about each.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/standards', types: changesFeed },
  openGraph: sharing({ title, description, path: '/standards', picture: REGISTER_PICTURE }),
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Cached without a query; where the address narrows the list, what is hidden is decided here. */
export default async function StandardsPage({ searchParams }: Props) {
  const [{ q }, standards] = await Promise.all([searchParams, listStandards()])
  const asked = typeof q === 'string' ? q.slice(0, FIND_MAX) : ''
  return (
    <>
      <StructuredData about={listData(env().APP_URL, standards)} />
      <RegisterOfStandards standards={standards} asked={asked}>
        {asked ? (
          <RegisterList standards={standards} shown={foundIn(standards, asked)} />
        ) : (
          <Slotted {...registerList} />
        )}
      </RegisterOfStandards>
    </>
  )
}
