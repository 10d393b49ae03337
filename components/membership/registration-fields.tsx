import type { UseFormReturn } from 'react-hook-form'
import type { RegistrationForm, RegistrationValues } from '@/lib/membership/schema'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { PasswordInput } from '../ui/password-input'

type RegistrationFieldsProps = { form: UseFormReturn<RegistrationForm, unknown, RegistrationValues> }

/** What an account cannot be without. */
export function RegistrationFields({ form: { register, formState } }: RegistrationFieldsProps) {
  const errorOf = (name: keyof RegistrationForm) => formState.errors[name]?.message
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
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
      <Field label="Job title" error={errorOf('jobTitle')} className="sm:col-span-2">
        <Input autoComplete="organization-title" {...register('jobTitle')} />
      </Field>
    </fieldset>
  )
}
