'use client'
import { signInPath } from '@/lib/core/paths'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { useFragment } from '../ui/use-fragment'

/** Leads back with the fragment of the address, which only the browser knows. */
export function SignInLink({ path }: { path: string }) {
  const hash = useFragment()
  return (
    <Link href={signInPath(`${path}${hash}`)} className={buttonStyles({})}>
      Sign In
    </Link>
  )
}
