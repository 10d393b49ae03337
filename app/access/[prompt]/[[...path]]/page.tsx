import 'katex/dist/katex.min.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { bodySlot } from '@/app/cached/articles/[slug]/slots'
import { OpenNote } from '@/components/access/open-note'
import { Prompt } from '@/components/access/prompt'
import { ResendButton } from '@/components/access/resend-button'
import { SignInPrompt } from '@/components/access/sign-in-prompt'
import { VerificationNotice } from '@/components/access/verification-notice'
import { ArticleChanges } from '@/components/articles/article-changes'
import type { Body } from '@/components/articles/article-body'
import { ArticleView } from '@/components/articles/article-view'
import { AskWhereAccountIsShown } from '@/components/layout/session-conflict-notice'
import { pictureAt } from '@/components/layout/social-image'
import { StructuredData } from '@/components/layout/structured-data'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { faceOf, readOpen } from '@/lib/articles/queries'
import { openChangeIn, openChangeLog } from '@/lib/articles/revisions/queries'
import { revisionAsked } from '@/lib/articles/revisions/rules/asked'
import { articleData } from '@/lib/articles/rules/structured'
import type { ArticleFace, ArticleReading } from '@/lib/articles/types'
import { gatedPageAt } from '@/lib/auth/gated-pages'
import { env } from '@/lib/core/server/env'
import { htmlWithErrata } from '@/lib/errata/queries'
import { slotComment } from '@/lib/http/caching'
import { foundOr404 } from '@/lib/http/found'
import { cachedAudience, currentViewer } from '@/lib/http/session'
import { plansAreOpen } from '@/lib/billing/entitlement/queries'

type Props = {
  params: Promise<{ prompt: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A visitor, and a search engine, may know what a published article is about. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { prompt, path } = await params
  const about = await aboutArticle(path)
  if (!about) return { title: titleOf(prompt, path), robots: { index: false } }
  const { slug, title, description } = about
  if (isOpenLog(path, about)) return { title: 'Changes', robots: { index: false } }
  return {
    title,
    description,
    alternates: { canonical: `/articles/${slug}` },
    openGraph: {
      type: 'article',
      title,
      description,
      url: `/articles/${slug}`,
      images: [pictureAt(`/og/${slug}`, title)],
    },
  }
}

/** What middleware shows at a gated address, under that address. */
export default async function AccessPage({ params, searchParams }: Props) {
  const { prompt, path = [] } = await params
  if (prompt !== 'sign-in' && prompt !== 'verify') notFound()
  const about = await aboutArticle(path)
  const query = await searchParams
  const address = addressOf(path, query)
  if (about && isOpenLog(path, about))
    return <OpenChanges slug={about.slug} asked={query.revision} address={address} />
  const article = about?.open && path.length === 2 ? await readOpen(about.slug) : null
  if (about && article)
    return (
      <>
        <StructuredData about={articleData(env().APP_URL, about)} />
        <ArticleView article={article} body={await openBody(article)} visiting>
          <OpenNote path={address} />
        </ArticleView>
      </>
    )
  if (prompt === 'sign-in') return <SignIn address={address} about={about} />
  return <VerifyPrompt path={path} email={(await currentViewer())?.email ?? null} />
}

/** Whether an address is that of the changes of an article that is open to everybody. */
const isOpenLog = (path: string[] = [], { open }: ArticleFace) =>
  open && path.length === 3 && path[2] === 'changes'

/** Cached for visitors, the text goes round React: the page cache fills it in. */
async function openBody({ id, bodyHtml }: ArticleReading): Promise<Body> {
  if ((await cachedAudience()) === null) return { html: await htmlWithErrata(id, bodyHtml) }
  const slot = bodySlot(id)
  return { slot, html: slotComment(slot) }
}

type OpenChangesProps = { slug: string; asked: string | string[] | undefined; address: string }

async function OpenChanges({ slug, asked, address }: OpenChangesProps) {
  const log = await foundOr404(openChangeLog(slug))
  const { shown, unknown } = revisionAsked(log, asked)
  const parts = shown === null ? [] : await foundOr404(openChangeIn(slug, shown))
  return (
    <ArticleChanges log={log} shown={shown} parts={parts} unknown={unknown}>
      <OpenNote path={address} />
    </ArticleChanges>
  )
}

function SignIn({ address, about }: { address: string; about: ArticleFace | null }) {
  return (
    <>
      <AskWhereAccountIsShown />
      {about && <StructuredData about={articleData(env().APP_URL, about)} />}
      <SignInPrompt path={address} about={about} paidPlans={plansAreOpen()} />
    </>
  )
}

function VerifyPrompt({ path: [first, slug], email }: { path: string[]; email: string | null }) {
  if (slug && first === 'articles')
    return (
      <Prompt
        title="Email Verification Required"
        actions={
          <>
            <ResendButton email={email} />
            <Link href="/profile" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
              Go to Profile
            </Link>
          </>
        }
      >
        <p>
          Please open the link in the email we sent to {email ?? 'your address'}. Then this article is yours
          to read.
        </p>
      </Prompt>
    )
  const closed = gatedPageAt(`/${first}`)?.closed
  return (
    <div className="page grid gap-8 py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">{closed?.heading ?? 'Article library'}</h1>
      <VerificationNotice email={email} />
      {closed ? (
        <p className="text-ink-soft">{closed.text}</p>
      ) : (
        <EmptyState
          title="No articles found"
          description="The library opens as soon as your email address is verified."
        />
      )}
    </div>
  )
}

/** Names the page that was asked for, for tabs and bookmarks, and what opens it. */
function titleOf(prompt: string, [first = '', second]: string[] = []): string {
  const page = first === 'articles' && second ? 'Article' : (gatedPageAt(`/${first}`)?.name ?? 'Members only')
  return `${page} – ${prompt === 'verify' ? 'verify your email' : 'sign in'}`
}

async function aboutArticle(path: string[] = []): Promise<ArticleFace | null> {
  const [first, slug] = path
  return first === 'articles' && slug ? faceOnce(slug) : null
}

/** Asked for by the head of the page and by the page. */
const faceOnce = cache(faceOf)

function addressOf(path: string[], query: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one ?? '']),
  )
  const search = new URLSearchParams(pairs).toString()
  return `/${path.join('/')}${search ? `?${search}` : ''}`
}
