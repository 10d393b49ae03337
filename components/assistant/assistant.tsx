'use client'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { COUNTER_FROM, MAX_QUESTION_LENGTH } from '@/lib/assistant/constants'
import { useAssistant, type AnswerSoFar } from '@/lib/assistant/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { Button } from '../ui/button'
import { ErrorState } from '../ui/error-state'
import { Field } from '../ui/field'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { Textarea } from '../ui/textarea'
import { useCheckedForm } from '../ui/use-checked-form'
import { Answer } from './answer'

type AssistantProps = {
  memberId: string
  /** What the address asks, typed already. */
  question: string
  /** The article that is asked about, in place of the library. */
  article: { slug: string; title: string } | null
}

/** Asks the library or one article, and shows what it says word for word. */
export function Assistant({ memberId, question, article }: AssistantProps) {
  const { answer, earlier, former, asking, stop, readAgain, forgetFormer } = useAssistant(memberId)
  const form = useCheckedForm(() => import('@/lib/assistant/schema').then((schema) => schema.askInput), {
    defaultValues: { question: question || (answer?.question ?? ''), article: article?.slug },
  })
  const { length } = useWatch({ control: form.control, name: 'question' })
  const submit = form.handleSubmit((asked) =>
    asking.mutate({ ...asked, after: answer ? (answer.understood?.as ?? answer.question) : undefined }),
  )
  const region = useRef<HTMLElement>(null)
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
        <div className="flex gap-3">
          <Button type="submit" pending={asking.isPending} pendingLabel="Asking...">
            Ask
          </Button>
          {asking.isPending && (
            <Button
              variant="outline"
              onClick={() => {
                stop()
                form.setFocus('question')
              }}
            >
              Stop
            </Button>
          )}
        </div>
      </form>
      <section
        ref={region}
        tabIndex={-1}
        aria-label="Answer"
        aria-live="polite"
        aria-busy={asking.isPending}
        className="mt-8 outline-none"
      >
        {asking.error && (
          <ErrorState
            title="The question could not be answered"
            message={reasonOf(asking.error)}
            onRetry={() => void submit()}
          />
        )}
        {answer && <Answer answer={answer} />}
      </section>
      {earlier.length > 0 && !asking.isPending && (
        <Earlier
          answers={earlier}
          onRead={(again) => {
            readAgain(again)
            region.current?.scrollIntoView()
            region.current?.focus({ preventScroll: true })
          }}
        />
      )}
      {!asking.isPending && (
        <Former
          questions={former}
          onAsk={(again) => {
            form.setValue('question', again)
            void submit()
            region.current?.scrollIntoView()
            region.current?.focus({ preventScroll: true })
          }}
          onForget={() => {
            forgetFormer()
            form.setFocus('question')
          }}
        />
      )}
    </>
  )
}

type FormerProps = { questions: string[]; onAsk: (question: string) => void; onForget: () => void }

/** Questions of former visits in this browser, which are answered anew: the library may say more by now. */
function Former({ questions, onAsk, onForget }: FormerProps) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="former-questions" className="border-hairline mt-12 border-t pt-6">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="former-questions" className="font-semibold">
          Asked before in this browser
        </h2>
        <Button variant="ghost" size="sm" onClick={onForget}>
          Forget them
        </Button>
      </div>
      <ul className="grid justify-items-start">
        {questions.map((question) => (
          <li key={question}>
            <QuestionButton question={question} onPress={() => onAsk(question)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function QuestionButton({ question, onPress }: { question: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="prose-link min-h-11 text-left wrap-anywhere sm:min-h-8"
      onClick={onPress}
    >
      <Symbols text={question} />
    </button>
  )
}

/** Questions whose answers are still there: one that is read again takes the place of the latest. */
function Earlier({ answers, onRead }: { answers: AnswerSoFar[]; onRead: (answer: AnswerSoFar) => void }) {
  return (
    <section aria-labelledby="earlier-questions" className="border-hairline mt-12 border-t pt-6">
      <h2 id="earlier-questions" className="mb-2 font-semibold">
        Asked before in this visit
      </h2>
      <ul className="grid justify-items-start">
        {answers.map((answer) => (
          <li key={answer.question}>
            <QuestionButton question={answer.question} onPress={() => onRead(answer)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
