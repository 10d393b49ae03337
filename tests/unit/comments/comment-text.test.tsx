import { render } from '@testing-library/react'
import { CommentText } from '@/components/comments/comment-text'
import { VECTORS } from '../../support/xss-vectors'

const ALLOWED = new Map([
  ['P', ['class', 'dir']],
  ['A', ['class', 'href', 'rel']],
])

/** Vectors that put an address where a link would be made of it. */
const LINKED = [
  'https://evil.example/"onmouseover="alert(1)',
  "https://evil.example/'onclick='alert(1)",
  'https://evil.example/<script>alert(1)</script>',
  'https://evil.example/javascript:alert(1)',
  'https://evil.example/&quot;&gt;&lt;script&gt;',
  'https://javascript:alert(1)@evil.example',
  'www.evil.example" style="position:fixed',
]

test.each([...VECTORS, ...LINKED].map((vector) => [vector.slice(0, 80), vector]))(
  '%j is shown as it was written, and nothing of it acts',
  (_, vector) => {
    const { container } = render(<CommentText content={vector} />)
    expect(container.textContent).toBe(vector)
    for (const element of container.querySelectorAll('*')) {
      expect([...element.attributes].map(({ name }) => name).sort()).toEqual(ALLOWED.get(element.tagName))
      if (element instanceof HTMLAnchorElement) {
        expect(['http:', 'https:']).toContain(element.protocol)
        expect(element.rel).toBe('nofollow ugc noopener')
        expect(element.username + element.password).toBe('')
      }
    }
  },
)
