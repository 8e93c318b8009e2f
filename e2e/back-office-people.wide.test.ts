import { readFile } from 'node:fs/promises'
import { languageNames } from '@fitout/contract/locales.ts'
import { customerMerges } from '@fitout/contract/messages/en/staff/customer-merges.ts'
import { postComments } from '@fitout/contract/messages/en/staff/post-comments.ts'
import { listCustomers, tagCustomer } from '@fitout/contract/staff/customers.ts'
import { addStaff } from '@fitout/contract/staff/staff.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { completeAnOrder } from './earned-points.ts'
import { askAs, enterAsMember } from './member.ts'
import { enterOffice, speak } from './office.ts'
import { plainPieces } from './pieces.ts'
import { present } from './present.ts'
import { ask } from './shop-facts.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

test('staff publish one held comment and hide another, on a phone; readers see the published one', async () => {
  const [post] = await ask<{ _id: string }[]>('/posts/filter?per_page=1')
  const reader = await enterAsMember(browser, 'en', 'Wai Lam')
  const [shown, hidden] = [`Our plan: www.plan${Date.now()}.hk`, `Cheap lamps: www.lamps${Date.now()}.hk`]
  for (const comment of [shown, hidden]) {
    await askAs(reader.page, 'en', 'POST', '/posts/review', { _id: post!._id, comment })
  }
  const standing = async () =>
    (await ask<{ comment: string }[]>(`/posts/${post!._id}/reviews?per_page=50`)).map(({ comment }) => comment)
  expect(await standing()).not.toContain(shown)

  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin')
  const reasons = Object.values(words.heldFor).join('|')
  await page
    .getByText(new RegExp(`· (${reasons})`))
    .first()
    .waitFor()
  // On Today the earliest ones can be decided too.
  const hide = page.getByRole('button', { name: new RegExp(`^${words.comments.hide}: `) }).first()
  const name = (await hide.getAttribute('aria-label'))!
  await hide.click()
  const reason = page.getByRole('dialog', { name })
  await reason.getByRole('textbox').fill('By mistake')
  await reason.getByRole('button', { name: words.comments.hide }).click()
  const onToday = page.getByRole('button', { name, exact: true })
  await onToday.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.kit.action.undo }).click()
  await onToday.waitFor()
  await page.goto('/admin#/comments')
  // Today shows the same comments while this screen loads.
  await page.getByRole('heading', { name: postComments.resources.comments.name, level: 1 }).waitFor()
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await row(hidden).waitFor()
  const found = await violations(page, [phone])
  // One on its screen, the other in the list.
  await row(shown).getByRole('link').click()
  await page.getByRole('button', { name: words.comments.show }).click()
  await page.getByText(words.commentStatus.ACTIVE, { exact: true }).waitFor()
  await page.goto('/admin#/comments')
  await row(hidden).getByRole('checkbox').check()
  await page.getByRole('button', { name: words.comments.hide }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('An advertisement')
  await dialog.getByRole('button', { name: words.comments.hide }).click()
  await row(hidden).waitFor({ state: 'detached' })
  expect(await row(shown).count()).toBe(0)
  await expect.poll(standing).toContain(shown)
  expect(await standing()).not.toContain(hidden)
  expect(found).toEqual([])
  await page.context().close()
  await reader.leave()
}, 150_000)

test('staff approve one review with a reply and reject another, then adjust the points of, note, copy and delete its writer', async () => {
  const [piece] = await plainPieces(1)
  const name = `Siu Ming ${Date.now()}`
  const writer = await enterAsMember(browser, 'en', name)
  const [good, bad] = [`Sturdy and warm ${Date.now()}`, `Buy cheap lamps ${Date.now()}`]
  const orders: string[] = []
  for (const comment of [good, bad]) {
    const { _id } = await completeAnOrder(writer, piece!)
    orders.push(_id)
    const reviews = [{ product_variant_id: piece!.variants[0]!._id, rating: 5, comment }]
    await askAs(writer.page, 'en', 'POST', `/orders/${_id}/reviews`, { reviews })
  }
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  await page.goto('/admin#/reviews')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  const dialog = page.getByRole('dialog')
  const approve = row(good).getByRole('button', { name: words.decide.approve, exact: true })
  for (const decides of ['by mistake', 'for good']) {
    await approve.click()
    await row(good).waitFor({ state: 'detached' })
    if (decides === 'by mistake') await page.getByRole('button', { name: words.kit.action.undo }).click()
  }
  await row(bad).getByRole('button', { name: words.decide.reject }).click()
  await dialog.getByRole('textbox').fill('Of another shop')
  await dialog.getByRole('button', { name: words.decide.reject }).click()
  await row(bad).waitFor({ state: 'detached' })
  // The filter is in the address, so a link opens the same list.
  await page.getByRole('button', { name: new RegExp(`^${words.reviewStatus.REJECTED}`) }).click()
  await page.waitForURL(/status=REJECTED/)
  await page.reload()
  await row(bad).getByText('Of another shop').waitFor()
  const reply = `We are glad ${Date.now()}`
  await page.goto('/admin#/reviews?status=APPROVED')
  await row(good).getByRole('button', { name: words.reviews.reply }).click()
  await dialog.getByRole('textbox').fill(reply)
  await dialog.getByRole('button', { name: words.reviews.reply }).click()
  // The whole review opens beside the list.
  await row(good).getByText(good).click()
  const ofPiece = dialog.getByRole('link', { name: words.reviews.openPiece })
  expect(await ofPiece.getAttribute('href')).toBe(`#/products/${piece!._id}/show`)
  await dialog.getByText(reply).waitFor()
  await writer.goTo(pathTo('product', 'zh', { id: piece!._id, slug: piece!.slug.zh }))
  await writer.page.getByText(good).first().waitFor()
  await writer.page.getByText(reply).waitFor()
  expect(await writer.page.getByText(bad).count()).toBe(0)

  await page.goto(`/admin#/customers?filter=${encodeURIComponent(JSON.stringify({ q: writer.email }))}`)
  await page.getByRole('cell', { name }).getByRole('link').click()
  const points = page.getByRole('spinbutton', { name: words.customers.change })
  await page.getByRole('button', { name: words.customers.adjust }).click()
  await points.waitFor()
  // Before anything is saved: the notification fades in and out.
  const found = await violations(page, [desk, phone])
  await points.fill('-7')
  for (const language of Object.values(languageNames)) {
    await page.getByRole('textbox', { name: `${words.customers.reason} · ${language}` }).fill('Counted twice')
  }
  await page.getByRole('button', { name: words.customers.adjust }).click()
  await page.getByText(/−?-7 → .*Counted twice/).waitFor()
  await page.getByRole('textbox', { name: words.customers.note }).fill('Prefers mornings')
  await page.getByRole('button', { name: words.orders.addNote }).click()
  // The note is listed in the activity, above the order.
  const activity = page.getByRole('listitem').filter({ hasText: /^(Note|Points|Order)/ })
  await activity.first().getByText('Prefers mornings', { exact: true }).waitFor()
  await page.getByRole('combobox', { name: words.customers.tags }).fill('Architect')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.customers.saveTags }).click()
  await page.getByRole('button', { name: words.customers.saveTags }).waitFor({ state: 'detached' })
  const refusal = { status: 429, code: 'rate-limited', message: 'Not so fast', request_id: '' }
  await page.route('**/api/admin/customers/*/data', (route) => route.fulfill({ status: 429, json: refusal }), {
    times: 1,
  })
  await page.getByRole('button', { name: words.customers.copy }).click()
  await page.getByText(refusal.message).waitFor()
  const copying = page.waitForEvent('download')
  await page.getByRole('button', { name: words.customers.copy }).click()
  const copy = await readFile(await (await copying).path(), 'utf8')
  for (const part of [writer.email, 'Prefers mornings', 'Architect', good]) expect(copy).toContain(part)

  await page.getByRole('button', { name: words.customers.delete }).click()
  await dialog.getByText(/figures and dates of orders/i).waitFor()
  await dialog.getByRole('textbox').fill('Asked by letter')
  await dialog.getByRole('button', { name: words.customers.delete }).click()
  await page.waitForURL(/#\/customers(\?|$)/)
  // The sale stays, without its customer.
  await page.goto(`/admin#/orders/${orders[0]}/show`)
  await page.getByText(piece!.title.en!).first().waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(new RegExp(`${name}|${writer.email}|Chan Siu Ming`))
  const left = await writer.page.context().request.get(`/api/auth/user`)
  expect(left.status()).toBe(401)
  await page.goto('/admin#/audit')
  await page.getByRole('listitem').filter({ hasText: 'Asked by letter' }).first().waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain(writer.email)
  expect(found).toEqual([])
  await page.context().close()
  await writer.leave()
}, 150_000)

test('staff see what a merge moves and ends before two customers become one', async () => {
  const merging = customerMerges.customerMerges
  const [kept, other] = [await enterAsMember(browser, 'en', 'Yan Yan'), await enterAsMember(browser, 'en', 'Yan')]
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  const find = async (q: string) => present((await call(listCustomers, { query: { q } })).data[0])._id
  const [id, gone] = [await find(kept.email), await find(other.email)]
  await call(tagCustomer, { params: { id: gone }, body: { add: ['Architect'], remove: [] } })
  await page.goto(`/admin#/customers/${id}/show`)
  await page.getByRole('button', { name: merging.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: merging.find }).fill(other.email)
  await dialog.getByRole('radio', { name: new RegExp(other.email) }).check()
  await dialog.getByText(merging.moves.replace('{things}', `${merging.things.tags} 1`)).waitFor()
  await dialog.getByText(merging.remains.replace('{contact}', kept.email)).waitFor()
  await dialog.getByText(merging.ends.replace('{contact}', other.email)).waitFor()
  const found = await violations(page, [desk, phone])
  await dialog.getByRole('textbox', { name: merging.reason }).fill('Registered twice')
  await dialog.getByRole('textbox', { name: merging.typed.replace('{word}', merging.word) }).fill(merging.word)
  await dialog.getByRole('button', { name: merging.act, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Architect').first().waitFor()
  // The address of either customer finds the remaining one.
  expect([await find(other.email), await find(kept.email)]).toEqual([id, id])
  expect(found).toEqual([])
  await page.context().close()
  await kept.leave()
  await other.leave()
})

test('a colleague sets up the authenticator on the phone that signs in', async () => {
  const owner = await browser.visit()
  await enterOffice(owner)
  const email = `colleague-${crypto.randomUUID()}@studio.example`
  const call = await staffCall(owner)
  const { data: person } = await call(addStaff, { body: { name: 'Wong Ka Yan', email, role: 'support' } })
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await speak(page, 'en')
  await page.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await page.getByLabel(words.signIn.password).fill(person.first_password)
  await page.getByRole('button', { name: words.signIn.next }).tap()
  const link = page.getByRole('link', { name: words.signIn.sameDevice })
  const address = new URL(present(await link.getAttribute('href')))
  const secret = present(address.searchParams.get('secret'))
  expect(address.protocol).toBe('otpauth:')
  await page.getByRole('button', { name: words.kit.action.copy }).tap()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await page.getByRole('textbox', { name: words.signIn.setUpCode }).fill(authenticatorCode(secret))
  await page.getByRole('button', { name: words.signIn.enter }).tap()
  await page.getByRole('heading', { name: words.signIn.recoveryTitle }).waitFor()
  await page.context().close()
  await owner.context().close()
})
