import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, sizeCheckedIn, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { mailsTo } from './mail.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const plan = join(import.meta.dirname, '../api/database/seed/media/details/stool-round.jpg')

test.each(journeyLanguages)(
  'BEYOND-88 in %s, an enquiry begins with what an address says, outlives a reload, and ends with a reference',
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
  'BEYOND-5 in %s, the results say what matched, and nothing found leads on',
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
