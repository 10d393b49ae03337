'use client'
import { Printer } from 'lucide'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'

export function PrintButton() {
  return (
    <Button size="sm" onClick={() => window.print()}>
      <Icon shape={Printer} />
      Print or save as PDF
    </Button>
  )
}
