import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { SignInLink } from './sign-in-link'

/** Below an article that is open to everybody: what membership brings. Signing in leads back to `path`. */
export function OpenNote({ path }: { path: string }) {
  return (
    <aside
      aria-labelledby="open-article"
      className="border-accent bg-accent-wash/60 mt-14 grid gap-4 border-l-2 px-5 py-5 print:hidden"
    >
      <h2 id="open-article" className="text-lg font-semibold">
        This article is open to everybody
      </h2>
      <p className="text-ink-soft text-pretty">
        Members read all of the library, search it by clause, symbol or grade, keep their own copies of its
        calculations, and are told when a standard that they watch changes.
      </p>
      <p className="flex flex-wrap gap-3">
        <SignInLink path={path} />
        <Link href="/membership" className={buttonStyles({ variant: 'outline' })}>
          Create Account
        </Link>
      </p>
    </aside>
  )
}
