import { toast } from '../ui/toast'
import { invalidIn } from './changed'

/**
 * Returns whether a sheet holds values that cannot be calculated with, which are neither saved nor linked to.
 * The first of them has the focus then, and a notice says what the verdict does, which names them.
 */
export function refuseInvalid(sheet: HTMLElement): boolean {
  const [first, ...others] = invalidIn(sheet)
  if (!first) return false
  first.focus()
  toast({
    title:
      others.length > 0
        ? `${others.length + 1} values cannot be calculated with`
        : 'A value cannot be calculated with',
    description: sheet.querySelector('.calculation-verdict')?.textContent,
    variant: 'destructive',
  })
  return true
}
