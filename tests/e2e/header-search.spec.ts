import { headerSearch } from './support/pages'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const options = (page: Page) => page.getByRole('option')
const listbox = (page: Page) => page.getByRole('listbox', { name: 'Matching articles' })

test.describe('the search of the header', () => {
  test.use({ as: 'member' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/membership')
  })

  test('asks once when the typing rests, from three characters on, and shows five', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/search') asked.push(url.searchParams.get('q')!)
    })
    // Typed at once: on a busy machine the typing would rest between two keys.
    await headerSearch(page).focus()
    await headerSearch(page).evaluate((field: HTMLInputElement) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      for (const text of ['s', 'st', 'ste', 'stee', 'steel']) {
        value.set!.call(field, text)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    })
    await expect(options(page)).toHaveCount(5)
    expect(asked).toEqual(['steel'])
    await expect(options(page).first()).toContainText(/\d+ min/)
    await expect(page.getByRole('status').getByText('5 articles shown. Use the arrow keys')).toBeAttached()

    await headerSearch(page).fill('st')
    await expect(listbox(page)).toBeHidden()
    expect(asked).toEqual(['steel'])
  })

  test('arrows walk round, Enter opens what is marked', async ({ page }) => {
    const field = headerSearch(page)
    await field.fill('steel')
    await expect(options(page)).toHaveCount(5)
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await field.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    const second = options(page).nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!)
    await expect(field).toBeFocused()
    const address = (await second.getAttribute('href'))!
    await field.press('Enter')
    await page.waitForURL(address)
    await expect(listbox(page)).toBeHidden()
  })

  test('the active option stays in sight where the window is low', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 300 })
    const field = headerSearch(page)
    await field.fill('steel')
    await expect(options(page)).toHaveCount(5)
    await expect(options(page).last()).not.toBeInViewport()
    await field.press('ArrowUp')
    await expect(options(page).last()).toBeInViewport({ ratio: 0.9 })
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await expect(options(page).first()).toBeInViewport({ ratio: 0.9 })
  })

  test('the search works without scripts', async ({ openContext, page }) => {
    const storageState = await page.context().storageState()
    const plain = await (await openContext({ javaScriptEnabled: false, storageState })).newPage()
    await plain.goto('/membership')
    await headerSearch(plain).fill('C30/37 & S355')
    await headerSearch(plain).press('Enter')
    await expect(plain).toHaveURL('/search?q=C30%2F37+%26+S355')
    await expect(plain).toHaveTitle(/^Search/)
  })

  test('Enter alone opens the first, a press opens any', async ({ page }) => {
    await headerSearch(page).fill('punching shear')
    const first = (await options(page).first().getAttribute('href'))!
    await headerSearch(page).press('Enter')
    await page.waitForURL(first)

    await headerSearch(page).fill('timber')
    await expect(options(page).nth(2)).toContainText(/timber/i)
    const third = (await options(page).nth(2).getAttribute('href'))!
    await options(page).nth(2).click()
    await page.waitForURL(third)
    await expect(listbox(page)).toBeHidden()
  })

  test('Escape and a press elsewhere close it, coming back opens it again', async ({ page }) => {
    await headerSearch(page).fill('steel')
    await expect(listbox(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(listbox(page)).toBeHidden()
    await expect(headerSearch(page)).toBeFocused()
    await expect(headerSearch(page)).toHaveValue('steel')
    await page.keyboard.press('ArrowDown')
    await expect(listbox(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } })
    await expect(listbox(page)).toBeHidden()
    await headerSearch(page).click()
    await expect(listbox(page)).toBeVisible()
  })

  test('View all results goes to the search page', async ({ page }) => {
    await headerSearch(page).fill('C30/37 & S355')
    await page.getByRole('link', { name: 'View all results' }).click()
    await page.waitForURL(`/search?q=${encodeURIComponent('C30/37 & S355')}`)
    await expect(page.getByRole('heading', { name: 'Search results for "C30/37 & S355"' })).toBeVisible()
  })

  test('a word that nothing holds is said, not left blank', async ({ page }) => {
    await headerSearch(page).fill('qqqzzzxxx')
    await expect(page.getByText('No articles match. Press Enter for other ways to find it.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View all results' })).toHaveCount(0)
  })

  test('two letters are told that they are too few', async ({ page }) => {
    const hint = page.getByText('Type at least three characters: a word, a standard or a clause.')
    await headerSearch(page).fill('EC')
    await expect(hint).toBeVisible()
    await headerSearch(page).press('Enter')
    await expect(page).toHaveURL('/membership')
    await headerSearch(page).press('3')
    await expect(hint).toHaveCount(0)
  })

  test('a failure is a sentence', async ({ page, watched }) => {
    watched.allow(failedLoad('net'))
    await page.route('**/api/search*', (route) => route.abort())
    await headerSearch(page).fill('steel')
    await expect(page.getByText('Search failed.')).toBeVisible()
    await expect(page.getByText('Please check your connection and try again.')).toBeVisible()
  })

  test('slash and Ctrl-K lead to it, but not out of a text field', async ({ page }) => {
    // Pressed again until the page listens.
    const leadsToIt = (key: string) =>
      expect(async () => {
        await page.keyboard.press(key)
        await expect(headerSearch(page)).toBeFocused({ timeout: 500 })
      }).toPass()
    await leadsToIt('/')
    await expect(headerSearch(page)).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(headerSearch(page)).toHaveValue('a/b')

    await page.goto('/login')
    await page.getByLabel('Email').focus()
    await page.keyboard.type('/')
    await expect(page.getByLabel('Email')).toHaveValue('/')
    await leadsToIt('Control+k')
  })
})

test('tells a visitor that the library is for members', async ({ page, watched }) => {
  watched.allow(failedLoad(401))
  await page.goto('/')
  await headerSearch(page).fill('steel')
  await expect(page.getByText('The library is for members.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to search' }).click()
  await page.waitForURL('/login')
})
