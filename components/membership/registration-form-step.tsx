'use client'
import { ArrowLeft } from 'lucide'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath } from 'react-hook-form'
import { ApiError, NO_CONNECTION, reasonOf } from '@/lib/core/browser/api'
import { useDraft } from '@/lib/drafts/use-draft'
import { REDIRECT_DELAY } from '@/lib/membership/constants'
import type { PaidPlan } from '@/lib/billing/types'
import { useRegister } from '@/lib/membership/hooks'
import { rememberRegistration } from '@/lib/users/registration/hooks'
import type { RegistrationForm } from '@/lib/membership/schema'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { perform, stillHere } from '../ui/perform'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { goToPayment } from './go-to-payment'
import { MoreAboutYou } from './more-about-you'
import type { OfferedPlan } from './plan-choice'
import { RegistrationFields } from './registration-fields'

const EMPTY: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  phone: '',
  company: '',
  jobTitle: '',
  experience: '',
  location: '',
  specialization: '',
  howDidYouHear: '',
  newsletter: false,
}

/** The server's names of fields that the form calls otherwise. */
const FORM_NAME: Record<string, FieldPath<RegistrationForm>> = { professionalTitle: 'jobTitle' }

export function RegistrationFormStep({ plan, onBack }: { plan: OfferedPlan; onBack: () => void }) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const join = useRegister()
  const [joined, setJoined] = useState<string | null>(null)
  const form = useCheckedForm(
    () => import('@/lib/membership/schema').then((schema) => schema.registrationForm),
    {
      defaultValues: EMPTY,
    },
  )
  const draft = useDraft({
    form,
    kind: 'typed:registration',
    owner: null,
    except: ['password', 'confirmPassword'],
  })

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (!joined) return
    rememberRegistration()
    const timer = setTimeout(() => router.push('/login'), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [joined, router])

  const back = () => {
    void draft.forget()
    onBack()
  }
  const submit = form.handleSubmit((values) => {
    const here = stillHere()
    perform(
      join,
      { ...values, plan: plan.id },
      {
        onSuccess: () => {
          void draft.forget()
          if (plan.price > 0) return here() && goToPayment(plan.id as PaidPlan)
          setJoined(values.email)
          toast({
            title: 'Welcome to the library!',
            description: 'Please verify your email: we have sent you a link.',
            variant: 'success',
          })
        },
        onError: (error) => {
          const errors = error instanceof ApiError ? error.errors : []
          const refusal =
            error instanceof ApiError ? reasonOf(error, 'Failed to create account') : NO_CONNECTION
          for (const [index, { path, message }] of errors.entries())
            form.setError(
              FORM_NAME[path] ?? (path as FieldPath<RegistrationForm>),
              { message },
              { shouldFocus: index === 0 },
            )
          toast({
            title: 'Registration Failed',
            description: errors[0]?.message || refusal,
            variant: 'destructive',
          })
        },
      },
    )
  })
  if (joined)
    return (
      <Alert tone="ok" role="status" title="Your account is open">
        We sent a link to <strong className="font-semibold">{joined}</strong>. Open it in this browser to
        verify your address and be signed in. Taking you to the sign-in page now.
      </Alert>
    )
  return (
    <section aria-labelledby="your-details" className="max-w-2xl lg:max-w-none">
      <Button variant="ghost" size="sm" className="-ml-3" onClick={back}>
        <Icon shape={ArrowLeft} /> Back to Plans
      </Button>
      <h2
        id="your-details"
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-2xl font-semibold tracking-tight outline-none"
      >
        Your details
      </h2>
      <p className="text-ink-soft mt-1">{plan.name}.</p>
      <form
        method="post"
        onSubmit={(event) => void submit(event)}
        noValidate
        className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]"
      >
        <RegistrationFields form={form} />
        <Button
          type="submit"
          size="lg"
          className="justify-self-start"
          pending={join.isPending || (join.isSuccess && plan.price > 0)}
          pendingLabel="Processing..."
        >
          {plan.price === 0 ? 'Start My Free Membership' : 'Continue to Payment'}
        </Button>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <MoreAboutYou form={form}>
            {/* Where the other button is out of sight by now. */}
            <Button type="submit" variant="outline" size="lg" className="lg:hidden" pending={join.isPending}>
              Join with these details
            </Button>
          </MoreAboutYou>
        </div>
      </form>
    </section>
  )
}
