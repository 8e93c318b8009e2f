import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { saveNotificationSettings, showNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { register } from '@fitout/contract/registration.ts'
import { verify } from '@fitout/contract/verification-codes.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendSubscriptionMail } from '../notification-settings/subscription-mail.ts'
import {
  deliverMessages,
  type Member,
  openMember,
  openProvedMember,
  provePhone,
  rightPassword,
  signIn,
} from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf } from '../../testing/visitors.ts'
import { consentWords, findConsentedContact, optOutLink, wordingVersion } from './consents-service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

const wording = { version: wordingVersion, language: 'en' } as const
const newsletter = { content_type: 'newsletter', channel: 'EMAIL', is_accept: true } as const
const delivery = { content_type: 'delivery_status_update', channel: 'EMAIL', is_accept: true } as const

const logOf = ({ accountId }: Member) =>
  shop.context.db.selectFrom('consents').selectAll().where('account_id', '=', accountId).orderBy('number').execute()
const mayWriteTo = ({ accountId }: Pick<Member, 'accountId'>, channel: 'EMAIL' | 'SMS' = 'EMAIL') =>
  findConsentedContact(shop.context.db, accountId, channel)
const acceptedOf = async (member: Pick<Member, 'call'>) =>
  (await member.call(showNotificationSettings)).data.settings.filter(({ is_accept }) => is_accept)

async function subscriber() {
  const member = await openProvedMember(shop)
  const body = { is_accept: true, settings: [newsletter], wording }
  await member.call(saveNotificationSettings, { body })
  return member
}

async function pathOfLink(email: string) {
  const link = await optOutLink(shop.context, { email, locale: 'en' })
  return link.slice(shop.context.config.publicUrl.length)
}

describe('notification settings', () => {
  test('are for registered customers, all off by default, with the wordings to agree to', async () => {
    await expectRefusal((await openGuest(shop)).call(showNotificationSettings), 403, 'not-allowed')
    const member = await openMember(shop, 'zh')
    const { data } = await member.call(showNotificationSettings)
    expect(data).toMatchObject({ is_notifiable: true, channels: ['EMAIL'], language: 'zh', is_accept: false })
    expect([data.available_channels, data.unproved_channels]).toEqual([
      ['EMAIL', 'SMS'],
      ['EMAIL', 'SMS'],
    ])
    expect(data.settings).toHaveLength(8)
    expect(data.settings.every(({ is_accept, changed_at }) => !is_accept && changed_at === null)).toBe(true)
    expect(data.accept_wording).toMatchObject({ language: 'zh', version: wordingVersion })
    expect(data.accept_wording.text).toContain('我同意')
    const { data: onAnotherPage } = await member.call(showNotificationSettings, { query: { language: 'en' } })
    expect(onAnotherPage.accept_wording).toMatchObject({ language: 'en', text: expect.stringContaining('I agree') })
    expect(await mayWriteTo(member)).toBeUndefined()
  })

  test('require the displayed wording to turn on, and the general consent for advertising', async () => {
    const member = await openMember(shop)
    const save = (body: object) => member.call(saveNotificationSettings, { body })
    const missing = await refusalOf(save({ settings: [delivery] }))
    expect(missing.errors).toMatchObject([{ path: 'wording', code: 'required' }])
    const old = { settings: [delivery], wording: { ...wording, version: '2020-01-01' } }
    await expectRefusal(save(old), 409, 'consent-wording-changed')
    const silent = await refusalOf(save({ settings: [newsletter], wording }))
    expect(silent.errors).toMatchObject([{ path: 'is_accept', code: 'required' }])
    expect(await logOf(member)).toEqual([])
    await save({ settings: [delivery], wording })
    expect(await acceptedOf(member)).toMatchObject([{ content_type: 'delivery_status_update', channel: 'EMAIL' }])
  })

  test('log each change with time and wording, append-only', async () => {
    const member = await subscriber()
    await member.call(saveNotificationSettings, { body: { is_accept: true, settings: [newsletter], wording } })
    await member.call(saveNotificationSettings, { body: { is_accept: false } })
    const log = await logOf(member)
    expect(log.map((row) => [row.content_type, row.channel, row.is_accept, row.source])).toEqual([
      ['direct_marketing', 'ANY', true, 'settings'],
      ['newsletter', 'EMAIL', true, 'settings'],
      ['direct_marketing', 'ANY', false, 'settings'],
      ['newsletter', 'EMAIL', false, 'settings'],
    ])
    expect(log[1]).toMatchObject({
      wording: consentWords.en.wordings.newsletter.EMAIL,
      wording_language: 'en',
      wording_version: wordingVersion,
      created_at: expect.any(Date),
    })
    for (const change of [
      shop.context.db.updateTable('consents').set({ is_accept: true }),
      shop.context.db.deleteFrom('consents'),
    ]) {
      await expect(change.execute()).rejects.toThrow(/only ever added to/)
    }
    expect(await acceptedOf(member)).toEqual([])
  })

  test('text messages require "receive via SMS", and the opt-out overrides all', async () => {
    const member = await openProvedMember(shop)
    await provePhone(shop, member)
    const save = (body: object) => member.call(saveNotificationSettings, { body: { ...body, wording } })
    await save({ settings: [{ ...delivery, channel: 'SMS' }, delivery] })
    expect(await mayWriteTo(member, 'SMS')).toBeUndefined()
    await save({ channels: ['SMS', 'EMAIL'] })
    expect(await mayWriteTo(member, 'SMS')).toMatchObject({ contact: `+852${member.phone}` })
    await save({ is_notifiable: false })
    expect([await mayWriteTo(member, 'SMS'), await mayWriteTo(member)]).toEqual([undefined, undefined])
    expect(await acceptedOf(member)).toHaveLength(2)
  })

  test('BOT-02 never go to an unverified contact, nor remove it from the opt-out list', async () => {
    const victim = 'victim@shop.example'
    await shop.request(await pathOfLink(victim), { method: 'POST' })
    await shop.visitor()(register, { body: { type: 'EMAIL', email: victim, password: rightPassword } })
    const stranger = await signIn(shop, victim)
    await stranger.call(saveNotificationSettings, { body: { is_accept: true, settings: [newsletter], wording } })
    expect(await acceptedOf(stranger)).toHaveLength(1)
    expect(await mayWriteTo(stranger)).toBeUndefined()
    const { code } = (await deliverMessages(shop)).find(({ to }) => to === victim)!
    await shop.visitor()(verify, { query: { verification_code: code } })
    expect(await mayWriteTo(stranger), 'the list was not touched').toBeUndefined()
    await stranger.call(saveNotificationSettings, { body: { is_accept: false } })
    await stranger.call(saveNotificationSettings, { body: { is_accept: true, settings: [newsletter], wording } })
    expect(await mayWriteTo(stranger)).toMatchObject({ contact: victim })
  })

  test('a changed wording requires a new version', () => {
    const texts = JSON.stringify([consentWords.zh.wordings, consentWords.cn.wordings, consentWords.en.wordings])
    const hash = createHash('sha256').update(texts).digest('hex').slice(0, 12)
    // When this fails, set `wordingVersion` to the day of the change and put the new hash here.
    expect([wordingVersion, hash]).toEqual(['2026-11-26', '858b3f2b45a1'])
  })
})

describe('the opt-out', () => {
  test('is in the headers and the footer of a mail that requires consent', async () => {
    const member = await subscriber()
    await sendSubscriptionMail(shop.context, { accountId: member.accountId, id: '1' })
    const folder = join(shop.context.config.dataDir, 'mail')
    const name = (await readdir(folder)).find((file) => file.includes(member.accountId))
    const mail = await PostalMime.parse(await readFile(join(folder, name!)))
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const link = /^<(http:\/\/localhost:3000\/api\/opt-outs\?token=[\w-]+)>$/.exec(header('list-unsubscribe'))?.[1]
    expect(mail.text).toContain(link)
    expect(mail.text).toContain(consentWords.en.wordings.newsletter.EMAIL)
    expect(mail.html).toContain(link)
    expect(link).not.toContain(member.accountId)
  })

  test('is in the footer of every mail: there is only one function to send mails', async () => {
    const { email } = await openMember(shop)
    const toMember = (await deliverMessages(shop)).find(({ to }) => to === email)
    expect(toMember?.text).toContain('/api/opt-outs?token=')
    const features = new URL('..', import.meta.url)
    const files = (await readdir(features, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file))
    const senders = []
    for (const file of files) {
      if (/mailer\.send\(/.test(await readFile(new URL(file, features), 'utf8'))) senders.push(file)
    }
    expect(senders).toEqual(['mails/mails-service.ts'])
  })

  test('works by one POST without login, cookie or script, and overrides all messages', async () => {
    const member = await subscriber()
    const path = await pathOfLink(member.email)
    const page = await shop.request(path)
    const html = await page.text()
    expect(html).toContain('<form method="post">')
    for (const secret of [member.email, member.phone, member.accountId, 'Member ']) expect(html).not.toContain(secret)
    expect(await mayWriteTo(member), 'opening the page changes nothing').toBeDefined()
    const body = 'List-Unsubscribe=One-Click'
    const oneClick = { method: 'POST', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
    expect((await shop.request(path, oneClick)).status).toBe(200)
    expect((await shop.request(path, oneClick)).status).toBe(200)
    expect(await mayWriteTo(member)).toBeUndefined()
    expect(await acceptedOf(member)).toEqual([])
    expect((await logOf(member)).slice(2).map((row) => [row.content_type, row.is_accept, row.source])).toEqual([
      ['direct_marketing', false, 'opt-out'],
      ['newsletter', false, 'opt-out'],
    ])
  })

  test('works for an address without an account, with the same response', async () => {
    const member = await subscriber()
    const post = async (email: string) => (await shop.request(await pathOfLink(email), { method: 'POST' })).text()
    expect(await post('nobody@shop.example')).toBe(await post(member.email))
    const late = await openProvedMember(shop)
    await post(late.email)
    await shop.context.db
      .insertInto('consents')
      .values(
        (
          [
            { content_type: 'direct_marketing', channel: 'ANY' },
            { content_type: 'newsletter', channel: 'EMAIL' },
          ] as const
        ).map((item) => ({
          ...item,
          account_id: late.accountId,
          is_accept: true,
          source: 'settings',
          created_at: new Date(),
          wording: '',
          wording_language: 'en',
          wording_version: '',
        })),
      )
      .execute()
    expect(await mayWriteTo(late), 'consent in the log does not beat the list').toBeUndefined()
    await late.call(saveNotificationSettings, { body: { is_accept: false } })
    await late.call(saveNotificationSettings, { body: { is_accept: true, settings: [newsletter], wording } })
    expect(await mayWriteTo(late), 'asking again, signed in, does').toBeDefined()
  })

  test('is not found with a modified link', async () => {
    const path = await pathOfLink('someone@shop.example')
    const other = path.endsWith('A') ? 'B' : 'A'
    for (const broken of [`${path.slice(0, -6)}${other.repeat(6)}`, `${path}A`, '/api/opt-outs?token=x']) {
      const answer = await shop.request(broken, { method: 'POST' })
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
    }
    expect((await shop.request('/api/opt-outs')).status).toBe(422)
  })

  test('needs no proof that the request comes from the own site, even with a cookie', async () => {
    const login = await shop.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Storefront': '1', Origin: 'http://localhost:3000' },
      body: '{"type":"TEMP"}',
    })
    const Cookie = login.headers.get('Set-Cookie')!.split(';')[0]!
    const path = await pathOfLink('cookie@shop.example')
    expect((await shop.request(path, { method: 'POST', headers: { Cookie } })).status).toBe(200)
  })
})
