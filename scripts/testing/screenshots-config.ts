import { defineConfig } from 'vitest/config'
import { projectRoot } from '../tools.ts'

/** The shop, the browser and the steps of the journeys, for pictures instead of checks. */
export default defineConfig({
  root: projectRoot,
  test: {
    environment: 'node',
    include: ['e2e/screenshots/take-screenshots.ts'],
    globalSetup: 'scripts/testing/open-shop.ts',
    // A language each, and two at a time.
    maxConcurrency: 2,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
})
