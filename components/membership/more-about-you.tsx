import { ChevronRight } from 'lucide'
import { useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { HEARD_FROM } from '@/lib/membership/constants'
import type { RegistrationForm, RegistrationValues } from '@/lib/membership/schema'
import { EXPERIENCE, SPECIALIZATIONS } from '@/lib/users/profile/constants'
import { Field } from '../ui/field'
import { Icon } from '../ui/icon'
import { Input } from '../ui/input'
import { Options } from '../ui/options'
import { Select } from '../ui/select'
import { Switch } from '../ui/switch'

const FIELDS = [
  'company',
  'experience',
  'specialization',
  'location',
  'phone',
  'howDidYouHear',
  'newsletter',
] as const

type MoreAboutYouProps = {
  form: UseFormReturn<RegistrationForm, unknown, RegistrationValues>
  /** Below the fields. */
  children?: ReactNode
}

/**
 * What can wait: it stands beside or below the button, which needs none of it. Folded by choice alone. What
 * is wrong unfolds it for good: it would fold over the field in which the mistake is being mended.
 */
export function MoreAboutYou({ form: { register, formState }, children }: MoreAboutYouProps) {
  const { errors } = formState
  const [folded, setFolded] = useState(false)
  if (folded && FIELDS.some((name) => errors[name])) setFolded(false)
  return (
    <details open={!folded} className="group border-hairline border-t py-1 lg:border-t-0 lg:border-l lg:pl-8">
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          event.preventDefault()
          setFolded(!folded)
        }}
      >
        <Icon shape={ChevronRight} className="size-4 group-open:rotate-90" />
        More about you (optional)
      </summary>
      <div className="grid gap-5 pt-2 pb-5 sm:grid-cols-2 lg:grid-cols-1">
        <p className="text-ink-soft text-sm sm:col-span-2 lg:col-span-1">
          All of it can wait. Company, experience, specialization and location have their place in your
          profile, too.
        </p>
        <Field
          label="Company/Organization"
          hint="Together with your experience"
          error={errors.company?.message}
        >
          <Input autoComplete="organization" {...register('company', { deps: 'experience' })} />
        </Field>
        <Field label="Experience" hint="Together with your company" error={errors.experience?.message}>
          <Select {...register('experience', { deps: 'company' })}>
            <option value="">Please choose</option>
            <Options of={EXPERIENCE} />
          </Select>
        </Field>
        <Field label="Specialization" optional error={errors.specialization?.message}>
          <Select {...register('specialization')}>
            <option value="">Please choose</option>
            <Options of={SPECIALIZATIONS} />
          </Select>
        </Field>
        <Field label="Location" optional error={errors.location?.message}>
          <Input autoComplete="address-level2" {...register('location')} />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label="How did you hear about us?" optional error={errors.howDidYouHear?.message}>
          <Select {...register('howDidYouHear')}>
            <option value="">Please choose</option>
            <Options of={HEARD_FROM} />
          </Select>
        </Field>
        <Switch
          className="sm:col-span-2 lg:col-span-1"
          label="Send me a digest on Mondays"
          hint="New articles and what changed in standards. Every digest has a link that switches it off."
          {...register('newsletter')}
        />
        {children}
      </div>
    </details>
  )
}
