import { STATES } from './support/states'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

const WIDTHS = [360, 390, 768, 1440, 2560]

test.beforeEach(({ watched }) => watched.allow(failedLoad(404), failedLoad(401), failedLoad(403)))

for (const { name, as = 'visitor', consented = true, on, open } of STATES)
  test.describe(name, () => {
    test.use({ as, consented })

    test('never scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: on?.width ?? 1440, height: 900 })
      await open(page)
      for (const width of WIDTHS.filter((one) => !on || one < 768)) {
        await page.setViewportSize({ width, height: 900 })
        const { over, first } = await page.evaluate(() => {
          const edge = document.documentElement.clientWidth
          const beyond = [...document.querySelectorAll('body *')].find(
            (element) =>
              element.getBoundingClientRect().right > edge + 1 && element.scrollWidth <= element.clientWidth,
          )
          return {
            over: document.documentElement.scrollWidth - edge,
            first: beyond?.outerHTML.slice(0, 200) ?? '',
          }
        })
        expect.soft(over, `${width} px: ${first}`).toBeLessThanOrEqual(0)
      }
    })
  })
