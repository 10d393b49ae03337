import { longDay } from '@/lib/core/dates'
import { sheetId } from '@/lib/calculations/rules/entered'
import { plainName } from '@/lib/calculations/rules/names'
import { SECTION_NAMES } from '@/lib/calculations/tables/constants'
import type { DataEntry, DataUse } from '@/lib/calculations/tables/reading/types'
import { Breadcrumb } from '../ui/breadcrumb'
import { Link } from '../ui/link'
import { Source } from '../ui/source'
import { Symbols } from '../ui/symbols'
import { TypedSymbol } from '../ui/typed-symbol'

/** What a table is, from where, and which version. */
export function DataHeading({
  entry: { name, title, section, source, version, createdAt },
  level = 1,
}: {
  entry: Pick<DataEntry, 'name' | 'title' | 'section' | 'source' | 'version' | 'createdAt'>
  /** Of its heading: below a prompt, which has the first, the second. */
  level?: 1 | 2
}) {
  const Heading = `h${level}` as const
  return (
    <>
      <Breadcrumb items={[{ label: 'Data', href: '/data' }, { label: title }]} />
      <header className="mt-4 max-w-3xl">
        <p className="eyebrow">{SECTION_NAMES[section]}</p>
        <Heading className="mt-1 text-2xl font-semibold tracking-tight text-balance sm:text-3xl">
          {title}
        </Heading>
        <p className="mt-3 text-sm">
          Source: <Source text={source} />
        </p>
        <p className="text-ink-soft mt-1 text-sm">
          Version {version}, <time dateTime={createdAt}>{longDay(createdAt)}</time>. In calculations:{' '}
          <code>{name}</code>
        </p>
      </header>
    </>
  )
}

/** What a table has, without its values, for whoever may not read it yet. */
export function DataFront({ entry: { fields, rows } }: { entry: Pick<DataEntry, 'fields' | 'rows'> }) {
  return (
    <section aria-labelledby="columns" className="mt-8 max-w-3xl">
      <h2 id="columns" className="text-xl font-semibold">
        In this table
      </h2>
      <p className="text-ink-soft mt-2 text-sm">
        {rows} rows, each with {fields.length - 1} values.
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
        {fields.slice(1).map(({ name, unit, words }) => (
          <div key={name} className="flex gap-3">
            <dt className="w-16 shrink-0">
              <TypedSymbol text={plainName(name)} />
            </dt>
            <dd className="text-ink-soft">
              {words && <Symbols text={words} />}
              {unit && ` (${unit})`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The calculations of published articles that look values up in a table. */
export function DataUses({ uses }: { uses: DataUse[] }) {
  return (
    <section aria-labelledby="uses" className="mt-10 max-w-3xl">
      <h2 id="uses" className="text-xl font-semibold">
        Where it is used
      </h2>
      {uses.length === 0 ? (
        <p className="text-ink-soft mt-2 text-sm">No calculation of an article looks a value up here yet.</p>
      ) : (
        <ul className="divide-hairline border-hairline mt-3 divide-y border-y">
          {uses.map(({ article, calculations }) => (
            <li key={article.slug} className="py-2 text-sm">
              <Link href={`/articles/${article.slug}`} className="prose-link">
                {article.title}
              </Link>
              <ul className="mt-1 flex flex-wrap gap-x-4">
                {calculations.map(({ key, title }) => (
                  <li key={key}>
                    <Link
                      href={`/articles/${article.slug}#${sheetId(key)}`}
                      className="text-ink-soft hover:text-ink inline-flex min-h-6 items-center hover:underline"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
