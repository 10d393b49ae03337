import type { ArticleFace } from '@/lib/articles/types'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { ArticleFront } from './article-front'
import { Prompt } from './prompt'
import { SignInLink } from './sign-in-link'

/** `free` adds what membership costs. */
type Words = { title: string; text: string; free?: true }

const FREE_DURING_TRIAL = ' Membership is free during the trial run.'
const FREE_BUT_PREMIUM = ' Membership is free; premium articles need a paid plan.'

/** By the first part of the address; the library's three places have titles of their own. */
const WORDS: Record<string, Words> = {
  articles: {
    title: 'Access Our Article Library',
    text: 'Sign in to browse every article by category, tag and cited standard.',
    free: true,
  },
  article: { title: 'Article Access Required', text: 'Please sign in to access this article.' },
  search: {
    title: 'Search Our Knowledge Base',
    text: 'Sign in to search the library by subject, standard or clause.',
    free: true,
  },
  assistant: { title: 'Access Denied', text: 'Please sign in to ask the assistant.' },
  profile: { title: 'Access Denied', text: 'Please sign in to view your profile.' },
  billing: { title: 'Access Denied', text: 'Please sign in to view your billing.' },
  bookmarks: { title: 'Access Denied', text: 'Please log in to view your bookmarks.' },
  paths: { title: 'Access Denied', text: 'Please sign in to follow a reading path.' },
  projects: { title: 'Access Denied', text: 'Please sign in to view your projects.' },
  calculations: { title: 'Access Denied', text: 'Please sign in to view your calculations.' },
  watching: { title: 'Access Denied', text: 'Please sign in to see what you watch.' },
  'my-likes': { title: 'Access Denied', text: 'Please sign in to view your liked articles.' },
  'my-comments': { title: 'Access Denied', text: 'Please sign in to view your comments.' },
  'submit-article': { title: 'Sign In Required', text: 'Please sign in to submit an article.' },
}

/**
 * `path` is the address that the reader wanted, and comes back to after signing in. `about` is what may be
 * said of it to a visitor.
 */
export function SignInPrompt({
  path,
  about,
  paidPlans,
}: {
  path: string
  paidPlans: boolean
  /** The article at this address, as far as anybody may know it. */
  about: ArticleFace | null
}) {
  const { title, text, free } = WORDS[wordsFor(path)] ?? {
    title: 'Access Denied',
    text: 'Please sign in to open this page.',
  }
  return (
    <>
      <Prompt
        title={title}
        actions={
          <>
            <SignInLink path={path} />
            <Link href="/membership" className={buttonStyles({ variant: 'outline' })}>
              Create Account
            </Link>
          </>
        }
      >
        {about && (
          <p className="text-ink text-lg font-medium text-balance">
            <Symbols text={about.title} />
          </p>
        )}
        <p>
          {text}
          {free && (paidPlans ? FREE_BUT_PREMIUM : FREE_DURING_TRIAL)}
        </p>
      </Prompt>
      {about && <ArticleFront about={about} />}
    </>
  )
}

function wordsFor(path: string): string {
  const [, first = '', second] = path.split('?')[0]!.split('/')
  return first === 'articles' && second ? 'article' : first
}
