import { QueryClient, QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { shownAtOnce } from '@/lib/core/browser/shown-at-once'

const queryKey = ['list']
type Answer = { accept: (list: string[]) => void; refuse: () => void }

/** A list whose words are added at once; each is answered when the test says so. */
function list() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  })
  client.setQueryData(queryKey, ['a'])
  const sent: (Answer & { word: string })[] = []
  const useAdd = () => {
    const { show, ...rest } = shownAtOnce<string[]>(useQueryClient(), queryKey)
    return useMutation({
      ...rest,
      mutationFn: (word: string) =>
        new Promise<string[]>((accept, reject) =>
          sent.push({ word, accept, refuse: () => reject(new TypeError('no connection')) }),
        ),
      onMutate: (word) => show((words) => [...words, word]),
    })
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  // Each row of a list has a hook of its own.
  const rows = [0, 1].map(() => renderHook(useAdd, { wrapper }).result)
  const add = (word: string, row = 0) => act(() => Promise.resolve(rows[row]!.current.mutate(word)))
  const answer = async (place: number, how: (answer: Answer) => void) => {
    await waitFor(() => expect(sent).toHaveLength(place + 1))
    await act(() => Promise.resolve(how(sent[place]!)))
  }
  return { add, answer, sent, shown: () => client.getQueryData<string[]>(queryKey) }
}

test('a change is shown before it is answered, and changes are sent in the order in which they were made', async () => {
  const { add, answer, sent, shown } = list()
  await add('b')
  await add('c', 1)
  expect(shown()).toEqual(['a', 'b', 'c'])
  expect(sent.map(({ word }) => word)).toEqual(['b'])
  await answer(0, ({ accept }) => accept(['a', 'b']))
  // An answer that a later change has overtaken is not shown.
  expect(shown()).toEqual(['a', 'b', 'c'])
  await answer(1, ({ accept }) => accept(['a', 'b', 'c!']))
  expect(shown()).toEqual(['a', 'b', 'c!'])
})

test('what cannot be sent is taken back, also where the list cannot be asked for either', async () => {
  const { add, answer, shown } = list()
  await add('b')
  await answer(0, ({ refuse }) => refuse())
  expect(shown()).toEqual(['a'])
})

test('of several that fail nothing stays, and what was accepted between them does', async () => {
  const { add, answer, shown } = list()
  await add('b')
  await add('c', 1)
  await add('d')
  await answer(0, ({ refuse }) => refuse())
  expect(shown()).toEqual(['a', 'b', 'c', 'd'])
  await answer(1, ({ accept }) => accept(['a', 'c']))
  await answer(2, ({ refuse }) => refuse())
  expect(shown()).toEqual(['a', 'c'])
})
