'use client'
import { useState } from 'react'
import type { TwoFactorSetup } from '@/lib/auth/two-factor/types'
import { Dialog, DialogContent } from '../../ui/dialog'
import { ConfirmStep } from './confirm-step'
import { PasswordStep } from './password-step'
import { RecoveryCodesStep } from './recovery-codes-step'

type Step = { at: 'password' } | { at: 'scan'; setup: TwoFactorSetup } | { at: 'codes'; codes: string[] }

const TITLES = {
  password: 'Set up two-factor sign-in',
  scan: 'Add Loadpath to your app',
  codes: 'Keep your recovery codes',
}

/** Password, then the picture for the app and its first code, then the recovery codes. */
export function SetupDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'password' })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={TITLES[step.at]} firm={step.at === 'codes'}>
        {step.at === 'password' && (
          <PasswordStep email={email} onProved={(setup) => setStep({ at: 'scan', setup })} />
        )}
        {step.at === 'scan' && (
          <ConfirmStep setup={step.setup} onConfirmed={(codes) => setStep({ at: 'codes', codes })} />
        )}
        {step.at === 'codes' && <RecoveryCodesStep codes={step.codes} onDone={onClose} />}
      </DialogContent>
    </Dialog>
  )
}
