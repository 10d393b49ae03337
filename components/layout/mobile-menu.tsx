'use client'
import { Menu, X } from 'lucide'
import { useId } from 'react'
import { useCurrentUser } from '@/lib/users/hooks'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { onDemand } from '../ui/on-demand'
import { MainNav } from './main-nav'
import { useDisclosure } from './use-disclosure'

const load = () => import('./theme-switch').then((part) => part.ThemeSwitch)

/** Below the links, which are there at once. */
const ThemeSwitch = onDemand(load, {
  waiting: () => <div className="min-h-9" />,
  failed: () => null,
})

const loadAhead = () => void load().catch(() => null)

export function MobileMenu() {
  const { open, setOpen, frame, button } = useDisclosure()
  const { user, isPending } = useCurrentUser()
  const panel = useId()
  const shape = open ? X : Menu
  return (
    <div ref={frame} className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label="Menu"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setOpen(!open)}
        className="hover:bg-ink/7 grid size-9 place-items-center rounded"
      >
        <Icon shape={shape} className="size-5" />
      </button>
      {open && (
        <div
          id={panel}
          className="animate-fade-in border-hairline bg-paper shadow-float absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b px-4 py-3 md:px-8"
        >
          <nav aria-label="Main">
            <MainNav stacked />
          </nav>
          {!user && !isPending && (
            <Link href="/membership" className={buttonStyles({ className: 'mt-2 w-full sm:hidden' })}>
              Register
            </Link>
          )}
          <div className="border-hairline mt-3 border-t pt-3 sm:hidden">
            <ThemeSwitch />
          </div>
        </div>
      )}
    </div>
  )
}
