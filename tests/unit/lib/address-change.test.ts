import { withChange } from '@/lib/core/address-change'

test.each([
  ['/list?sort=title', { from: '/list', to: '/list?tag=a' }, '/list?sort=title&tag=a'],
  ['/list?tag=a', { from: '/list', to: '/list?tag=b' }, '/list?tag=b'],
  ['/list?page=2&sort=title', { from: '/list?page=2', to: '/list?tag=a' }, '/list?sort=title&tag=a'],
  ['/list?row=a&tag=x', { from: '/list?row=a', to: '/list?row=a&row=b,c' }, '/list?row=a&tag=x&row=b%2Cc'],
])('%s, with the change of %j, is %s', (address, change, expected) => {
  expect(withChange(address, change)).toBe(expected)
})

test('the way to another page, and back to what is shown, leads where it says', () => {
  expect(withChange('/list?sort=title', { from: '/list', to: '/other?tag=a' })).toBe('/other?tag=a')
  expect(withChange('/list?sort=title', { from: '/list?tag=a', to: '/list?tag=a' })).toBe('/list?tag=a')
})
