import { neighbours } from '@/lib/search/rules/missing'

test.each([
  ['#c33/40', ['#c30/37', '#c32/40', '#c35/45', '#c32'], ['#c32/40', '#c35/45']],
  ['#c100/115', ['#c80/95', '#c90/105'], ['#c90/105']],
  ['#gl99h', ['#gl30h', '#gl32h', '#gl24c'], ['#gl32h']],
  ['#m10', ['#m12', '#m16'], ['#m12']],
  ['457x191x70', ['457x191x74', '457x191x67', '457x152x67'], ['457x191x67', '457x191x74']],
  ['457x191x70', ['356x406x634', '305x305x97'], []],
  ['100x100x7', ['100x100x6.3', '100x100x10', '100x100x8'], ['100x100x6.3', '100x100x8']],
  ['#s500', ['#s355', '#s355n'], ['#s355']],
])('%s stands next to names of its kind alone', (name, names, near) => {
  expect(neighbours(names, name)).toEqual(near)
})
