'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DATA_SECTIONS, SECTION_NAMES } from '@/lib/calculations/tables/constants'
import { usePlaceTable } from '@/lib/calculations/tables/hooks'
import type { TablePlace } from '@/lib/calculations/tables/schema'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { failure } from '../../ui/failure'
import { Field } from '../../ui/field'
import { Link } from '../../ui/link'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { toast } from '../../ui/toast'

/** Under which heading readers find a table at /data, and whether visitors read it, too. */
export function TablePlaceForm({ name, place }: { name: string; place: TablePlace }) {
  const router = useRouter()
  const save = usePlaceTable(name)
  const [{ section, open }, setPlace] = useState(place)
  const store = () => {
    if (save.isPending) return
    perform(
      save,
      { section, open },
      {
        onSuccess: () => {
          toast({ title: 'Saved', variant: 'success' })
          router.refresh()
        },
        onError: (error) => toast(failure('Not saved', error)),
      },
    )
  }
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        store()
      }}
    >
      <p className="text-ink-soft text-sm">
        Members read it at{' '}
        <Link href={`/data/${name}`} className="prose-link">
          /data/{name}
        </Link>
        .
      </p>
      <Field label="Heading">
        <Select
          value={section}
          onChange={(event) =>
            setPlace({ open, section: DATA_SECTIONS.find((one) => one === event.target.value) ?? section })
          }
        >
          {DATA_SECTIONS.map((one) => (
            <option key={one} value={one}>
              {SECTION_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label="Open to everybody"
        hint="Visitors and search engines read it, too"
        checked={open}
        onChange={(event) => setPlace({ section, open: event.target.checked })}
      />
      <div>
        <Button type="submit" variant="outline" pending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}
