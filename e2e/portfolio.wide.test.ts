import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { catalogue } from './pieces.ts'
import { ask, mainStoreId, type Texts } from './shop-facts.ts'
import { enter } from './visitor.ts'
import { filled, saying } from './words.ts'

type Card = { _id: string; title: Texts; slug: Texts }

let browser: TestBrowser
/** Has photographs with pieces in them, a comparison, a film and a model. */
let project: Card
beforeAll(async () => {
  browser = await openBrowser()
  project = (await ask<Card[]>('/projects/filter?keyword=Tai%20Koo&per_page=1'))[0]!
})
afterAll(() => browser.stop())

test('BEYOND-7 BEYOND-71 a filtered address shows the same list to another visitor, and on the way back', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  await goTo('/projects')
  await page.getByRole('button', { name: words.projects.filters, exact: true }).click()
  const filters = page.getByRole('search', { name: words.projects.filters })
  const style = filters.getByRole('checkbox', { name: 'Industrial' })
  await style.check()
  await page.waitForURL((url) => url.searchParams.get('style') === 'industrial')
  await filters.getByRole('checkbox', { name: 'Shop', exact: true }).check()
  await page.waitForURL((url) => url.searchParams.get('property_type') === 'shop')
  await page.keyboard.press('Escape')
  const headings = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  await expect.poll(headings).toEqual(['Coffee at the corner, Sham Shui Po'])
  await goTo(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect.poll(headings).toEqual(['Coffee at the corner, Sham Shui Po'])
  const chips = page.getByRole('list', { name: words.projects.activeFilters })
  await chips.getByRole('link', { name: /^Shop/ }).click()
  await page.waitForURL((url) => !url.searchParams.has('property_type'))
  await expect.poll(async () => (await headings()).length).toBe(2)

  const [listed, place] = [page.url(), 400]
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last().getByRole('link')
  // A mouse click would scroll it into view first.
  await last.evaluate((link: HTMLElement) => link.click())
  await page.getByRole('region', { name: words.projects.facts }).waitFor()
  await page.goBack()
  await expect.poll(async () => (await headings()).length).toBe(2)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(page.url()).toBe(listed)
  await goTo('/projects?style=industrial&budget=under-200k')
  await page.getByText(words.projects.empty).waitFor()
  await leave()
})

test('BEYOND-73 BEYOND-74 BEYOND-75 a project: pictures by key, pieces in them, a film on request, and a link to a similar one', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'zh')
  await bringAxe(page)
  const films: string[] = []
  page.on('request', (request) => {
    if (/\/media\/(videos|models)\//.test(request.url())) films.push(request.url())
  })
  await goTo(pathTo('project', 'zh', { id: project._id }))
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: project.title.zh }).waitFor()
  expect(new URL(page.url()).pathname).toBe(pathTo('project', 'zh', { id: project._id, slug: project.slug.zh }))

  // Captions and descriptions in the language of the page; the lightbox turns by arrow keys and announces its position.
  for (const image of await main.locator('figure > div > picture img').all()) {
    expect(await image.getAttribute('alt')).toMatch(/\p{Script=Han}/u)
  }
  const captions = await main.locator('figcaption').allTextContents()
  expect(captions.length).toBeGreaterThan(3)
  await main
    .getByRole('button', { name: saying(words.projects.enlargePicture) })
    .first()
    .press('Enter')
  const lightbox = page.getByRole('dialog')
  await lightbox.getByText(captions[0]!).waitFor()
  await page.keyboard.press('ArrowRight')
  await lightbox.getByText(captions[1]!).waitFor()
  expect(await violations(page, [{ width: 1440, height: 900 }])).toEqual([])
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'hidden' })

  // The marks of a picture are a list; each opens a card that links to the piece.
  const pieces = main.getByRole('list', { name: words.projects.inPicture }).first()
  expect(await pieces.getByRole('listitem').count()).toBeGreaterThan(3)
  await pieces.getByRole('button').first().press('Enter')
  expect(await pieces.getByRole('link').first().getAttribute('href')).toMatch(/^\/products\//)
  expect(await violations(page, [{ width: 375, height: 812 }])).toEqual([])
  await page.keyboard.press('Escape')

  const facts = main.getByRole('region', { name: words.projects.facts })
  await facts.getByText('682 呎（63.4 平方米）').waitFor()
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
  const work = structured.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'CreativeWork')
  expect(work).toMatchObject({ name: project.title.zh, dateCreated: '2025-06-13', genre: '北歐風' })
  expect(work.image.map((image: { caption: string }) => image.caption)).toEqual(captions)

  const play = main.getByRole('button', { name: saying(words.projects.filmPlay) })
  await play.scrollIntoViewIfNeeded()
  expect(films).toEqual([])
  await play.press('Enter')
  await expect.poll(() => films.filter((url) => url.endsWith('.webm')).length).toBeGreaterThan(0)
  await main.getByText(words.projects.transcript).click()
  await main.getByText(/沒有聲音/).waitFor()

  const want = new URL((await facts.getByRole('link', { name: words.projects.want }).getAttribute('href'))!, page.url())
  expect(want.pathname).toBe('/enquiry')
  expect(Object.fromEntries(want.searchParams)).toEqual({
    project: project._id,
    style: 'nordic',
    area: '682',
    area_units: 'sqft',
    budget: '700k-1200k',
    location: 'eastern',
  })
  await leave()
})

test('BEYOND-87 BEYOND-89 four answers give a range at once, in square metres too, and are passed on to the enquiry', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'cn', { width: 'phone' })
  await bringAxe(page)
  await goTo('/estimate')
  await page.getByLabel(words.estimates.area).fill('50')
  await page.getByRole('radio', { name: words.estimates.sqm }).check({ force: true })
  const submit = page.getByRole('button', { name: words.estimates.submit })
  await submit.tap()
  const range = page.getByRole('region', { name: words.estimates.result })
  await range.getByText('HK$620,000 至 HK$905,000').waitFor()
  await range
    .getByText(/538 平方英尺/)
    .first()
    .waitFor()
  await range.getByRole('heading', { name: words.estimates.excluded }).waitFor()
  expect(await violations(page, [{ width: 375, height: 812 }])).toEqual([])
  expect(await page.locator('input[type=email], input[type=tel], input[name*=name]').count()).toBe(0)
  const carry = (await range.getByRole('link', { name: words.estimates.carry }).getAttribute('href'))!
  const answers = 'property_type=private-flat&scope=whole-home&finish=considered'
  expect(carry).toBe(`/cn/enquiry?area=50&area_units=sqm&budget=700k-1200k&${answers}`)
  await page.getByLabel(words.estimates.area).fill('3')
  await submit.tap()
  await page.getByText(saying(words.estimates.areaFault)).waitFor()

  await goTo(carry.replace('/cn', ''))
  const description = page.getByRole('textbox', { name: words.enquiry.description })
  const filledIn = filled(words.enquiry.estimated, { property: '私人住宅', scope: '整屋装修', finish: '讲究' })
  await expect.poll(() => description.inputValue()).toBe(filledIn)
  await description.fill('一家三口')
  await goTo(carry.replace('/cn', '').replace('considered', 'bespoke'))
  await expect.poll(() => page.locator('form [name=area]').inputValue()).toBe('50')
  expect(await description.inputValue()).toBe('一家三口')
  await leave()
})

test('a service: each package lists its contents, and the selected one is booked for a day, a time and an address', async () => {
  const card = (await catalogue('SERVICE')).find(({ title }) => title.en === 'Kitchen renovation package')!
  const details = `/stores/${await mainStoreId()}/product-management/products/${card._id}/details`
  const { variants } = await ask<{ variants: { _id: string; title: Texts }[] }>(details)
  const wanted = variants.at(-1)!
  const { page, words, press, goTo, leave } = await enter(browser, 'zh', { width: 'phone' })
  await goTo(pathTo('service', 'zh', { id: card._id }))
  const packages = page.getByRole('region', { name: words.product.packages })
  for (const { title } of variants) {
    const one = packages
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title.zh, exact: true }) })
    await one.getByText(/^HK\$[\d,]+$/).waitFor()
    expect(await one.getByRole('list', { name: words.product.included }).getByRole('listitem').count()).toBeGreaterThan(
      2,
    )
  }
  await page.getByRole('region', { name: words.product.process }).waitFor()
  await press(packages.getByRole('link', { name: `${words.product.choosePackage} · ${wanted.title.zh}` }))
  await expect.poll(() => new URL(page.url()).searchParams.get('variant')).toBe(wanted._id)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('book')
  const form = page.locator('#book')
  expect(await form.getByRole('radio', { name: wanted.title.zh }).isChecked()).toBe(true)
  await form.getByRole('group', { name: words.product.timeSlot }).getByRole('radio').first().check()
  // The bar at the foot has the same one while this is out of sight.
  await press(form.getByRole('button', { name: words.product.add }).first())
  await page.getByRole('status').getByText(words.product.added).waitFor()
  await goTo('/cart')
  const line = page.getByRole('listitem').filter({ hasText: wanted.title.zh })
  await expect.poll(() => line.locator('select[name^=date-]').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
  await expect.poll(() => line.locator('select[name^=slot-] option:checked').textContent()).toMatch(/^\d\d:\d\d–/)
  await goTo('/checkout')
  await page.getByText(words.checkout.visitText).waitFor()
  await leave()
})
