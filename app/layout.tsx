import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { fontVariables } from '@/components/layout/fonts'
import { earlyScript } from '@/components/layout/early-script'
import { openedScript } from '@/components/layout/opened-script'
import { Providers } from '@/components/layout/providers'
import { Shell } from '@/components/layout/shell'
import { appearanceScript } from '@/components/layout/appearance-script'
import { PRODUCT } from '@/lib/core/constants'
import { env } from '@/lib/core/server/env'
import { account } from './data'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  // Settings exist when a request does, not at the build.
  await headers()
  return {
    metadataBase: new URL(env().APP_URL),
    title: { template: `%s · ${PRODUCT.name}`, default: `${PRODUCT.name} · ${PRODUCT.tagline}` },
    description: PRODUCT.description,
    applicationName: PRODUCT.name,
    openGraph: { siteName: PRODUCT.name, locale: 'en_GB', type: 'website' },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfbf9' },
    { media: '(prefers-color-scheme: dark)', color: '#0e151f' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    // The script changes class and data before React arrives.
    <html lang="en-GB" className={fontVariables} suppressHydrationWarning>
      <head>
        {/* Nothing is painted of half a header, whose parts would move as the rest of it arrives. */}
        <link rel="expect" href="#main" blocking="render" />
        {/* Browsers hide a nonce from scripts, so the two sides never agree on it. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${appearanceScript};${openedScript};${earlyScript}` }}
        />
      </head>
      <body>
        <Providers>
          <Shell account={account}>{children}</Shell>
        </Providers>
      </body>
    </html>
  )
}
