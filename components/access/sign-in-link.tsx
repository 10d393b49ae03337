'use client'
import { useSyncExternalStore } from 'react'
import { signInPath } from '@/lib/core/paths'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'

/** Leads back with the fragment of the address, which only the browser knows. */
export function SignInLink({ path }: { path: string }) {
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  )
  return (
    <Link href={signInPath(`${path}${hash}`)} className={buttonStyles({})}>
      Sign In
    </Link>
  )
}

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
