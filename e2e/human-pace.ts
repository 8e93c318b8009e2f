import type { Locator, Page } from 'playwright-core'

/**
 * Seconds of an average user, by the keystroke-level model of Card, Moran and Newell: a key, a press with the pointing, and the
 * moment of thought before each action. On a phone keys are slower, and the user scrolls to a field.
 */
const pace = {
  desk: { key: 0.28, press: 1.3, thought: 1.35, choice: 6 },
  phone: { key: 0.5, press: 2.2, thought: 1.35, choice: 10 },
} as const

export type Width = keyof typeof pace

export type Hand = ReturnType<typeof handAt>

/** Acts like a user of a page, and adds up how long it would take. */
export function handAt(width: Width) {
  const { key, press, thought, choice } = pace[width]
  const began = performance.now()
  let acts = 0
  let seconds = 0
  function count(duration: number): void {
    acts += 1
    seconds += thought + duration
  }
  return {
    async press(target: Locator): Promise<void> {
      await target.click()
      count(press)
    },
    /** A field that has the focus already is not pressed. */
    async type(field: Locator, text: string): Promise<void> {
      const isReady = await field.evaluate((one) => one === document.activeElement)
      if (!isReady) await field.click()
      await field.fill(text)
      count((isReady ? 0 : press) + text.length * key)
    },
    /** Keys without a field, such as Control+k. */
    async strike(page: Page, keys: string): Promise<void> {
      await page.keyboard.press(keys)
      count(keys.split('+').length * key)
    },
    /** In the file dialog of the device. */
    async choose(field: Locator, files: string[]): Promise<void> {
      await field.setInputFiles(files)
      count(press + files.length * choice)
    },
    /** The user's time, and the shop's in addition. */
    seconds: () => seconds + (performance.now() - began) / 1000,
    byHand: () => seconds,
    summary: () =>
      `${acts} acts, ${seconds.toFixed(0)} s by hand, ${((performance.now() - began) / 1000).toFixed(0)} s of the machine`,
  }
}
