import { clear, createStore, get, promisifyRequest, set } from 'idb-keyval'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import type { Account, Version } from '@/lib/drafts/types'
import { useDraft } from '@/lib/drafts/use-draft'

type Values = { text: string }
const device = createStore('loadpath', 'values')
const version = (text: string): Version<Values> => ({
  values: { text },
  at: '2026-11-21T09:00:00.000Z',
  base: null,
  sent: false,
})
const leave = (owner: string, text: string) => set(`note:${owner}`, JSON.stringify([version(text)]), device)
const onDisk = async (owner: string) => {
  const list = JSON.parse((await get<string>(`note:${owner}`, device)) ?? '[]') as Version<Values>[]
  return list.map(({ values }) => values.text)
}

type FormProps = { owner: string | null | undefined; offer?: boolean; account?: Account<Values> }

function Form({ owner, offer = false, account }: FormProps) {
  const form = useForm<Values>({ defaultValues: { text: '' } })
  const draft = useDraft({ form, kind: 'note', owner, offer, account })
  const send = () => {
    form.reset()
    void draft.forget()
  }
  return (
    <form>
      <input aria-label="Text" {...form.register('text')} />
      <button type="button" onClick={send}>
        Send
      </button>
      <output>{draft.status}</output>
      <ul>
        {draft.found.map(({ values }) => (
          <li key={values.text}>{values.text}</li>
        ))}
      </ul>
    </form>
  )
}
const field = () => screen.getByRole('textbox', { name: 'Text' })
const opened = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^open$/))

/** Lets the disk answer nobody, as beside a long write, until the returned function is called. */
async function occupyDisk(): Promise<() => void> {
  let busy = true
  const opening = indexedDB.open('loadpath')
  const store = (await promisifyRequest(opening)).transaction('values', 'readwrite').objectStore('values')
  const goOn = () => {
    if (busy) store.get('nothing').onsuccess = goOn
  }
  goOn()
  return () => (busy = false)
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await clear(device)
})

test('what is typed while the disk is silent stays beside what an earlier visit left there', async () => {
  await leave('nora', 'Earlier')
  const answer = await occupyDisk()
  render(<Form owner="nora" />)
  await userEvent.type(field(), 'Now')
  answer()
  await opened()
  expect(field()).toHaveValue('Now')
  await waitFor(async () => expect(await onDisk('nora')).toEqual(['Now', 'Earlier']))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(async () => expect(await onDisk('nora')).toEqual(['Earlier']))
})

test('a form that is left while the disk is silent loses neither what was typed nor what was there', async () => {
  await leave('nora', 'Earlier')
  const answer = await occupyDisk()
  const { unmount } = render(<Form owner="nora" offer />)
  await userEvent.type(field(), 'In a hurry')
  unmount()
  answer()
  await waitFor(async () => expect(await onDisk('nora')).toEqual(['In a hurry', 'Earlier']))
})

test('what is sent before the disk has answered is no draft afterwards', async () => {
  const answer = await occupyDisk()
  render(<Form owner="nora" />)
  await userEvent.type(field(), 'Sent')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  answer()
  await opened()
  expect(await onDisk('nora')).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

test('offered versions stay on the disk, whatever is typed before one of them is decided on', async () => {
  await leave('nora', 'Earlier')
  render(<Form owner="nora" offer />)
  expect(await screen.findByText('Earlier')).toBeInTheDocument()
  expect(field()).toHaveValue('')
  await userEvent.type(field(), 'Now')
  await waitFor(async () => expect(await onDisk('nora')).toEqual(['Now', 'Earlier']))
})

test('what one member typed is neither shown to another nor stored as theirs', async () => {
  await leave('tom', "Tom's")
  const { rerender } = render(<Form owner="nora" />)
  await opened()
  await userEvent.type(field(), "Nora's")
  rerender(<Form owner="tom" />)
  await waitFor(() => expect(field()).toHaveValue("Tom's"))
  expect(await onDisk('tom')).toEqual(["Tom's"])
  await waitFor(async () => expect(await onDisk('nora')).toEqual(["Nora's"]))
})

test('a session that ends and comes back takes nothing from the form', async () => {
  const { rerender } = render(<Form owner="nora" />)
  await opened()
  await userEvent.type(field(), 'Before')
  rerender(<Form owner={undefined} />)
  await userEvent.type(field(), ' and after')
  rerender(<Form owner="nora" />)
  await waitFor(async () => expect(await onDisk('nora')).toContain('Before and after'))
  expect(field()).toHaveValue('Before and after')
})

test('of two versions the other one stays on the device until it is decided on', async () => {
  await leave('nora', 'Here')
  const updatedAt = '2026-11-21T10:00:00.000Z'
  const account = {
    load: () => Promise.resolve({ payload: { text: 'There' }, updatedAt }),
    keep: () => Promise.resolve({ updatedAt: '2026-11-21T11:00:00.000Z' }),
    drop: () => Promise.resolve(),
  }
  render(<Form owner="nora" account={account} />)
  await waitFor(() => expect(field()).toHaveValue('There'))
  expect(screen.getByText('Here')).toBeInTheDocument()
  await userEvent.type(field(), ', and on')
  await waitFor(async () => expect(await onDisk('nora')).toEqual(['There, and on', 'Here']))
})
