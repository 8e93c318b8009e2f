import { failedJobs as jobs } from '@fitout/contract/messages/en/staff/failed-jobs.ts'
import { health as screen } from '@fitout/contract/messages/en/staff/health.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findRunningEmbedded } from '../api/src/database/embedded/embedded.ts'
import { withClient } from '../api/src/testing/database-client.ts'
import { type TestBrowser, openBrowser } from './browser.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'

const words = screen.health

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

test('staff see the health of the shop, retry a failed job, and pause automatic jobs', async () => {
  const databaseUrl = present(await findRunningEmbedded(inject('shopDataDir')))
  await withClient(databaseUrl, (client) =>
    client.query(`insert into pgboss.job (name, data, state, retry_count, completed_on)
      values ('order-mail', jsonb_build_object('orderId', gen_random_uuid(), 'event', 'placed'), 'failed', 20, now())`),
  )
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin#/health')
  await page.getByRole('heading', { level: 1, name: screen.resources.health.name }).waitFor()
  const parts = [words.jobs, words.messages, words.payments, words.backup, words.disk, words.release]
  for (const name of parts) await page.getByRole('heading', { name, exact: true }).waitFor()
  const facts = page.locator('main')
  // The count of failed jobs leads to their list.
  await facts.getByRole('definition').getByRole('link').first().click()
  await page.waitForURL(/#\/jobs/)
  await page.getByRole('main').getByText(jobs.jobNames['order-mail']).first().waitFor()
  await page.goBack()
  for (const fact of [words.oldest, words.lastBackup, words.version]) await facts.getByText(fact).first().waitFor()

  const again = page.getByRole('button', { name: words.retryAll })
  await again.click()
  await again.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: words.pause }).click()
  const dialog = page.getByRole('dialog', { name: words.pauseTitle })
  await dialog.getByRole('button', { name: words.pause, exact: true }).click()
  await page.getByText(words.paused.split('{')[0] ?? '').waitFor()
  // Other journeys wait for their mails.
  await page.getByRole('button', { name: words.goOn }).click()
  await page.getByRole('button', { name: words.pause }).waitFor()
  expect(await page.getByText(words.paused.split('{')[0] ?? '').count()).toBe(0)
  await page.context().close()
})
