'use client'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useGenerateReport } from '@/lib/analytics/reports/hooks'
import { monthOf } from '@/lib/core/dates'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { perform, stillHere } from '../../ui/perform'
import { Select } from '../../ui/select'
import { toast } from '../../ui/toast'

/** `months` from the latest to the earliest; the first is not over yet. */
export function GenerateReport({ months }: { months: string[] }) {
  const router = useRouter()
  const generate = useGenerateReport()
  const [month, setMonth] = useState(months[1]!)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const here = stillHere()
    perform(generate, month, {
      onSuccess: () => {
        toast({ title: 'Report Ready', description: monthOf(month), variant: 'success' })
        if (here()) router.push(`/admin/analytics/reports/${month}`)
      },
      onError: (error) => toast(failure('The report could not be made', error)),
    })
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-wrap gap-2">
      <Select
        className="w-48!"
        aria-label="Month of the report"
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      >
        {months.map((each, index) => (
          <option key={each} value={each}>
            {monthOf(each)}
            {index === 0 && ' (so far)'}
          </option>
        ))}
      </Select>
      <Button type="submit" pending={generate.isPending} pendingLabel="Generating...">
        Generate Report
      </Button>
    </form>
  )
}
