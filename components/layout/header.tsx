import { Link } from '../ui/link'
import { AccountArea } from './account-area'
import { MainNav } from './main-nav'
import { Wordmark } from './mark'
import { MobileMenu } from './mobile-menu'
import { SearchBox } from './search-box'
import { ThemeButton } from './theme-button'

export function Header() {
  return (
    <header data-chrome className="z-header border-hairline bg-paper sticky top-0 border-b">
      <div className="page flex h-14 items-center gap-2 md:gap-4">
        <Link href="/" className="flex min-h-9 shrink-0 items-center rounded">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="max-lg:hidden">
          <MainNav />
        </nav>
        <SearchBox />
        <ThemeButton className="hidden sm:grid" />
        <AccountArea />
        <MobileMenu />
      </div>
    </header>
  )
}
