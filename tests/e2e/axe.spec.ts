import { AxeBuilder } from '@axe-core/playwright'
import { DESK, PHONE } from './support/pages'
import { STATES } from './support/states'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

// Colours are measured: none may be on its way to another.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ watched }) => watched.allow(failedLoad(404), failedLoad(401), failedLoad(403)))

for (const { name, as = 'visitor', consented = true, on, open } of STATES)
  test.describe(name, () => {
    test.use({ as, consented })

    test('axe finds nothing, small and large, light and dark', async ({ page }) => {
      await page.setViewportSize(on ?? DESK)
      await open(page)
      for (const size of on ? [on] : [DESK, PHONE]) {
        await page.setViewportSize(size)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
          const found = violations.map(({ id, nodes }) => ({
            rule: id,
            at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
          }))
          expect.soft(found, `${size.width} px, ${colorScheme}`).toEqual([])
        }
      }
    })
  })
