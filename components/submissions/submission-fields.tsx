'use client'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { TITLE_MAX } from '@/lib/articles/constants'
import type { DraftPayload } from '@/lib/articles/drafts/schema'
import type { SubmissionInput } from '@/lib/articles/submissions/schema'
import type { ReviewStep } from '@/lib/articles/submissions/types'
import type { Category, Tag } from '@/lib/taxonomy/types'
import { ReviewThread } from '../articles/review-thread'
import { RichEditor } from '../editor/rich-editor'
import { titleTaker } from '../editor/word-import/take-title'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import { Textarea } from '../ui/textarea'
import { TagChoice } from './tag-choice'

type SubmissionFieldsProps = {
  form: UseFormReturn<DraftPayload, unknown, SubmissionInput>
  categories: Category[]
  tags: Tag[]
  /** What has happened to the article before; empty for a new one. */
  history: ReviewStep[]
  /** Whether what is typed is safe, for where the form cannot be seen. */
  status: ReactNode
}

export function SubmissionFields({ form, categories, tags, history, status }: SubmissionFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const takeTitle = titleTaker({
    read: () => form.getValues('title'),
    write: (title) => form.setValue('title', title, { shouldDirty: true }),
    max: TITLE_MAX,
  })
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input autoComplete="off" {...register('title')} />
      </Field>
      <Controller
        control={control}
        name="categoryId"
        render={({ field: { value, onChange, ref, onBlur, name } }) => (
          <Field label="Category" error={errors.categoryId?.message} className="sm:max-w-sm">
            <Select
              ref={ref}
              name={name}
              onBlur={onBlur}
              value={value ?? ''}
              onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
            >
              <option value="">Select a category</option>
              {categories.map(({ id, name: category }) => (
                <option key={id} value={id}>
                  {category}
                </option>
              ))}
            </Select>
          </Field>
        )}
      />
      <Controller
        control={control}
        name="content"
        render={({ field: { value, onChange, ref } }) => (
          <Field id="content" label="Content" error={errors.content?.message}>
            <RichEditor
              id="content"
              label="Content"
              value={value}
              onChange={onChange}
              onTitle={takeTitle}
              status={status}
              fault={errors.content}
              ref={ref}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="tagIds"
        render={({ field: { value, onChange } }) => (
          <TagChoice tags={tags} chosen={value} onChange={onChange} error={errors.tagIds?.message} />
        )}
      />
      <Field
        label="Excerpt"
        optional
        hint="One or two sentences for lists and search results. Without one, the first sentences of the text stand there."
        error={errors.excerpt?.message}
      >
        <Textarea rows={2} autoComplete="off" {...register('excerpt')} />
      </Field>
      <Field
        label="References"
        optional
        hint="One per line, such as EN 1993-1-1:2005 cl. 6.3.2.3"
        error={errors.reference?.message}
      >
        <Textarea rows={4} autoComplete="off" {...register('reference')} />
      </Field>
      <ReviewThread steps={history} />
      <Field
        label="Note for the editors"
        optional
        hint={
          history.length > 0
            ? 'Only the editors read it, with your earlier notes.'
            : 'Only the editors read it.'
        }
        error={errors.memberNote?.message}
      >
        <Textarea rows={3} autoComplete="off" {...register('memberNote')} />
      </Field>
    </>
  )
}
