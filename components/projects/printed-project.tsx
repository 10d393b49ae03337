import { longDay, today } from '@/lib/core/dates'
import { PRODUCT } from '@/lib/core/constants'
import { nationOf } from '@/lib/copies/rules/national'
import type { PrintedItem, PrintedProject as Project } from '@/lib/projects/exporting/queries'
import { makersOf } from '@/lib/projects/exporting/rules/makers'
import { onPaper } from '@/lib/articles/rules/printed'
import { OutcomeBadge } from '../calculations/outcome-badge'
import { StandingBadge } from '../standards/standing-badge'
import { StandingDays } from '../standards/standing-days'
import { Badge } from '../ui/badge'
import { Link } from '../ui/link'
import { PrintedTitle } from '../ui/printed-title'
import { Symbols } from '../ui/symbols'

const partOf = (id: number) => `part-${id}`
const REFERENCES = 'project-references'

type PrintedProps = {
  project: Project
  /** Where the site is, for links on paper. */
  origin: string
}

/**
 * A project as one document for paper: contents, items in their order with sheets and passages, references
 * with their status on the day.
 */
export function PrintedProject({ project, origin }: PrintedProps) {
  const { name, description, items, sources } = project
  return (
    <article className="printed-project">
      <PrintedTitle text={name} />
      <header>
        <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere">{name}</h1>
        {description && <p className="text-ink-soft max-w-measure mt-3 wrap-anywhere">{description}</p>}
        <p className="text-ink-soft mt-3 text-sm">
          {makersOf(project)} · {longDay(today())} · {PRODUCT.name}
        </p>
      </header>
      <Contents items={items} references={sources.length > 0} />
      {items.map((item) => (
        <Part key={item.id} item={item} origin={origin} />
      ))}
      {sources.length > 0 && (
        <section aria-labelledby={REFERENCES} className="mt-12">
          <h2 id={REFERENCES} className="border-ink border-b pb-2 text-xl font-semibold">
            References
          </h2>
          <p className="text-ink-soft mt-2 text-sm">
            What the articles of this project cite; status as of {longDay(today())}.
          </p>
          <ol className="mt-4 grid gap-2.5">
            {sources.map(({ raw, standing }, index) => (
              <li
                key={raw}
                className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)] text-[0.9375rem]"
              >
                <span className="text-ink-faint font-mono text-sm tabular-nums">{index + 1}</span>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="wrap-anywhere">{raw}</span>
                  {standing && <StandingBadge standing={standing} />}
                  {standing && <StandingDays standing={standing} />}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  )
}

const titleOf = ({ kind, title, text, article }: PrintedItem): string =>
  (kind === 'heading' ? text : ((kind === 'article' ? article?.title : null) ?? title)) ?? ''

function Contents({ items, references }: { items: PrintedItem[]; references: boolean }) {
  const listed = items.filter(({ kind }) => kind !== 'note')
  if (listed.length === 0) return null
  return (
    <section aria-labelledby="project-contents" className="mt-8">
      <h2 id="project-contents" className="text-lg font-semibold">
        Contents
      </h2>
      {/* No navigation to the page's styles, which leave that out on paper. */}
      <ol className="mt-2 grid gap-1">
        {listed.map((item) => (
          <li key={item.id} className={item.kind === 'heading' ? 'mt-1 font-semibold' : 'pl-5'}>
            <a href={`#${partOf(item.id)}`} className="prose-link wrap-anywhere">
              <Symbols text={titleOf(item)} />
            </a>
          </li>
        ))}
        {references && (
          <li className="mt-1 font-semibold">
            <a href={`#${REFERENCES}`} className="prose-link">
              References
            </a>
          </li>
        )}
      </ol>
    </section>
  )
}

function Part({ item, origin }: { item: PrintedItem; origin: string }) {
  const { id, kind, text } = item
  if (kind === 'heading')
    return (
      <h2
        id={partOf(id)}
        className="border-ink mt-12 scroll-mt-24 border-b pb-2 text-2xl font-semibold wrap-anywhere"
      >
        {text}
      </h2>
    )
  if (kind === 'note') return <p className="max-w-measure mt-6 wrap-anywhere whitespace-pre-wrap">{text}</p>
  return (
    <section aria-labelledby={partOf(id)} className="mt-9">
      <h3 id={partOf(id)} className="scroll-mt-24 text-xl leading-snug font-semibold wrap-anywhere">
        <Symbols text={titleOf(item)} />
      </h3>
      <Origin item={item} origin={origin} />
      {text && (
        <p className="border-accent max-w-measure mt-3 border-l-2 pl-3 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      <Content item={item} />
    </section>
  )
}

/** Where it is from, with the address in words: paper cannot be pressed. */
function Origin({ item, origin }: { item: PrintedItem; origin: string }) {
  const { kind, article, anchor, state, revision, calculation } = item
  if (kind === 'calculation') return calculation && <Block item={item} />
  if (!article) return <p className="text-ink-soft mt-1 text-sm">No longer in the library.</p>
  const path = `/articles/${article.slug}${anchor ? `#${anchor}` : ''}`
  return (
    <p className="text-ink-soft mt-1 text-sm wrap-anywhere">
      {kind === 'passage' ? (
        <>
          From <Symbols text={article.title} />, revision
        </>
      ) : (
        'Revision'
      )}{' '}
      {article.revision}
      {state === 'changed' && ` (changed since revision ${revision}, which was added)`},{' '}
      <Link href={path} className="prose-link">
        {`${origin}${path}`.replace(/^https?:\/\//, '')}
      </Link>
    </p>
  )
}

/** What stands above a calculation on its sheet. */
function Block({ item: { calculation, copy, state } }: { item: PrintedItem }) {
  if (!calculation) return null
  const facts: [string, string | null | undefined][] = [
    ['Calculation', [calculation.calculation, calculation.standard].filter(Boolean).join(', ')],
    ['Job', copy?.project],
    ['National values', copy && (nationOf(copy) ?? 'Recommended')],
    ['Made by', calculation.madeBy],
    ['Checked by', copy && (copy.checkedBy ?? '–')],
    ['Date', copy && longDay(copy.updatedAt)],
    [
      'From',
      copy && `${copy.article?.title ?? 'an article that is no longer published'}, revision ${copy.revision}`,
    ],
  ]
  return (
    <>
      {copy && (
        <p className="mt-2 flex flex-wrap gap-2">
          <OutcomeBadge {...calculation} />
          {state === 'changed' && <Badge variant="warn">Changed in its article since it was saved</Badge>}
        </p>
      )}
      <dl className="border-hairline-strong mt-3 grid grid-cols-2 border-t border-l text-sm lg:grid-cols-3 print:grid-cols-3">
        {facts.map(
          ([name, value]) =>
            value && (
              <div
                key={name}
                className="border-hairline-strong border-r border-b px-3 py-1.5 last:col-span-full"
              >
                <dt className="text-ink-soft text-xs">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {copy?.note && <p className="max-w-measure mt-3 wrap-anywhere whitespace-pre-wrap">{copy.note}</p>}
    </>
  )
}

function Content({ item }: { item: PrintedItem }) {
  const { id, kind, html, article, calculation, copy } = item
  if (html !== null)
    return (
      // Rendered by our own code from what was cleaned and checked when it was stored.
      <div
        className="article mt-4 max-w-none"
        dangerouslySetInnerHTML={{ __html: onPaper(html, partOf(id)) }}
      />
    )
  if (article?.locked || calculation?.locked)
    return <p className="text-ink-soft mt-2 text-sm">For paying members: it is not part of this document.</p>
  if (copy)
    return (
      <pre className="mt-4 overflow-x-auto text-sm" tabIndex={0} aria-label="Lines of the calculation">
        {copy.source}
      </pre>
    )
  if (kind === 'passage' && article)
    return <p className="text-ink-soft mt-2 text-sm">The article has no such passage any more.</p>
  return article ? (
    <p className="max-w-measure mt-2">
      <Symbols text={article.excerpt} />
    </p>
  ) : null
}
