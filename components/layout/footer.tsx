import { PRODUCT } from '@/lib/core/constants'
import { env } from '@/lib/core/server/env'
import { DimensionLine } from '../ui/dimension-line'
import { Link } from '../ui/link'
import { CookieSettings } from './cookie-settings'
import { FOOTER_LINKS } from './links'
import { Wordmark } from './mark'

/** Where no page of the company is set: what LinkedIn finds under its name. */
const LINKEDIN = `https://www.linkedin.com/search/results/companies/?keywords=${PRODUCT.name}`

const link =
  'inline-flex min-h-8 items-center whitespace-nowrap text-ink-soft hover:text-ink hover:underline underline-offset-4'

export function Footer() {
  return (
    <footer data-chrome className="mt-24 pb-10 text-sm">
      <div className="page">
        <DimensionLine />
        <div className="mt-8 flex flex-col gap-8 lg:flex-row lg:items-start lg:justify-between">
          <div className="max-w-sm">
            <Wordmark />
            <p className="text-ink-soft mt-3">
              Summaries help you find your way. They do not replace the standards that they cite.
            </p>
          </div>
          <nav aria-label="Footer">
            <ul className="grid grid-cols-2 gap-x-10 gap-y-1 sm:grid-cols-3">
              {FOOTER_LINKS.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <a href={env().SOCIAL_URL ?? LINKEDIN} rel="noopener" className={link}>
                  LinkedIn
                </a>
              </li>
              <li>
                <CookieSettings className={link} />
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
