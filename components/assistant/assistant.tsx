'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { COUNTER_FROM, MAX_QUESTION_LENGTH } from '@/lib/assistant/constants'
import { useAssistant } from '@/lib/assistant/hooks'
import { askInput, type AskInput } from '@/lib/assistant/schema'
import { reasonOf } from '@/lib/core/browser/api'
import { Button } from '../ui/button'
import { ErrorState } from '../ui/error-state'
import { Field } from '../ui/field'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { Textarea } from '../ui/textarea'
import { Answer } from './answer'

type AssistantProps = {
  /** What the address asks, typed already. */
  question: string
  /** The article that is asked about, in place of the library. */
  article: { slug: string; title: string } | null
}

/** Asks the library or one article, and shows what it says word for word. */
export function Assistant({ question, article }: AssistantProps) {
  const { answer, asking } = useAssistant()
  const form = useForm<z.input<typeof askInput>, unknown, AskInput>({
    resolver: zodResolver(askInput),
    defaultValues: { question: question || (answer?.question ?? ''), article: article?.slug },
  })
  const { length } = useWatch({ control: form.control, name: 'question' })
  const submit = form.handleSubmit((asked) =>
    asking.mutate({ ...asked, after: answer ? (answer.understood?.as ?? answer.question) : undefined }),
  )
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => void submit(event)}
        noValidate
        className="grid justify-items-start gap-3"
      >
        {article && (
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span>
              About{' '}
              <Link href={`/articles/${article.slug}`} className="prose-link font-medium">
                <Symbols text={article.title} />
              </Link>
            </span>
            <Link href="/assistant" className="prose-link inline-flex min-h-6 items-center text-sm">
              Ask the whole library
            </Link>
          </p>
        )}
        <Field
          className="w-full"
          label="Your question"
          hint="In a sentence, with the standard where it matters: “When may sway imperfections be disregarded?” Go on from an answer with “and”, “or” or “what about”; every other question stands by itself."
          error={form.formState.errors.question?.message}
        >
          <Textarea
            rows={3}
            maxLength={MAX_QUESTION_LENGTH}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              void submit()
            }}
            {...form.register('question')}
          />
        </Field>
        <p role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
          {length >= COUNTER_FROM && `${length} of ${MAX_QUESTION_LENGTH} characters`}
        </p>
        <p className="text-ink-soft text-sm">
          Questions are kept with your account; the editors see them without your name, to learn what is
          missing.{' '}
          <Link href="/privacy" className="prose-link">
            Privacy
          </Link>
        </p>
        <Button type="submit" pending={asking.isPending} pendingLabel="Asking...">
          Ask
        </Button>
      </form>
      <section aria-label="Answer" aria-live="polite" aria-busy={asking.isPending} className="mt-8">
        {asking.error && (
          <ErrorState
            title="The question could not be answered"
            message={reasonOf(asking.error)}
            onRetry={() => void submit()}
          />
        )}
        {answer && <Answer answer={answer} />}
      </section>
    </>
  )
}
