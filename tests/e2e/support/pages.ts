import type { Locator, Page } from '@playwright/test'

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

/** What a notice lies over of what has the focus, or stands where it is while the page is scrolled. */
export const coveredBy = (notice: Locator) =>
  notice.evaluate((shown) => {
    const box = shown.getBoundingClientRect()
    const stands = (part: Element | null): boolean =>
      part !== null && (/fixed|sticky/.test(getComputedStyle(part).position) || stands(part.parentElement))
    return [...document.querySelectorAll('a[href], button, input, select, textarea, [contenteditable=true]')]
      .filter((part) => {
        if (shown.contains(part) || !(part === document.activeElement || stands(part))) return false
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map((part) => part.textContent || part.getAttribute('aria-label') || part.outerHTML.slice(0, 80))
  })

export const headerSearch = (page: Page) => page.getByRole('combobox', { name: 'Search articles' })
