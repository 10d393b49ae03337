import { fragmentOf } from '@/lib/calculations/rules/entered'
import { toast } from '../ui/toast'
import { allIn } from './changed'
import { refuseInvalid } from './refuse-invalid'

/** Copies the address that opens a sheet with what is entered in it; not one that cannot be calculated. */
export function copyLink(sheet: HTMLElement, revision: number): void {
  if (refuseInvalid(sheet)) return
  const { origin, pathname, search } = location
  const address = `${origin}${pathname}${search}${fragmentOf(sheet.dataset.key!, allIn(sheet), revision)}`
  navigator.clipboard.writeText(address).then(
    () =>
      toast({
        title: 'Link copied',
        description: 'It opens the calculation with your values.',
        variant: 'success',
      }),
    () => toast({ title: 'This could not be copied', description: address, variant: 'destructive' }),
  )
}
