'use client'
import { Printer } from 'lucide'
import { useEquationsThatFitPaper } from '../calculations/fit-on-paper'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'

export function PrintButton() {
  useEquationsThatFitPaper()
  return (
    <Button size="sm" onClick={() => window.print()}>
      <Icon shape={Printer} />
      Print or save as PDF
    </Button>
  )
}
