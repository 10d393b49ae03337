'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { useUpdateProfile } from '@/lib/users/profile/hooks'
import { professionalDetails, type ProfessionalDetails as Details } from '@/lib/users/profile/schema'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { Sheet } from './facts'

type ProfessionalDetailsProps = { [name in keyof Details]: string | null }

export function ProfessionalDetails({ company, professionalTitle }: ProfessionalDetailsProps) {
  const router = useRouter()
  const update = useUpdateProfile()
  const { register, handleSubmit, formState, reset } = useForm<Details>({
    resolver: zodResolver(professionalDetails),
    defaultValues: { company: company ?? '', professionalTitle: professionalTitle ?? '' },
  })
  const submit = handleSubmit((input) =>
    perform(update, input, {
      onSuccess: () => {
        toast({
          title: 'Profile Updated',
          description: 'Your professional details have been updated successfully.',
          variant: 'success',
        })
        reset(input)
        router.refresh()
      },
      onError: (error) => toast(failure('Update Failed', error, 'Failed to update profile')),
    }),
  )
  return (
    <Sheet
      title="Professional Details"
      lead="Seen by you and by our editors; by readers of your articles where you agree below."
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Company" error={formState.errors.company?.message}>
            <Input autoComplete="organization" {...register('company')} />
          </Field>
          <Field label="Professional Title" error={formState.errors.professionalTitle?.message}>
            <Input autoComplete="organization-title" {...register('professionalTitle')} />
          </Field>
        </div>
        <Button
          type="submit"
          className="justify-self-start"
          pending={update.isPending}
          pendingLabel="Updating Profile..."
        >
          Update Profile
        </Button>
      </form>
    </Sheet>
  )
}
