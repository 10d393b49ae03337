import { indexOfLine } from '@/components/articles/found-passage'

test.each([
  ['S355 470 0.90 241', ['S235 360 0.80 208', 'S355 470 0.90 241'], 1],
  ['Offices, category B 0.7 0.5 0.3', ['Domestic, category A0.70.50.3', 'Offices, category B0.70.50.3'], 1],
  ['V_Rd,c = C_Rd,c k', ['VEd=1V_{Ed}=1', 'VRd,c=CRd,ckV_{Rd,c} = C_{Rd,c} k'], 1],
  ['x = 1', ['y = 2', 'z = 3'], -1],
  ['nothing', [], -1],
])('the line %s is found among %j', (line, texts, index) => {
  expect(indexOfLine(line, texts)).toBe(index)
})
