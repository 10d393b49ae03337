import type { Page } from '@playwright/test'

/**
 * Returns the drafts that are on the browser's disk. A database that is not there yet is left to the page to
 * make.
 */
export const draftsOnDisk = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('loadpath')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    const opened = await new Promise((resolve) => {
      opening.onsuccess = () => resolve(true)
      opening.onerror = () => resolve(false)
    })
    if (!opened) return ''
    const all = opening.result.transaction('values').objectStore('values').getAll()
    await new Promise((resolve) => (all.onsuccess = resolve))
    opening.result.close()
    return all.result.join()
  })
