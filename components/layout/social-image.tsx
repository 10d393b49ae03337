import { ImageResponse } from 'next/og'
import { PRODUCT } from '@/lib/core/constants'
import { drawable } from '@/lib/core/drawable'

type SocialImageProps = {
  /** What kind of page it is, or its category. */ kind: string
  title: string
  /** What is said below the title, a line each. */ lines?: readonly string[]
  /** A drawing of the page as SVG, in the proportions of a cover. */ cover?: string | null
}

const SIZE = { width: 1200, height: 630 }

/** Returns the picture of a shared page as PNG, which may be cached for an hour. */
export const socialPicture = (props: SocialImageProps): Response =>
  new ImageResponse(<SocialImage {...props} />, {
    ...SIZE,
    headers: { 'Cache-Control': 'public, max-age=3600' },
  })

/** Returns what a page says of its picture. */
export const pictureAt = (url: string, alt: string) => ({ url, ...SIZE, alt })

/** Drawn without a browser: inline styles, and no character that the drawing font does not have. */
function SocialImage({ kind, title, lines = [], cover }: SocialImageProps) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: '#fbfbf9',
        color: '#16202e',
      }}
    >
      <div style={{ display: 'flex', fontSize: 30, color: '#9c3a25' }}>{drawable(kind)}</div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
        <div style={{ display: 'flex', fontSize: title.length > 70 ? 56 : 68, lineHeight: 1.15 }}>
          {drawable(title)}
        </div>
        {lines.map((line) => (
          <div key={line} style={{ display: 'flex', fontSize: 32, lineHeight: 1.25, color: '#44505f' }}>
            {drawable(line)}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 22, fontSize: 34 }}>
          <svg width="60" height="60" viewBox="0 0 32 32">
            <path d="M2 8h28v5H2z" fill="#16202e" />
            <path d="M7 15.5 11.5 22h-3v7h-3v-7h-3zM25 15.5l4.5 6.5h-3v7h-3v-7h-3z" fill="#9c3a25" />
          </svg>
          {PRODUCT.name}
        </div>
        {cover && (
          <img
            src={`data:image/svg+xml;base64,${Buffer.from(cover).toString('base64')}`}
            alt=""
            width={336}
            height={224}
          />
        )}
      </div>
    </div>
  )
}
