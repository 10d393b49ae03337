'use client'
import { useEffect, useState } from 'react'
import { RECOMMENDED } from '@/lib/calculations/constants'
import { enteredIn } from '../calculations/changed'
import { CALCULATED } from '../calculations/offers'

type ShownNationProps = {
  /** The region that is saved, and the country of a sheet that begins with one. */
  saved: string | null
  home: string | null
}

/** The country whose values the sheet is calculated with, on paper too; says so where that is not saved. */
export function ShownNation({ saved, home }: ShownNationProps) {
  const [region, setRegion] = useState(saved)
  useEffect(() => {
    const follow = ({ target }: Event) => setRegion(enteredIn(target as HTMLElement).region)
    document.addEventListener(CALCULATED, follow)
    return () => document.removeEventListener(CALCULATED, follow)
  }, [])
  const nameOf = (one: string | null) => (one === RECOMMENDED ? null : (one ?? home)) ?? 'Recommended'
  return nameOf(region) === nameOf(saved) ? nameOf(saved) : `${nameOf(region)}, not saved`
}
