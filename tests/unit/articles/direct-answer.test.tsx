import { screen } from '@testing-library/react'
import { DirectAnswerTable } from '@/components/articles/direct-answer'
import { renderOnPage } from '../render'

const answer = {
  title: 'European wide flange beams (HE B)',
  heads: ['Section', 'I_y (cm⁴)'],
  rows: [['HEB200', '5696']],
  answering: [1],
  source: 'EN 10365:2017',
  article: null,
  table: '/data/heb_sections',
  row: null,
}

test('a remark on an answer stands below its row, and nothing stands there without one', () => {
  const remark = 'The table has it in cm⁴.'
  const { unmount } = renderOnPage(<DirectAnswerTable answer={{ ...answer, remark }} />)
  expect(screen.getByText(remark)).toBeInTheDocument()
  unmount()
  renderOnPage(<DirectAnswerTable answer={answer} />)
  expect(screen.queryByText(remark)).toBeNull()
  expect(screen.getByText('5696')).toBeInTheDocument()
})

test('symbols in what the answer comes from are set as in its row', () => {
  const source = 'EN 1993-1-1:2005, recommended γ_M2, with f_ck of its table'
  const { container } = renderOnPage(<DirectAnswerTable answer={{ ...answer, source }} />)
  expect(container.textContent).not.toMatch(/[γf]_/u)
  expect([...container.querySelectorAll('p sub')].map(({ textContent }) => textContent)).toEqual(['M2', 'ck'])
})
