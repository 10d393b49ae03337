import type { MetadataRoute } from 'next'
import { PRODUCT } from '@/lib/core/constants'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: PRODUCT.name,
    short_name: PRODUCT.name,
    description: PRODUCT.description,
    lang: 'en-GB',
    start_url: '/articles',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfbf9',
    theme_color: '#fbfbf9',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
