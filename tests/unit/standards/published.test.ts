import { CURRENCIES } from '@/lib/standards/constants'
import { publicationSaid } from '@/lib/standards/rules/days'

test('an edition whose day is not known is not said to be not published, unless it is a draft', () => {
  for (const currency of CURRENCIES)
    expect(publicationSaid({ published: null, status: { currency } })).toBe(
      currency === 'draft' ? 'Not published' : 'The day of publication is not known',
    )
  expect(publicationSaid({ published: null, status: null })).toBe('The day of publication is not known')
  expect(publicationSaid({ published: { day: '2024-01-01', to: 'year' }, status: null })).toBe(
    'Published 2024',
  )
})
