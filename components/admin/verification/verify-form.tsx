'use client'
import { useRef, useState } from 'react'
import { toast } from '../../ui/toast'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { useVerify } from './use-verify'

const ASK = 'Please enter an email address to verify'

export function VerifyForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { verify, isPending } = useVerify()

  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const submit = () => {
    const address = email.trim()
    if (address) {
      setError(undefined)
      return verify(address, { done: () => setEmail(''), refused: refuse })
    }
    toast({ title: 'Email Required', description: ASK, variant: 'destructive' })
    refuse(ASK)
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="mt-8 flex max-w-xl flex-wrap items-end gap-3"
    >
      <Field label="Email address" error={error} className="min-w-0 flex-1 basis-64">
        <Input
          ref={field}
          type="email"
          autoComplete="off"
          placeholder="member@example.org"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" pending={isPending} pendingLabel="Verifying...">
        Verify
      </Button>
    </form>
  )
}
