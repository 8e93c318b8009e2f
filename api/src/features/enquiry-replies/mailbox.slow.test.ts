import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { answerEnquiry, listStaffReplies } from '@fitout/contract/staff/enquiry-replies.ts'
import { showHealth } from '@fitout/contract/staff/health.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImapServer, startImapServer } from '../../testing/imap-server.ts'
import { type Member, openMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { readMailbox } from './mailbox-service.ts'

let server: ImapServer
let shop: TestShop
let staff: StaffVisitor
let member: Member
let enquiry: string
let answer: string
beforeAll(async () => {
  server = await startImapServer()
  await server.renew()
  shop = await openTestShop({ environment: { IMAP_URL: server.url } })
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'owner')
  member = await openMember(shop)
  const body = { name: 'Chan', email: member.email, subject: '', description: 'Two rooms.' }
  enquiry = (await member.call(sendEnquiry, { body })).data._id
  const written = { kind: 'ANSWER', text: 'Is Saturday fine?' } as const
  answer = (await staff.call(answerEnquiry, { params: { id: enquiry }, body: written })).data._id
}, 60_000)
afterAll(async () => {
  await shop.stop()
  await server.stop()
})

let count = 0
function mail(text: string, references = `<enquiry-reply-${answer}@fitout>`): string {
  count += 1
  return `From: Chan <${member.email}>\r\nTo: studio@shop.example\r\nSubject: Re\r\nMessage-ID: <${count}@home.example>\r\nIn-Reply-To: ${references}\r\n\r\n${text}\r\n`
}

const texts = async () =>
  (await staff.call(listStaffReplies, { params: { id: enquiry } })).data
    .filter(({ kind }) => kind === 'REPLY')
    .map(({ text }) => text)
    .toReversed()
const health = async () => (await staff.call(showHealth)).data.mailbox

test('mails are read from where the last reading ended, each once, by one process at a time, and nothing is changed', async () => {
  const { context } = shop
  await server.deliver(mail('Before the first reading'))
  expect(await health()).toEqual({ read_at: null, failing_since: null })
  await readMailbox(context)
  expect(await texts()).toEqual([])
  await server.deliver(mail('One'))
  await server.deliver(mail('About something else', '<x@home.example>'))
  await Promise.all([readMailbox(context), readMailbox(context), readMailbox(context)])
  expect(await texts()).toEqual(['One'])
  const again = mail('Two')
  await server.deliver(again)
  await readMailbox(context)
  await server.deliver(again)
  await readMailbox(context)
  expect(await texts()).toEqual(['One', 'Two'])
  expect((await server.flags()).flat().filter((flag) => flag !== '\\Recent')).toEqual([])
  expect(await server.flags()).toHaveLength(5)
})

test('a recreated mailbox is read again, without doubling what was read', async () => {
  const first = mail('Three')
  await server.deliver(first)
  await readMailbox(shop.context)
  await server.renew()
  await server.deliver(first)
  await server.deliver(mail('Four'))
  await readMailbox(shop.context)
  expect(await texts()).toEqual(['One', 'Two', 'Three', 'Four'])
})

test('staff see since when the mailbox cannot be read, and mails of that time are read afterwards', async () => {
  await server.deliver(mail('Five'))
  const { config } = shop.context
  const { port } = new URL(server.url)
  const wrong = { ...shop.context, config: { ...config, imapUrl: server.url.replace('sesame', 'wrong') } }
  await readMailbox(wrong)
  expect(await health()).toMatchObject({ failing_since: expect.any(String) })
  expect(server.url).toContain(port)
  await readMailbox(shop.context)
  expect(await health()).toMatchObject({ failing_since: null, read_at: expect.any(String) })
  expect((await texts()).at(-1)).toBe('Five')
})
