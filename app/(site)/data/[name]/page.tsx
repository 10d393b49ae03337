import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Prompt } from '@/components/access/prompt'
import { ResendButton } from '@/components/access/resend-button'
import { SignInLink } from '@/components/access/sign-in-link'
import { DataFront, DataHeading, DataUses } from '@/components/data/data-face'
import { DataTable } from '@/components/data/data-table'
import { AskWhereAccountIsShown } from '@/components/layout/session-conflict-notice'
import { Link } from '@/components/ui/link'
import { Symbols } from '@/components/ui/symbols'
import { TypedSymbol } from '@/components/ui/typed-symbol'
import { buttonStyles } from '@/components/ui/button-styles'
import { isVerified } from '@/lib/auth/access'
import type { Viewer } from '@/lib/auth/viewer'
import { plainName, withPlainNames } from '@/lib/calculations/rules/names'
import { mayRead } from '@/lib/calculations/tables/reading/policy'
import { dataEntry, openData } from '@/lib/calculations/tables/reading/queries'
import { viewOf } from '@/lib/calculations/tables/reading/rules/view'
import type { DataEntry, DataTable as DataTableOf } from '@/lib/calculations/tables/reading/types'
import { tableKey } from '@/lib/calculations/tables/schema'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { currentViewer } from '@/lib/http/session'
import { dataTable } from './data'

type Props = {
  params: Promise<{ name: string }>
  searchParams: Promise<Query>
}

export const dynamic = 'force-dynamic'

const entryOf = cache(async (name: string): Promise<DataEntry | null> => {
  const { data: key } = tableKey.safeParse({ name })
  return key ? dataEntry(key.name) : null
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entry = await entryOf((await params).name)
  if (!entry) return { title: 'Table Not Found', robots: { index: false } }
  const { name, title, source, rows, fields, open } = entry
  return {
    title,
    description: `${title}: ${rows} rows with ${fields.length - 1} values each. Source: ${source}.`,
    alternates: { canonical: `/data/${name}` },
    ...(!open && { robots: { index: false } }),
  }
}

/** A table for who may read it; for others what is in it, and what opens it. */
export default async function TablePage({ params, searchParams }: Props) {
  const entry = await entryOf((await params).name)
  if (!entry) notFound()
  const viewer = await currentViewer()
  if (!mayRead(viewer, entry)) {
    const query = new URLSearchParams(
      Object.entries(await searchParams).flatMap(([field, value]) =>
        [value ?? []].flat().map((each): [string, string] => [field, each]),
      ),
    ).toString()
    return (
      <ClosedTable entry={entry} viewer={viewer} path={`/data/${entry.name}${query ? `?${query}` : ''}`} />
    )
  }
  const table = await tableFor(viewer, entry.name)
  const { name, title, fields, rows, notes, uses } = table
  return (
    <div className="page data-sheet py-6 sm:py-10">
      <DataHeading entry={table} />
      {notes && (
        <p className="max-w-measure mt-4 text-sm text-pretty">
          <Symbols text={withPlainNames(notes)} />
        </p>
      )}
      <div className="mt-8">
        <DataTable
          table={{ name, title, fields, rows }}
          symbols={fields.map((field, index) =>
            index === 0 ? field.name : <TypedSymbol key={field.name} text={plainName(field.name)} />,
          )}
          initial={viewOf(await searchParams, table)}
        />
      </div>
      <DataUses uses={uses} />
    </div>
  )
}

/** A member's page is handed the table that the server has read; visitors read the open ones. */
async function tableFor(viewer: Viewer | null, name: string): Promise<DataTableOf> {
  if (!viewer || !isVerified(viewer)) return openData(viewer, name)
  const { data: table } = await readPage(dataTable, { params: { name } })
  return table ?? notFound()
}

type ClosedTableProps = {
  entry: DataEntry
  viewer: Viewer | null
  /** Where signing in leads back to. */
  path: string
}

function ClosedTable({ entry, viewer, path }: ClosedTableProps) {
  return (
    <>
      <AskWhereAccountIsShown />
      {viewer ? (
        <Prompt
          title="Email Verification Required"
          actions={
            <>
              <ResendButton email={viewer.email} />
              <Link href="/profile" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
                Go to Profile
              </Link>
            </>
          }
        >
          <p>
            Please open the link in the email we sent to {viewer.email}. Then this table is yours to read.
          </p>
        </Prompt>
      ) : (
        <Prompt
          title="Table Access Required"
          actions={
            <>
              <SignInLink path={path} />
              <Link href="/membership" className={buttonStyles({ variant: 'outline' })}>
                Create Account
              </Link>
            </>
          }
        >
          <p>Please sign in to read this table. It is one of those for members.</p>
        </Prompt>
      )}
      <div className="page pb-20">
        <div className="border-hairline border-t pt-8">
          <DataHeading entry={entry} level={2} />
          <DataFront entry={entry} />
        </div>
      </div>
    </>
  )
}
