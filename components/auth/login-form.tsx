'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { safeReturnPath } from '@/lib/core/paths'
import { useSignIn } from '@/lib/users/sign-in/hooks'
import { forgetRegistration, useJustRegistered } from '@/lib/users/registration/hooks'
import { Button } from '../ui/button'
import { CodeField, refusalOfCode } from '../ui/code-field'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Link } from '../ui/link'
import { PasswordInput } from '../ui/password-input'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { LoginNotice } from './login-notice'

export function LoginForm({ verified, next }: { verified: boolean; next: string | null }) {
  const router = useRouter()
  const signIn = useSignIn()
  const joined = useJustRegistered()
  const [codeRequired, setCodeAsked] = useState(false)
  const { register, handleSubmit, formState, setFocus, setError } = useCheckedForm(
    () => import('@/lib/auth/schema').then((schema) => schema.loginInput),
    {
      defaultValues: { email: '', password: '', code: '' },
    },
  )

  const submit = handleSubmit((input) =>
    perform(signIn, input, {
      onSuccess: ({ user, deletionCancelled }) => {
        forgetRegistration()
        toast({
          title: 'Welcome back!',
          description: deletionCancelled
            ? 'Your account stays: its deletion was cancelled.'
            : `Signed in as ${user.firstName} ${user.lastName}.`,
          variant: 'success',
        })
        const to = safeReturnPath(next)
        // An article comes as a document of its own, to which the router would add the fragment twice.
        if (to.includes('#')) return window.location.assign(to)
        router.push(to)
        router.refresh()
      },
      onError: (error) => {
        const refusedCode = refusalOfCode(error)
        if (refusedCode) {
          setCodeAsked(true)
          // Asking for the first code is no failure.
          if (codeRequired) setError('code', { message: refusedCode })
          return
        }
        const description = reasonOf(error)
        toast({
          title: 'Login Failed',
          description: description || 'Invalid email or password',
          variant: 'destructive',
        })
        setFocus('password')
      },
    }),
  )
  useEffect(() => {
    if (codeRequired) setFocus('code')
  }, [codeRequired, setFocus, signIn.submittedAt])

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {verified ? <LoginNotice notice="verified" /> : joined && <LoginNotice notice="joined" />}
      <Field label="Email" error={formState.errors.email?.message}>
        <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {codeRequired && <CodeField error={formState.errors.code?.message} {...register('code')} />}
      {signIn.error && !refusalOfCode(signIn.error) && (
        <p role="alert" className="text-bad text-sm font-medium">
          {reasonOf(signIn.error)}
        </p>
      )}
      <Button type="submit" size="lg" pending={signIn.isPending} pendingLabel="Signing in...">
        Sign In
      </Button>
      <p className="flex flex-wrap justify-between gap-3 text-sm">
        <Link href="/forgot-password" className="prose-link">
          Forgot your password?
        </Link>
        <Link href="/membership" className="prose-link">
          Create an account
        </Link>
      </p>
    </form>
  )
}
