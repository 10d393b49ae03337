import type { ToastInput } from '../ui/toast'

/** Returns the notice of a sheet with values that it cannot calculate with: its verdict names them. */
export function wrongValues(sheet: HTMLElement): ToastInput {
  const { length } = sheet.querySelectorAll('input[aria-invalid="true"]')
  return {
    title: length > 1 ? `${length} values cannot be calculated with` : 'A value cannot be calculated with',
    description: sheet.querySelector('.calculation-verdict')?.textContent,
    variant: 'destructive',
  }
}
