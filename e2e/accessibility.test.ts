import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPlace } from './addresses.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { plainPieces } from './pieces.ts'
import { everyState } from './screen-states.ts'
import { enter, type Visitor } from './visitor.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const

let browser: TestBrowser
let axe: string

beforeAll(async () => {
  browser = await openBrowser()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})
afterAll(() => browser.stop())
