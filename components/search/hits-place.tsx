'use client'
import { useReturnToLine } from '../ui/return-to-line'

/** Brings a reader who comes back to the hits to the one that they left, also where sections are open. */
export function HitsPlace() {
  useReturnToLine('[data-found] article')
  return null
}
