'use client'
import { useRouter } from 'next/navigation'
import { useDraft } from '@/lib/drafts/use-draft'
import { useUpdateProfile } from '@/lib/users/profile/hooks'
import { EXPERIENCE, SPECIALIZATIONS } from '@/lib/users/profile/constants'
import type { ProfessionalDetailsForm } from '@/lib/users/profile/schema'
import type { CurrentUser } from '@/lib/users/types'
import { RestoredNotice } from '../drafts/restored-notice'
import { useHeldFields } from '../drafts/use-held-fields'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Options } from '../ui/options'
import { perform } from '../ui/perform'
import { Select } from '../ui/select'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { Sheet } from './facts'

type ProfessionalDetailsProps = { user: Pick<CurrentUser, 'id' | keyof ProfessionalDetailsForm> }

export function ProfessionalDetails({ user }: ProfessionalDetailsProps) {
  const router = useRouter()
  const update = useUpdateProfile()
  const form = useCheckedForm(
    () => import('@/lib/users/profile/schema').then((schema) => schema.professionalDetails),
    {
      defaultValues: {
        company: user.company ?? '',
        professionalTitle: user.professionalTitle ?? '',
        experience: (user.experience ?? '') as ProfessionalDetailsForm['experience'],
        location: user.location ?? '',
        specialization: (user.specialization ?? '') as ProfessionalDetailsForm['specialization'],
      },
    },
  )
  const { register, handleSubmit, formState, reset, getValues } = form
  const { errors } = formState
  const draft = useDraft({ form, kind: 'profile-details', owner: user.id })
  const [heldForm] = useHeldFields(update.isPending)
  const submit = handleSubmit((input) =>
    perform(update, input, {
      onSuccess: () => {
        toast({
          title: 'Profile Updated',
          description: 'Your professional details have been updated successfully.',
          variant: 'success',
        })
        reset(getValues())
        void draft.forget()
        router.refresh()
      },
      onError: (error) => toast(failure('Update Failed', error, 'Failed to update profile')),
    }),
  )
  return (
    <Sheet
      title="Professional Details"
      lead="Seen by you and by our editors; title and company by readers of your articles too, where you agree below."
    >
      <form
        ref={heldForm}
        method="post"
        onSubmit={(event) => void submit(event)}
        noValidate
        className="grid gap-5"
      >
        <RestoredNotice draft={draft}>It is not stored in your profile yet.</RestoredNotice>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Company" error={errors.company?.message}>
            <Input autoComplete="organization" {...register('company')} />
          </Field>
          <Field label="Professional Title" error={errors.professionalTitle?.message}>
            <Input autoComplete="organization-title" {...register('professionalTitle')} />
          </Field>
          <Field label="Experience" optional error={errors.experience?.message}>
            <Select {...register('experience')}>
              <option value="">Not said</option>
              <Options of={EXPERIENCE} />
            </Select>
          </Field>
          <Field label="Specialization" optional error={errors.specialization?.message}>
            <Select {...register('specialization')}>
              <option value="">Not said</option>
              <Options of={SPECIALIZATIONS} />
            </Select>
          </Field>
          <Field label="Location" optional error={errors.location?.message}>
            <Input autoComplete="address-level2" {...register('location')} />
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
