import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CallError } from '@fitout/contract/client.ts'
import type { Problem } from '@fitout/contract/errors.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { changePhone, requestPhoneChange } from '@fitout/contract/contact-changes.ts'
import { migrate } from '@fitout/contract/registration.ts'
import { verify } from '@fitout/contract/verification-codes.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { sendAccountMessage } from '../features/account-messages/account-messages-service.ts'
import type { AccountMessage } from '../jobs/job-data.ts'
import type { TestShop } from './test-shop.ts'
import { type Guest, openGuest, withToken } from './visitors.ts'

export const rightPassword = 'Right1234'

/** A registered account with a session, as used by the specified client. */
export type Member = Guest & { email: string; phone: string }

let members = 0

/** Registers a guest by email, with a telephone number, and signs in; the account keeps the guest's id. */
export async function openMember(shop: TestShop, locale: Locale = 'en'): Promise<Member> {
  members += 1
  const [email, phone] = [`member-${members}@shop.example`, `6${String(members).padStart(7, '0')}`]
  const guest = await openGuest(shop, locale)
  const body = { type: 'EMAIL', username: `Member ${members}`, email, area_code: '852', phone } as const
  await guest.call(migrate, { body: { ...body, password: rightPassword } })
  return { ...(await signIn(shop, email, rightPassword, { locale })), phone }
}

/** The same, with the email verified by its link. */
export async function openProvedMember(shop: TestShop, locale: Locale = 'en'): Promise<Member> {
  const member = await openMember(shop, locale)
  await shop.visitor()(verify, { query: { verification_code: await deliveredCode(shop, 'verify-email') } })
  return member
}

/** Sets a verified telephone number of an account, by both codes. */
export async function provePhone(shop: TestShop, member: Member, phone = member.phone): Promise<void> {
  const asked = (await member.call(requestPhoneChange)).data
  const first = asked.is_code_needed ? await deliveredCode(shop, 'change-phone') : ''
  const change = (verification_code: string) =>
    member.call(changePhone, { body: { verification_code, area_code: '852', phone } })
  await change(first)
  await change(await deliveredCode(shop, 'prove-phone'))
}

/** Opens another session of an account, from the session of a guest if one is given. */
export async function signIn(
  shop: TestShop,
  email: string,
  password: string = rightPassword,
  { locale = 'en', guest }: { locale?: Locale; guest?: Guest } = {},
): Promise<Omit<Member, 'phone'>> {
  const response = await logIn(shop, { type: 'EMAIL', login_id: email, password }, { locale, guest })
  if (response.status !== 200) throw new CallError((await response.json()) as Problem)
  const { token, user } = (await response.json()) as { token: string; user: { _id: string } }
  return { ...withToken(shop, token, user._id, locale), email }
}

/** A login as the specified client sends it: no cookie, no header of the storefront. */
export async function logIn(
  shop: TestShop,
  body: Record<string, unknown>,
  { locale = 'en', guest }: { locale?: Locale; guest?: { token: string } | undefined } = {},
): Promise<Response> {
  return shop.request('/api/auth/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Locale': locale,
      ...(guest && { Authorization: `Bearer ${guest.token}` }),
    },
    body: JSON.stringify(body),
  })
}

export type SentMessage = { about: AccountMessage['about']; to: string; subject: string; text: string; code: string }

/** Sends all queued messages, as the worker would, and returns who received what. */
export async function deliverMessages(shop: TestShop): Promise<SentMessage[]> {
  const { rows } = await sql<{ data: AccountMessage }>`
    with taken as (delete from pgboss.job where name = 'account-message' and state = 'created' returning id, data, created_on)
    select data from taken order by created_on, id`.execute(shop.context.db)
  const sent: SentMessage[] = []
  for (const { data } of rows) {
    await sendAccountMessage(shop.context, data)
    const message = (await readMail(shop, data.messageId)) ?? (await readText(shop, data.messageId))
    if (message) sent.push({ about: data.about, ...message, code: codeIn(message.text) })
  }
  return sent
}

/** The code of the last message of a kind; fails the test if there is none. */
export async function deliveredCode(shop: TestShop, about: AccountMessage['about']): Promise<string> {
  const code = (await deliverMessages(shop)).findLast((message) => message.about === about)?.code
  if (!code) throw new Error(`No code was sent for ${about}`)
  return code
}

function codeIn(text: string): string {
  // The link at the foot of every mail may contain six digits by chance.
  const withoutFoot = text.replace(/\S+\/api\/opt-outs\S+/, '')
  return /verification_code=([\w-]+)/.exec(text)?.[1] ?? /(?<!\d)\d{6}(?!\d)/.exec(withoutFoot)?.[0] ?? ''
}

async function readMail(shop: TestShop, id: string) {
  const bytes = await readFile(join(shop.context.config.dataDir, 'mail', `account-${id}.eml`)).catch(() => undefined)
  if (!bytes) return undefined
  const { to, subject = '', text = '' } = await PostalMime.parse(bytes)
  return { to: to?.[0]?.address ?? '', subject, text }
}

async function readText(shop: TestShop, id: string) {
  const content = await readFile(join(shop.context.config.dataDir, 'sms', `account-${id}.txt`), 'utf8').catch(
    () => undefined,
  )
  const [, to = '', text = ''] = /^To: (.*)\n\n([^]*)$/.exec(content ?? '') ?? []
  return content === undefined ? undefined : { to, subject: '', text }
}
