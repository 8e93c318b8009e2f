import { writeReply } from '@fitout/contract/enquiry-replies.ts'
import { likePost } from '@fitout/contract/posts.ts'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { saveAccount, saveDeliveryRecipient } from '@fitout/contract/profiles.ts'
import { noteCustomer, tagCustomer } from '@fitout/contract/staff/customers.ts'
import { noteOrder } from '@fitout/contract/staff/orders.ts'
import { addToCart } from '@fitout/contract/cart.ts'
import { askStockNotice } from '@fitout/contract/stock-notices.ts'
import { addToWishlist } from '@fitout/contract/wishlist.ts'
import { newId } from '../database/new-id.ts'
import { hold, leaveAppointment } from './appointments.ts'
import { addSlot } from './slots.ts'
import { leaveEnquiry } from './enquiries.ts'
import { leaveRefundRequest } from './refund-requests.ts'
import { type Member, openMember } from './members.ts'
import type { OrderDesk } from './order-desk.ts'
import { addPost } from './posts.ts'
import { fillMoney } from './contracts.ts'
import { fillHandover } from './handovers.ts'
import { fillRoom } from './renovations.ts'
import { openStaff } from './staff.ts'
import { leaveRows } from './trail/found-examples.ts'
import { placeOrder, uploadPicture } from './visitors.ts'
import { wordingVersion } from '../features/consents/consents-service.ts'

/** Texts that must not be found anywhere after deletion. */
export const marks = {
  name: 'Xenia Quillfeather',
  email: 'xenia.quillfeather@shop.example',
  phone: '69876543',
  address: 'Nightingale Terrace',
  browser: 'QuillBrowser',
}

/** A member with data in every feature. */
export async function livelyMember(desk: OrderDesk): Promise<Member & { orderId: string; fileIds: string[] }> {
  const { shop, goods } = desk
  const { db } = shop.context
  const member = await openMember(shop)
  await db
    .updateTable('accounts')
    .set({ email: marks.email, phone: marks.phone })
    .where('id', '=', member.accountId)
    .execute()
  const avatar = await uploadPicture(member)
  await member.call(saveAccount, { body: { username: marks.name, avatar, gender: 'female', country: 'HK' } })
  const contact = { name: marks.name, area_code: '852', phone: marks.phone } as const
  const place = { district: 'kwun-tong', estate: marks.address, floor: '12', flat: 'A' }
  await member.call(saveDeliveryRecipient, { body: { delivery_recipient: { ...contact, ...place } } })
  await member.call(saveNotificationSettings, {
    body: {
      is_accept: true,
      settings: [{ content_type: 'newsletter', channel: 'EMAIL', is_accept: true }],
      wording: { version: wordingVersion, language: 'en' },
    },
  })
  const [bought, wanted] = [await goods.addVariant(), await goods.addVariant()]
  const { _id: orderId } = await placeOrder(
    goods,
    member,
    { [bought]: 2 },
    { delivery_details: { ...contact, address: marks.address, email: marks.email, note: `Ring for ${marks.name}` } },
  )
  await desk.upload(member, orderId)
  const support = await openStaff(shop, 'support')
  await support.call(noteOrder, { params: { id: orderId }, body: { text: `${marks.name} rings twice` } })
  await support.call(tagCustomer, { params: { id: member.accountId }, body: { add: ['Architect'], remove: [] } })
  await support.call(noteCustomer, { params: { id: member.accountId }, body: { text: `${marks.name} likes oak` } })
  await fillRoom(shop, support, { member: { ...member, email: marks.email }, address: marks.address })
  await fillMoney(shop, { ...member, email: marks.email }, marks.name)
  await fillHandover(shop, { ...member, email: marks.email }, marks.address)
  await member.call(addToCart, { params: { store_id: goods.storeId }, body: { product_variant_id: wanted, qty: 1 } })
  const wish = { product_id: await goods.publish(wanted) }
  await member.call(addToWishlist, { params: { store_id: goods.storeId }, body: wish })
  const notice = { product_variant_id: wanted, email: marks.email }
  await member.call(askStockNotice, { params: { store_id: goods.storeId }, body: notice })
  await leaveRows({ shop, goods, member })
  const postId = await addPost(db)
  await member.call(likePost, { params: { id: postId } })
  const now = new Date()
  const own = { account_id: member.accountId, created_at: now }
  await db
    .insertInto('post_comments')
    .values({ id: newId(), post_id: postId, comment: 'Lovely', status: 'ACTIVE', updated_at: now, ...own })
    .execute()
  const productId = (await db.selectFrom('products').select('id').executeTakeFirstOrThrow()).id
  await db
    .insertInto('product_reviews')
    .values({ id: newId(), product_id: productId, rating: 5, comment: 'Sturdy', language: 'en', ...own })
    .execute()
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      account_id: member.accountId,
      token_hash: Buffer.from(newId()),
      user_agent: marks.browser,
      issued_at: now,
      opened_at: now,
      last_seen_at: now,
    })
    .execute()
  await db
    .insertInto('verification_codes')
    .values({
      ...own,
      purpose: 'change-email',
      code_hash: Buffer.from(newId()),
      target: marks.email,
      expires_at: new Date(now.getTime() + 60_000),
    })
    .execute()
  const source = { source_hash: Buffer.from('x'), last_seen_at: now, account_id: member.accountId }
  await db.insertInto('known_sources').values(source).execute()
  const mailing = { id: newId(), segment_name: 'Regulars', filter: { tag: 'Regular' }, created_at: now }
  await db.insertInto('mailings').values(mailing).execute()
  const got = { mailing_id: mailing.id, account_id: member.accountId, state: 'SENT', at: now } as const
  await db.insertInto('mailing_recipients').values(got).execute()
  const mail = { id: newId(), kind: 'account-news', state: 'SENT' as const, at: now }
  await db
    .insertInto('sent_mails')
    .values({ ...mail, account_id: member.accountId })
    .execute()
  await db
    .insertInto('former_contacts')
    .values({ ...own, id: newId(), email: `old.${marks.email}`, area_code: '852', phone: marks.phone })
    .execute()
  const imported = { key: newId(), account_id: member.accountId, imported_at: new Date() }
  await db.insertInto('imported_things').values(imported).execute()
  await db
    .insertInto('cards')
    .values({
      ...own,
      id: newId(),
      provider: 'sandbox',
      provider_card: newId(),
      brand: 'visa',
      last_four: '4242',
      expiry_month: 1,
      expiry_year: 2030,
      is_default: true,
    })
    .execute()
  await db
    .insertInto('passkeys')
    .values({
      ...own,
      id: newId(),
      credential_id: newId(),
      public_key: Buffer.from('x'),
      counter: 0,
      name: `${marks.name}'s phone`,
      is_synced: false,
    })
    .execute()
  await leaveRefundRequest(db, orderId, bought, `${marks.name} found a scratch`)
  const enquiryId = await leaveEnquiry(db, member.accountId, { ...marks, description: `It is in ${marks.address}` })
  await member.call(writeReply, { params: { id: enquiryId }, body: { text: `${marks.name} agrees` } })
  const visit = { name: marks.name, email: marks.email, address: marks.address, note: `Ask for ${marks.name}` }
  await leaveAppointment(shop, member.accountId, '2199-01-05T02:00:00Z', visit)
  await hold(member, await addSlot(shop, '2199-01-06T02:00:00Z'))
  const files = await db.selectFrom('files').select('id').where('account_id', '=', member.accountId).execute()
  return { ...member, orderId, fileIds: files.map(({ id }) => id) }
}
