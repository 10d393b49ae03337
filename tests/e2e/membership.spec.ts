import type { Locator } from '@playwright/test'
import { DEMO } from './support/accounts'
import { toastOf } from './support/pages'
import { newEmail, PASSWORD } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

/** Label, what is typed, what is said when it is empty, and what browsers fill it with. */
const FIELDS = [
  ['First name', 'Nora', 'First name is required', 'given-name'],
  ['Last name', 'Lind', 'Last name is required', 'family-name'],
  ['Email', '', 'Please enter a valid email address', 'username'],
  ['Password', PASSWORD, 'Password must be at least 8 characters long', 'new-password'],
  ['Confirm password', PASSWORD, 'Please confirm your password', 'new-password'],
  ['Job title', 'Engineer', 'Job title is required', 'organization-title'],
] as const
const COMPANY = 'Company/Organization'

const RULE =
  'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Start My Free Membership' })
const says = (control: Locator, message: string) =>
  expect(control).toHaveAccessibleDescription(
    new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`),
  )

test.beforeEach(async ({ page }) => {
  await page.goto('/membership')
})

test.describe('the plans', () => {
  test('show what can be had now, and why', async ({ page }) => {
    await expect(page.getByText('Free trial run', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Free Membership' })).toBeVisible()
    await expect(page.getByText('£0', { exact: true })).toBeVisible()
    await expect(page.getByText(/Premium/)).toHaveCount(0)
    for (const feature of [
      'Access to public articles',
      'Basic community features',
      'Engineering knowledge base',
      'Standard support',
    ])
      await expect(page.getByRole('listitem').filter({ hasText: feature }).last()).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Why Choose/ })).toBeVisible()
  })

  test('going back to them clears the form', async ({ page }) => {
    await page.getByRole('button', { name: 'Start Free' }).click()
    await field(page, 'First name').fill('Nora')
    await page.getByRole('button', { name: 'Back to Plans' }).click()
    await page.getByRole('button', { name: 'Start Free' }).click()
    await expect(field(page, 'First name')).toHaveValue('')
  })
})

test.describe('the form', () => {
  test.beforeEach(async ({ page }) => {
    await page.getByRole('button', { name: 'Start Free' }).click()
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
  })

  test('names everything that is missing at its field and goes to the first', async ({ page }) => {
    await submit(page).click()
    for (const [label, , message] of FIELDS) {
      await says(field(page, label), message)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    }
    for (const label of [
      COMPANY,
      'Experience',
      'Specialization (optional)',
      'Phone (optional)',
      'Location (optional)',
    ])
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid')
    await expect(field(page, 'First name')).toBeFocused()
  })

  test('needs no more than name, email, password and title, and says what belongs together', async ({
    page,
  }) => {
    const bodies: unknown[] = []
    await page.route('**/api/register', async (route) => {
      bodies.push(route.request().postDataJSON())
      await route.fulfill({ status: 201, json: { message: 'Registration successful!' } })
    })
    for (const [label, value] of FIELDS) await field(page, label).fill(label === 'Email' ? newEmail() : value)
    await field(page, 'Experience').selectOption('3-5')
    const more = page.getByText('More about you (optional)')
    await more.click()
    await expect(field(page, COMPANY)).toBeHidden()
    await submit(page).click()
    // What is wrong opens by itself.
    await says(field(page, COMPANY), 'Company/Organization is required')
    await expect(field(page, COMPANY)).toBeFocused()
    await field(page, 'Experience').selectOption('')
    await field(page, COMPANY).fill('Lind Structural')
    await expect(field(page, COMPANY)).not.toHaveAttribute('aria-invalid')
    await submit(page).click()
    await says(field(page, 'Experience'), 'Please select your experience level')
    await expect(field(page, 'Experience')).toBeFocused()
    await field(page, COMPANY).fill('')
    await expect(field(page, 'Experience')).not.toHaveAttribute('aria-invalid')
    // It does not fold over the field that was just mended.
    await expect(field(page, COMPANY)).toBeFocused()
    await submit(page).click()
    await expect
      .poll(() => bodies)
      .toEqual([expect.objectContaining({ company: '', experience: '', firstName: 'Nora' })])
  })

  test('begins on a phone with what is needed and its button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const bottom = async (label: string) => {
      const { y, height } = (await field(page, label).boundingBox())!
      return y + height
    }
    const button = (await submit(page).boundingBox())!
    expect(button.y).toBeGreaterThan(await bottom('Job title'))
    expect(button.y).toBeLessThan(await bottom(COMPANY))
  })

  test('goes to the first bad field, wherever it is', async ({ page }) => {
    await fill(page, newEmail())
    await field(page, 'Job title').fill('   ')
    await submit(page).click()
    await says(field(page, 'Job title'), 'Job title is required')
    await expect(field(page, 'Job title')).toBeFocused()
    await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid')
  })

  test('says which rule a password breaks', async ({ page }) => {
    await fill(page, newEmail())
    const cases = [
      ['Ab1!', 'Password must be at least 8 characters long'],
      ['alllower1!', RULE],
      ['ALLUPPER1!', RULE],
      ['NoDigits!!', RULE],
      ['NoSpecial11', RULE],
      ['Str0ng!beams#', RULE],
    ] as const
    for (const [password, message] of cases) {
      await field(page, 'Password').fill(password)
      await field(page, 'Confirm password').fill(password)
      await submit(page).click()
      await says(field(page, 'Password'), message)
      await expect(field(page, 'Password')).toBeFocused()
    }
    await field(page, 'Password').fill(PASSWORD)
    await field(page, 'Confirm password').fill(`${PASSWORD}x`)
    await submit(page).click()
    await says(field(page, 'Confirm password'), "Passwords don't match")
    await expect(field(page, 'Confirm password')).toBeFocused()
  })

  test('a taken address is said at its field, and nothing typed is lost', async ({ page, watched }) => {
    watched.allow(failedLoad(409))
    await fill(page, DEMO.member.email)
    await submit(page).click()
    await says(field(page, 'Email'), 'An account with this email already exists')
    await expect(field(page, 'Email')).toBeFocused()
    await expect(toastOf(page)).toContainText('Registration Failed')
    await expect(toastOf(page)).toContainText('An account with this email already exists')
    for (const [label, value] of FIELDS)
      await expect(field(page, label)).toHaveValue(label === 'Email' ? DEMO.member.email : value)
    await expect(field(page, 'Experience')).toHaveValue('3-5')
  })

  test('is still filled in after a reload, but for the password', async ({ page }) => {
    await field(page, 'First name').fill('Nora')
    await field(page, COMPANY).fill('Lind & Partners')
    await field(page, 'Password').fill('Secret!2345')
    await page.reload()
    await expect(field(page, 'First name')).toHaveValue('Nora')
    await expect(field(page, COMPANY)).toHaveValue('Lind & Partners')
    await expect(field(page, 'Password')).toHaveValue('')
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
    expect(stored).toContain('Lind & Partners')
    expect(stored).not.toContain('Secret')
    // A visitor's name is nobody else's to find: it goes with the tab.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Lind')
  })

  test('pressing twice sends once', async ({ page }) => {
    const bodies: unknown[] = []
    let answer = () => {}
    const asked = new Promise<void>((done) => (answer = done))
    await page.route('**/api/register', async (route) => {
      bodies.push(route.request().postDataJSON())
      await asked
      await route.fulfill({ status: 201, json: { message: 'Registration successful!' } })
    })
    const email = newEmail()
    await fill(page, email)
    await submit(page).dblclick()
    const busy = page.getByRole('button', { name: 'Processing...' })
    await busy.click({ force: true })
    await field(page, 'Job title').press('Enter')
    answer()
    await expect(page.getByText('Your account is open')).toBeVisible()
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({
      email,
      firstName: 'Nora',
      professionalTitle: 'Engineer',
      experience: '3-5',
      membershipType: 'free',
    })
    expect(bodies[0]).not.toHaveProperty('confirmPassword')
    await page.waitForURL('/login')
  })

  test('says so when the server cannot be reached, and keeps what was typed', async ({ page, watched }) => {
    watched.allow(failedLoad('net'))
    await page.route('**/api/register', (route) => route.abort())
    const email = newEmail()
    await fill(page, email)
    await submit(page).click()
    await expect(toastOf(page)).toContainText('Registration Failed')
    await expect(toastOf(page)).toContainText('Please check your connection and try again.')
    await expect(field(page, 'Email')).toHaveValue(email)
    await expect(field(page, 'Password')).toHaveValue(PASSWORD)
    await expect(submit(page)).toBeEnabled()
  })

  test('can be filled in and sent by keyboard alone', async ({ page }) => {
    await page.route('**/api/register', (route) =>
      route.fulfill({ status: 201, json: { message: 'Registration successful!' } }),
    )
    const email = newEmail()
    for (const [label, value] of FIELDS) {
      await tabTo(page, field(page, label))
      await page.keyboard.type(label === 'Email' ? email : value)
    }
    // Past the button and the heading of what can wait.
    await tabTo(page, field(page, COMPANY))
    await page.keyboard.type('Lind Structural')
    await tabTo(page, field(page, 'Experience'))
    await page.keyboard.type('6')
    await expect(field(page, 'Experience')).toHaveValue('6-10')
    await tabTo(page, field(page, 'Location (optional)'))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your account is open')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
  })

  test('tells browsers what to fill in', async ({ page }) => {
    for (const [label, , , token] of FIELDS)
      await expect(field(page, label)).toHaveAttribute('autocomplete', token)
    await expect(field(page, COMPANY)).toHaveAttribute('autocomplete', 'organization')
    await expect(field(page, 'Phone (optional)')).toHaveAttribute('autocomplete', 'tel')
    await expect(field(page, 'Phone (optional)')).toHaveAttribute('type', 'tel')
    await expect(field(page, 'Location (optional)')).toHaveAttribute('autocomplete', 'address-level2')
  })
})

async function fill(page: Page, email: string) {
  for (const [label, value] of FIELDS) await field(page, label).fill(label === 'Email' ? email : value)
  await field(page, COMPANY).fill('Lind Structural')
  await field(page, 'Experience').selectOption('3-5')
}

/** At most three stops on the way: the button that shows a password is one. */
async function tabTo(page: Page, control: Locator) {
  for (let stops = 0; stops < 3; stops++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control).toBeFocused()
}
