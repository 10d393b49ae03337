'use client'
import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { EditableArticle } from '@/lib/articles/administration/types'
import { CHANGE_NOTE_MAX, EXCERPT_MAX, SLUG_MAX } from '@/lib/articles/editing/constants'
import { categoriesQuery } from '@/lib/taxonomy/hooks'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { Switch } from '../../ui/switch'
import { Textarea } from '../../ui/textarea'
import { pathSentence } from '../articles/path-steps'
import type { ArticleValues } from './form-values'
import { TagsField } from './tags-field'

/** What is not the text: whether it is published, where it is filed, and at which address. */
export function PublishingFields({ article }: { article?: EditableArticle }) {
  const { register, control, formState } = useFormContext<ArticleValues>()
  const { errors } = formState
  const published = useWatch({ control, name: 'published' })
  const { data: categories } = useQuery(categoriesQuery)
  const canBeScheduled = !published && (!article || article.status === 'draft' || article.published)
  return (
    <div className="grid content-start gap-6">
      {article?.publishedAt && (
        <Field
          label="What changed"
          optional
          error={errors.note?.message}
          hint={`One sentence of at most ${CHANGE_NOTE_MAX} characters. Readers find it with the changes of the article.`}
        >
          <Textarea rows={2} maxLength={CHANGE_NOTE_MAX} {...register('note')} />
        </Field>
      )}
      <Switch label="Published" hint={publishedHint(published, article)} {...register('published')} />
      {canBeScheduled && (
        <Field
          label="Publish by itself"
          optional
          error={errors.scheduledFor?.message}
          hint="In your own time zone. Until then it is a draft."
        >
          <Input type="datetime-local" {...register('scheduledFor')} />
        </Field>
      )}
      <Switch label="Featured" hint="Shown at the head of the library." {...register('featured')} />
      <Switch
        label="Premium"
        hint="Once paid plans are open, only paying members read more than the excerpt."
        {...register('premium')}
      />
      <Switch
        label="Open to everybody"
        hint="Visitors and search engines read all of it."
        error={errors.open?.message}
        {...register('open')}
      />
      <Controller
        control={control}
        name="categoryId"
        // Controlled: its choices may arrive after the value.
        render={({ field }) => (
          <Field label="Category" optional={!article?.categoryId} error={errors.categoryId?.message}>
            <Select {...field}>
              {!article?.categoryId && <option value="">Select a category</option>}
              {categories?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      />
      <TagsField />
      <Field
        label="Excerpt"
        optional
        error={errors.excerpt?.message}
        hint="Without one, lists show the first words of the text."
      >
        <Textarea rows={4} maxLength={EXCERPT_MAX} {...register('excerpt')} />
      </Field>
      <Field
        label="Address"
        optional={!article}
        error={errors.slug?.message}
        hint={
          article?.publishedAt
            ? 'Fixed since it was published. If you change it, the former address leads here.'
            : 'Follows the title until the article is published.'
        }
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={SLUG_MAX}
          className="font-mono"
          {...register('slug')}
        />
      </Field>
    </div>
  )
}

function publishedHint(published: boolean, article: EditableArticle | undefined): string {
  if (published)
    return article?.status === 'pending_review'
      ? 'Saving approves the submission: its author is told.'
      : 'Every member can read it.'
  if (article?.status === 'pending_review') return 'Saving leaves the submission waiting for a decision.'
  if (article?.status === 'rejected') return 'Saving leaves it rejected.'
  return ['Saved as a draft.', article?.published && pathSentence([article])].filter(Boolean).join(' ')
}
