'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { TITLE_LENGTH } from '@/lib/paths/constants'
import { pathInput, type PathInput } from '@/lib/paths/schema'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Textarea } from '../../ui/textarea'

type PathFormProps = {
  id: string
  start: PathInput
  onSubmit: (input: PathInput) => void
  children?: ReactNode
}

/** What is said of a path. What was typed stays where the server refuses it. */
export function PathForm({ id, start, onSubmit, children }: PathFormProps) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof pathInput>, unknown, PathInput>({
    resolver: zodResolver(pathInput),
    defaultValues: start,
  })
  const { errors } = formState
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Field label="Title" error={errors.title?.message}>
        <Input autoComplete="off" maxLength={TITLE_LENGTH} {...register('title')} />
      </Field>
      <Field label="Whom it is for" error={errors.audience?.message}>
        <Textarea rows={2} autoComplete="off" {...register('audience')} />
      </Field>
      <Field
        label="Summary"
        hint="What it leads through, and what the library has no article about."
        error={errors.summary?.message}
      >
        <Textarea rows={5} autoComplete="off" {...register('summary')} />
      </Field>
      {children}
    </form>
  )
}
