import { pipeline as words } from '@fitout/contract/messages/en/staff/pipeline.ts'
import { renovations } from '@fitout/contract/messages/en/staff/renovations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { enterOffice, speak } from './office.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

// By their names: other journeys leave renovations of their own on the board.
const quoted = '沙田兩房全屋裝修'
const underway = '北角三房全屋裝修'
const handedOver = '中西區開放式單位裝修'
const columns = words.pipeline.columns

test('the board shows the demo from quotation to warranty, and is operated by keyboard', async () => {
  const staff = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(staff)
  await enterOffice(staff)
  await speak(staff, 'en')
  await staff.goto('/admin#/pipeline')
  const column = (name: string) => staff.getByRole('region', { name, exact: true })
  const { status } = renovations.renovations
  const cardOf = (name: string, title: string) => column(name).getByRole('link', { name: title })
  await cardOf(columns.works, underway).getByText(status.IN_PROGRESS).waitFor()
  await cardOf(columns.warranties, handedOver).getByText(status.HANDED_OVER).waitFor()
  const card = cardOf(columns.quotations, quoted)
  await card.waitFor()
  expect(await violations(staff, [{ width: 1440, height: 900 }])).toEqual([])

  await staff.setViewportSize({ width: 768, height: 900 })
  const chosen = staff.getByRole('button', { name: columns.quotations })
  await chosen.focus()
  await staff.keyboard.press('Enter')
  await column(columns.enquiries).waitFor({ state: 'detached' })
  const narrow = [768, 375].map((width) => ({ width, height: 900 }))
  expect(await violations(staff, narrow)).toEqual([])
  await card.focus()
  await staff.keyboard.press('Enter')
  await staff.getByRole('heading', { level: 2, name: quoted }).waitFor()
  await staff.context().close()
})
