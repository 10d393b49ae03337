import type { UseFormReturn } from 'react-hook-form'
import { EXPERIENCE, HEARD_FROM, SPECIALIZATIONS } from '@/lib/membership/constants'
import type { RegistrationForm } from '@/lib/membership/schema'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { PasswordInput } from '../ui/password-input'
import { Select } from '../ui/select'
import { Switch } from '../ui/switch'

const group = 'grid gap-5 sm:grid-cols-2'

/** Every field of the registration, in the order in which a person thinks of them. */
export function RegistrationFields({
  form: { register, formState },
}: {
  form: UseFormReturn<RegistrationForm>
}) {
  const errorOf = (name: keyof RegistrationForm) => formState.errors[name]?.message
  return (
    <>
      <fieldset className={group}>
        <legend className="sr-only">You</legend>
        <Field label="First name" error={errorOf('firstName')}>
          <Input autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Last name" error={errorOf('lastName')}>
          <Input autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Field
          label="Email"
          error={errorOf('email')}
          className="sm:col-span-2"
          hint="Your sign-in name. We will send you a link to verify it."
        >
          <Input type="email" inputMode="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field
          label="Password"
          error={errorOf('password')}
          hint="At least 8 characters: upper and lower case, a number and one of @$!%*?&"
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm password" error={errorOf('confirmPassword')}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
      </fieldset>
      <fieldset className={group}>
        <legend className="mb-4 text-lg font-semibold">Your work</legend>
        <Field label="Company/Organization" error={errorOf('company')}>
          <Input autoComplete="organization" {...register('company')} />
        </Field>
        <Field label="Job title" error={errorOf('jobTitle')}>
          <Input autoComplete="organization-title" {...register('jobTitle')} />
        </Field>
        <Field label="Experience" error={errorOf('experience')}>
          <Select {...register('experience')}>
            <option value="">Please choose</option>
            <Options of={EXPERIENCE} />
          </Select>
        </Field>
        <Field label="Specialization" optional error={errorOf('specialization')}>
          <Select {...register('specialization')}>
            <option value="">Please choose</option>
            <Options of={SPECIALIZATIONS} />
          </Select>
        </Field>
        <Field label="Location" optional error={errorOf('location')}>
          <Input autoComplete="address-level2" {...register('location')} />
        </Field>
        <Field label="Phone" optional error={errorOf('phone')}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label="How did you hear about us?" optional error={errorOf('howDidYouHear')}>
          <Select {...register('howDidYouHear')}>
            <option value="">Please choose</option>
            <Options of={HEARD_FROM} />
          </Select>
        </Field>
        <Switch
          className="sm:col-span-2"
          label="Send me a digest on Mondays"
          hint="New articles and what changed in standards. Every digest has a link that switches it off."
          {...register('newsletter')}
        />
      </fieldset>
    </>
  )
}

function Options({ of: options }: { of: readonly { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
