import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiryReplies as replies } from '@fitout/contract/messages/en/staff/enquiry-replies.ts'
import { replyTemplates as templates } from '@fitout/contract/messages/en/staff/reply-templates.ts'
import { bringAxe, sizeCheckedIn, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { mailsTo } from './mail.ts'
import { enterOffice, speak } from './office.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const plan = join(import.meta.dirname, '../api/database/seed/media/details/stool-round.jpg')

test.each(journeyLanguages)(
  'BEYOND-88 in %s, an enquiry is prefilled from its address, survives a reload, and ends with a reference',
  async (locale) => {
    const visitor = await enter(browser, locale)
    const { page, words, goTo, leave } = visitor
    const { enquiry } = words
    await bringAxe(page)
    await goTo('/enquiry?style=nordic&area=45&area_units=sqm&location=sha-tin')
    const field = (name: string) => page.locator(`form [name=${name}]`)
    await expect.poll(() => field('style').inputValue()).toBe('nordic')
    expect([await field('area').inputValue(), await field('location').inputValue()]).toEqual(['45', 'sha-tin'])
    const send = page.getByRole('button', { name: enquiry.send })
    expect(await page.getByRole('navigation').count()).toBe(0)

    await send.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group')
    await page.getByRole('button', { name: enquiry.needsContact }).click()
    expect(await field('email').evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await violations(page, [sizeCheckedIn[locale]])).toEqual([])

    await field('name').fill('Chan')
    await field('description').fill('Two rooms')
    await field('email').fill(`enquiry-${locale}@home.example`)
    await page.locator('input[type=file]').first().setInputFiles(plan)
    const picture = page.getByRole('img', { name: 'stool-round.jpg' })
    await picture.waitFor()
    await page.reload()
    await picture.waitFor()
    await expect.poll(() => field('description').inputValue()).toBe('Two rooms')

    await send.click()
    await page.getByRole('heading', { name: enquiry.receivedTitle }).waitFor()
    const reference = await page.locator('dd').first().innerText()
    expect(reference).toMatch(/^EQ-/)
    expect(await violations(page, [sizeCheckedIn[locale]])).toEqual([])
    await expect.poll(async () => (await mailsTo(`enquiry-${locale}@home.example`))[0]?.subject).toContain(reference)
    await leave()
  },
)

test.each(journeyLanguages)(
  'BEYOND-5 in %s, the results say what matched, and an empty result offers links',
  async (locale) => {
    const { page, words, goTo, leave } = await enter(browser, locale)
    await bringAxe(page)
    await goTo(`/search?keyword=${encodeURIComponent('沙田')}`)
    await page.locator('main mark, main [role=status]').first().waitFor()
    const district = page.getByRole('region', { name: words.search.districts }).getByRole('link')
    expect(await district.getAttribute('href')).toContain('sha-tin')
    await goTo(`/search?keyword=${encodeURIComponent('紫晶梳化')}`)
    await page.getByRole('link', { name: words.screens.enquiry }).first().waitFor()
    await page.getByRole('heading', { name: words.search.popular }).waitFor()
    expect(await violations(page, [sizeCheckedIn[locale]])).toEqual([])
    await leave()
  },
)

test('an enquiry is answered from a template, and its sender replies through the link, without signing in', async () => {
  // A retry finds what the first attempt left.
  const topic = `Kitchen in Tai Po ${Date.now()}`
  const visitor = await enter(browser, 'en')
  const { page, words, goTo } = visitor
  await bringAxe(page)
  await goTo('/enquiry')
  const field = (name: string) => page.locator(`form [name=${name}]`)
  await field('name').fill('Ms Lee')
  await field('subject').fill(topic)
  await field('description').fill('New cupboards and tiles')
  const email = 'thread@home.example'
  await field('email').fill(email)
  await page.getByRole('button', { name: words.enquiry.send }).click()
  await page.getByRole('heading', { name: words.enquiry.receivedTitle }).waitFor()

  const staff = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(staff)
  await enterOffice(staff)
  await speak(staff, 'en')
  await staff.goto('/admin#/enquiries')
  await staff.getByRole('row').getByRole('link', { name: topic }).click()
  const { answer, send } = replies.enquiryReplies
  const box = staff.getByRole('textbox', { name: answer })
  await staff.getByRole('combobox', { name: templates.replyTemplates.choose }).fill('度尺')
  await staff.keyboard.press('ArrowDown')
  await staff.keyboard.press('Enter')
  await expect.poll(() => box.inputValue()).toContain('/en/appointments')
  expect(await violations(staff, [{ width: 1440, height: 900 }])).toEqual([])
  await staff.getByRole('button', { name: send }).click()
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Re: /))
  const mail = (await mailsTo(email)).find(({ subject }) => subject?.startsWith('Re: '))
  const link = /https?:\/\/\S+\/enquiry\/replies\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const guest = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(guest)
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, ''))
  await guest.getByText('New cupboards and tiles').waitFor()
  expect(await violations(guest, [{ width: 375, height: 900 }])).toEqual([])
  await guest.getByRole('textbox', { name: words.enquiryReplies.write }).fill('Thursday at ten')
  await guest.getByRole('button', { name: words.enquiryReplies.send }).click()
  await guest.getByText(words.enquiryReplies.sentNow).waitFor()
  await staff.reload()
  await staff.getByText('Thursday at ten').waitFor()
  await staff.getByText(replies.enquiryReplies.waits).first().waitFor()
  await guest.context().close()
  await staff.context().close()
  await visitor.leave()
})
