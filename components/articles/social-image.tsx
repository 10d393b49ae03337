import { PRODUCT } from '@/lib/core/constants'
import { drawable } from '@/lib/articles/rules/drawable'

type SocialImageProps = {
  title: string
  category: string | null
  /** A drawing of the article as SVG, in the proportions of a cover. */ cover: string | null
}

/**
 * 1200 × 630, drawn without a browser: inline styles, and no character that the drawing font does not have.
 */
export function SocialImage({ title, category, cover }: SocialImageProps) {
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
      <div style={{ display: 'flex', fontSize: 30, color: '#9c3a25' }}>{drawable(category ?? 'Article')}</div>
      <div style={{ display: 'flex', fontSize: title.length > 70 ? 56 : 68, lineHeight: 1.15 }}>
        {drawable(title)}
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
