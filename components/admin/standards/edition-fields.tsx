import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { EditionForm } from '@/lib/standards/administration/schema'
import { CONFIDENCES, CURRENCIES, SUPERSESSIONS } from '@/lib/standards/constants'
import { saidBy } from '@/lib/standards/rules/status'
import type { Currency } from '@/lib/standards/types'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { hintWith } from './stale-save'

type Name = keyof Omit<EditionForm, 'version'>
type Bound = {
  control: UseFormRegisterReturn
  error: string | undefined
  /** What somebody else saved of it meanwhile, as it is shown. */
  saved?: string
}

type EditionFieldsProps = {
  /** Returns the control of a field of the form, and what is wrong with it. */
  bind: (name: Name) => Bound
  /** Whether the other names of the standard are asked for. */
  named: boolean
  /** What only a new edition is asked. */
  identity?: ReactNode
  unknownDay?: ReactNode
  predecessors?: ReactNode
}

/** What is said of an edition and of its status, whether it is new or not. */
export function EditionFields({ bind, named, identity, unknownDay, predecessors }: EditionFieldsProps) {
  const text = (name: Name, label: string, { hint, optional }: { hint?: string; optional?: true } = {}) => {
    const { control, error, saved } = bind(name)
    return (
      <Field label={label} hint={hintWith(hint, saved)} optional={optional} error={error}>
        <Input autoComplete="off" {...control} />
      </Field>
    )
  }
  const choice = (name: Name, label: string, values: readonly string[]) => {
    const { control, error, saved } = bind(name)
    return (
      <Field label={label} hint={hintWith(undefined, saved)} error={error}>
        <Select {...control}>
          {values.map((value) => (
            <option key={value} value={value}>
              {shownValue(name, value)}
            </option>
          ))}
        </Select>
      </Field>
    )
  }
  const source = bind('source')
  const from = bind('from')
  const checkedOn = bind('checkedOn')
  const confirmed = bind('confirmed')
  return (
    <>
      {text('designation', 'Designation', {
        hint: 'With its part, year and amendments: EN 1993-1-1:2005+A1:2014',
      })}
      {identity}
      {text('title', 'Title')}
      <div className="grid gap-4 sm:grid-cols-2">
        {text('field', 'Field')}
        {text('generation', 'Generation', { optional: true })}
        <div className="grid content-start gap-2">
          {text('published', 'Published', {
            optional: unknownDay ? undefined : true,
            hint: 'YYYY, YYYY-MM or YYYY-MM-DD',
          })}
          {unknownDay}
        </div>
        {text('page', 'Publisher’s page', { optional: true })}
      </div>
      {predecessors}
      {text('supersededBy', 'Superseded by', {
        optional: true,
        hint: 'Designations of the register, separated by semicolons',
      })}
      {named &&
        text('aliases', 'Other names of the standard', {
          optional: true,
          hint: 'Such as EC3, separated by semicolons: the search and the addresses of standards know them',
        })}
      <div className="grid gap-4 sm:grid-cols-2">
        {choice('currency', 'Status', CURRENCIES)}
        {choice('supersession', 'Superseded', SUPERSESSIONS)}
        {text('jurisdiction', 'Where it holds')}
        <Field
          label="From"
          optional
          hint={hintWith('A future day takes effect on that day', from.saved)}
          error={from.error}
        >
          <Input type="date" {...from.control} />
        </Field>
      </div>
      <Field
        label="Source"
        hint={hintWith('Where this was seen, with its address', source.saved)}
        error={source.error}
      >
        <Textarea {...source.control} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Seen on" hint={hintWith(undefined, checkedOn.saved)} error={checkedOn.error}>
          <Input type="date" {...checkedOn.control} />
        </Field>
        {choice('confidence', 'Confidence', CONFIDENCES)}
      </div>
      <Checkbox
        label="Confirmed"
        hint={hintWith('Somebody has looked at the source and it says this.', confirmed.saved)}
        {...confirmed.control}
      />
    </>
  )
}

/** Returns the value of a field as it is shown: a status in the words of the public pages. */
export function shownValue(name: Name, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const said = typeof value === 'string' ? value : ''
  if (name === 'currency') return saidBy({ currency: said as Currency, supersession: 'none' }).words
  return name === 'supersession' || name === 'confidence' ? capitalised(said) : said
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
