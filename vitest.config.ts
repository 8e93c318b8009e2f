import { defineConfig } from 'vitest/config'

const scope = process.env['TEST_SCOPE']
const isThorough = scope === 'all'
const isWide = isThorough || scope === 'wide'

/**
 * Most journeys in the browser are left to `npm run test:wide`; tests that take minutes and seldom break to `npm run test:all`.
 */
const leftOut = [
  '**/node_modules/**',
  ...(isThorough ? [] : ['**/*.slow.test.ts']),
  ...(isWide ? [] : ['**/*.wide.test.ts']),
]

/** They load the machine and measure how long others wait: two at a time would measure each other. */
const loadTests = 'api/src/{long-lists,overload,renovation-load,retry-storm,rolling,slow-clients}.slow.test.ts'

const inNode = {
  environment: 'node' as const,
  isolate: false,
  /**
   * Whether every journey runs in each language, and races and random tests are repeated more often; and whether a journey runs
   * on each device.
   */
  provide: { isThorough, isWide },
}

// Groups run one after the other, so that the browser has the machine to itself.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // A list of findings is printed whole: a retried test shows its message alone.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        test: {
          ...inNode,
          name: 'contract',
          // The back office reads its theme from the shop's tokens.
          css: { include: [/tokens\.css/] },
          include: ['{contract,ui,storefront,admin,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/build/**', ...leftOut],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...inNode,
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude: [...leftOut, loadTests],
          globalSetup: 'api/src/testing/database-server.ts',
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Database and tests share two cores, and some tests measure time; one that a stall broke is reported as retried.
          retry: isThorough ? 0 : 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...inNode,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: 'scripts/testing/open-shop.ts',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // The browser is a third on the two cores.
          retry: 1,
          // As long as the browser is given to show something.
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...inNode,
          name: 'load',
          include: [loadTests],
          exclude: leftOut,
          globalSetup: 'api/src/testing/database-server.ts',
          maxWorkers: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
