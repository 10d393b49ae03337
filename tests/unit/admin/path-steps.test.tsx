import { render } from '@testing-library/react'
import { PathSteps } from '@/components/admin/articles/path-steps'

const step = (...paths: string[]) => ({ paths })

test.each([
  ['no step', [step()], ''],
  ['a step of one path', [step('Steel basics')], 'It is a step of the path “Steel basics”.'],
  ['a step of three paths', [step('A', 'B', 'C')], 'It is a step of the paths “A”, “B” and “C”.'],
  ['several, none a step', [step(), step()], ''],
  ['several, one a step', [step('A', 'B'), step()], '1 of them is a step of a learning path.'],
  ['several steps', [step('A'), step(), step('A')], '2 of them are steps of learning paths.'],
])('who deletes articles reads what paths lose with them: %s', (_, articles, said) => {
  expect(render(<PathSteps articles={articles} />).container.textContent).toBe(said)
})
