import type { Metadata } from 'next'
import { DataIndex } from '@/components/data/data-index'
import { listData } from '@/lib/calculations/tables/reading/queries'
import { audience } from '@/lib/http/session'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Data',
  description:
    'Tables for structural design: properties of steel sections, reinforcement areas, strength classes, connections, actions and partial factors, each with its source.',
  alternates: { canonical: '/data' },
}

export default async function DataPage({ searchParams }: Props) {
  const { q } = await searchParams
  const [tables, reader] = await Promise.all([listData(), audience()])
  return (
    <div className="page py-6 sm:py-10">
      <header className="max-w-measure">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Data</h1>
        <p className="mt-4 text-lg text-pretty">
          What an engineer looks up, each table with its source and version. Section properties are computed
          here from the dimensions. The calculations of the articles read the same rows.
        </p>
      </header>
      <DataIndex
        tables={tables.map(({ version: _, createdAt: __, ...table }) => table)}
        initial={([q].flat()[0] ?? '').slice(0, 100)}
        isMember={reader === 'member'}
      />
    </div>
  )
}
