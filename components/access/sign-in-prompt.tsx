import type { ArticleFace } from '@/lib/articles/types'
import { AT_AN_ARTICLE, gatedPageAt, type SignInWords } from '@/lib/auth/gated-pages'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { ArticleFront } from './article-front'
import { Prompt } from './prompt'
import { SignInLink } from './sign-in-link'

const FREE_DURING_TRIAL = ' Membership is free during the trial run.'
const FREE_BUT_PREMIUM = ' Membership is free; premium articles need a paid plan.'

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
  const { title, text, free } = promptAt(path)
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

const SOMEWHERE: SignInWords = { title: 'Access Denied', text: 'Please sign in to open this page.' }

function promptAt(path: string): SignInWords {
  const [, first, second] = path.split('?')[0]!.split('/')
  return first === 'articles' && second ? AT_AN_ARTICLE : (gatedPageAt(path)?.signIn ?? SOMEWHERE)
}
