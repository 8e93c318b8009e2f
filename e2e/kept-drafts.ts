import type { Page } from 'playwright-core'

/** The unsaved forms stored on the device, as JSON. */
export async function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(
    async () =>
      new Promise<string>((resolve, reject) => {
        const asked = indexedDB.open('fitout-drafts')
        asked.addEventListener('error', () => reject(asked.error ?? new Error('No drafts')))
        asked.addEventListener('success', () => {
          const all = asked.result.transaction('values').objectStore('values').getAll()
          all.addEventListener('success', () => {
            asked.result.close()
            resolve(JSON.stringify(all.result))
          })
        })
      }),
  )
}
