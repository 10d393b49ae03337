import type { Page } from '@playwright/test'

/** The longest article of the starter library: it has equations, tables, references and comments. */
export const ARTICLE = {
  slug: 'lateral-torsional-buckling-rolled-beams',
  address: '/articles/lateral-torsional-buckling-rolled-beams',
  title: /^Lateral torsional buckling of rolled steel beams/,
  /** From its body; neither title nor description holds it. */
  sentences: ['would rather be somewhere else', 'Two moments when restraint is missing', 'destabilises it'],
}

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1440, height: 900 }

export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** A notice at the edge of the page; Radix repeats its words for screen readers, so the list is asked. */
export const toastOf = (page: Page) => page.getByRole('region', { name: /Notifications/ })

export const headerSearch = (page: Page) => page.getByRole('combobox', { name: 'Search articles' })
