import type { Locator } from 'playwright-core'

/**
 * Seconds of an average user, by the keystroke-level model of Card, Moran and Newell: a key, a press with the pointing, and the
 * moment of thought before each action. On a phone keys are slower, and the user scrolls to a field.
 */
const pace = {
  desk: { key: 0.28, press: 1.3, thought: 1.35, choice: 6 },
  phone: { key: 0.5, press: 2.2, thought: 1.35, choice: 10 },
} as const

/** Acts like a user of a page, and adds up how long it would take. */
export function handAt(width: keyof typeof pace) {
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
    async type(field: Locator, text: string): Promise<void> {
      await field.click()
      await field.fill(text)
      count(press + text.length * key)
    },
    /** In the file dialog of the device. */
    async choose(field: Locator, files: string[]): Promise<void> {
      await field.setInputFiles(files)
      count(press + files.length * choice)
    },
    /** The user's time, and the shop's in addition. */
    seconds: () => seconds + (performance.now() - began) / 1000,
    byHand: () => seconds,
    said: () =>
      `${acts} acts, ${seconds.toFixed(0)} s by hand, ${((performance.now() - began) / 1000).toFixed(0)} s of the machine`,
  }
}
