import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { listReplies } from '@fitout/contract/enquiry-replies.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { answerEnquiry, listStaffReplies, takeInReply } from '@fitout/contract/staff/enquiry-replies.ts'
import { listStaffNotices } from '@fitout/contract/staff/staff-notices.ts'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMember, type Member } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { sendEnquiryMail } from '../enquiries/enquiry-mail.ts'
import { sendReplyMail } from './reply-mail.ts'
import { takeMail } from './take-mail.ts'

let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'support')
})
afterAll(() => shop.stop())

async function sentMail(part: string) {
  const folder = join(shop.context.config.dataDir, 'mail')
  const name = (await readdir(folder)).find((one) => one.includes(part))
  return PostalMime.parse(await readFile(join(folder, name!)))
}

/** An enquiry with the mails that acknowledge and answer it. */
async function open() {
  const member = await openMember(shop)
  const body = { name: '陳太', email: member.email, subject: '全屋裝修', description: '將軍澳兩房單位。' }
  const { data } = await member.call(sendEnquiry, { body })
  await sendEnquiryMail(shop.context, { enquiryId: data._id })
  const answer = { kind: 'ANSWER', text: '星期六方便嗎？' } as const
  const { data: sent } = await staff.call(answerEnquiry, { params: { id: data._id }, body: answer })
  await sendReplyMail(shop.context, { messageId: sent._id })
  return { id: data._id, member, receipt: await sentMail(`enquiry-${data._id}`), answer: await sentMail(sent._id) }
}

type Sent = { messageId?: string | undefined; references?: string | undefined }
let count = 0

/** A mail as a customer's program writes it in answer to one of ours. */
function reply({ messageId, references = '' }: Sent, from: string, more: { head?: string; body?: string } = {}) {
  count += 1
  const { head = '', body = 'Content-Type: text/plain; charset=utf-8\r\n\r\n可以，下午三時。\r\n' } = more
  const source = `From: Chan <${from}>\r\nTo: studio@shop.example\r\nSubject: Re: x\r\nMessage-ID: <${count}@home.example>\r\nIn-Reply-To: ${messageId}\r\nReferences: ${references}\r\n ${messageId}\r\n${head}${body}`
  return { source: Buffer.from(source), isWhole: true }
}

const take = (mail: ReturnType<typeof reply>) => takeMail(shop.context, mail)
const thread = async (id: string) => (await staff.call(listStaffReplies, { params: { id } })).data
const seenBy = async (member: Member, id: string) => (await member.call(listReplies, { params: { id } })).data

test('an answer by mail is a message of the customer, once, and staff are notified as of one on the page', async () => {
  const { id, member, answer, receipt } = await open()
  const mail = reply(answer, member.email.toUpperCase())
  expect(await take(mail)).toBe('taken')
  expect(await take(mail)).toBe('known')
  expect(await take(reply(receipt, member.email))).toBe('taken')
  expect((await seenBy(member, id)).map(({ from, text }) => [from, text])).toEqual([
    ['SENDER', '可以，下午三時。'],
    ['SENDER', '可以，下午三時。'],
    ['STUDIO', '星期六方便嗎？'],
  ])
  expect((await thread(id))[0]?.received).toEqual({ from: null, is_held: false, whole: null, left_files: [] })
  expect((await staff.call(findStaffEnquiry, { params: { id } })).data.waits_since).not.toBeNull()
  const { data: notices } = await staff.call(listStaffNotices, { query: {} })
  expect(notices.filter(({ event, path }) => event === 'enquiry.replied' && path.includes(id))).toHaveLength(2)
})

test('a mail that only names its last one is found by that; a forged thread, a stranger’s or a machine’s mail is none', async () => {
  const { id, member, answer } = await open()
  expect(await take(reply({ messageId: answer.messageId }, member.email))).toBe('taken')
  const forged = `<enquiry-thread-${id}.${'0'.repeat(32)}@fitout>`
  for (const messageId of [forged, `<enquiry-${id}@fitout>`, `<enquiry-reply-${id}@fitout>`, '<x@y>', ''])
    expect(await take(reply({ messageId }, member.email))).toBe('other')
  for (const head of [
    'Auto-Submitted: auto-replied\r\n',
    'Precedence: bulk\r\n',
    'Return-Path: <>\r\n',
    'X-Autoreply: yes\r\n',
    'List-Id: <all.home.example>\r\n',
  ])
    expect(await take(reply(answer, member.email, { head }))).toBe('automatic')
  const absent = reply(answer, member.email)
  const source = Buffer.from(absent.source.toString().replace('Subject: Re: x', 'Subject: 自動回覆：不在辦公室'))
  expect(await take({ ...absent, source })).toBe('automatic')
  expect(await take(reply(answer, 'MAILER-DAEMON@home.example'))).toBe('automatic')
  expect(await take(reply(answer, 'shop@fitout.example'))).toBe('automatic')
  expect(await take({ source: Buffer.from('no mail at all'), isWhole: true })).toBe('other')
  expect(await thread(id)).toHaveLength(2)
})

test('a mail from another address waits for staff, who take it in; the next from there is taken', async () => {
  const { id, member, answer } = await open()
  expect(await take(reply(answer, 'partner@home.example'))).toBe('held')
  expect(await seenBy(member, id)).toHaveLength(1)
  const [held] = await thread(id)
  expect(held?.received).toMatchObject({ from: 'partner@home.example', is_held: true })
  const params = { id, message_id: held!._id }
  await staff.call(takeInReply, { params, body: {} })
  await expectRefusal(staff.call(takeInReply, { params, body: {} }), 409, 'illegal-transition')
  expect(await seenBy(member, id)).toHaveLength(2)
  expect(await take(reply(answer, 'partner@home.example'))).toBe('taken')
})

test('pictures and plans are kept under the checks of an upload, everything else is named', async () => {
  const { id, member, answer } = await open()
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()
  const part = (type: string, name: string, bytes: Buffer, more = '') =>
    `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n${more}Content-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`
  const html = '<p>As drawn.</p><img src="cid:logo">'
  const body = [
    'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
    `--b\r\nContent-Type: multipart/related; boundary=r\r\n\r\n--r\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`,
    `--r\r\nContent-Type: image/jpeg\r\nContent-ID: <logo>\r\nContent-Disposition: inline; filename=logo.jpg\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture.toString('base64')}\r\n--r--\r\n`,
    part('image/jpeg', 'kitchen.jpg', picture),
    part('image/png', 'broken.png', Buffer.from('not a picture')),
    part('application/vnd.ms-excel', '../quote.xls', Buffer.from('x')),
    '--b--\r\n',
  ].join('')
  expect(await take(reply(answer, member.email, { body }))).toBe('taken')
  const [message] = await thread(id)
  expect(message).toMatchObject({ text: 'As drawn.', received: { left_files: ['broken.png', 'quote.xls'] } })
  expect(message?.image_ids).toHaveLength(1)
  const path = `/api/admin/enquiries/${id}/replies/${message!._id}/images/${message!.image_ids[0]}`
  expect((await staff.send(path)).headers.get('Content-Type')).toBe('image/webp')
})
