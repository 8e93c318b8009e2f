import { writeReply } from '@fitout/contract/enquiry-replies.ts'
import { leaveEnquiry } from './enquiries.ts'
import type { Member } from './members.ts'
import type { TestShop } from './test-shop.ts'

type List = [path: string, address: () => string, arrive: () => Promise<unknown>]

/** What is written about an enquiry, and what staff are told of new ones, as lists that grow. */
export function growingReplies(stage: () => { shop: TestShop; member: Member }): List[] {
  let id = ''
  const asked = { name: 'Chan', email: 'chan@example.com', phone: '51234567', description: 'Oak' }
  const reply = async () => {
    const { shop, member } = stage()
    id ||= await leaveEnquiry(shop.context.db, member.accountId, asked)
    await member.call(writeReply, { params: { id }, body: { text: 'Oak' } })
  }
  const enquiry = () => leaveEnquiry(stage().shop.context.db, stage().member.accountId, asked)
  return [
    ['/admin/staff-notices/all', () => '/api/admin/staff-notices/all?', enquiry],
    ['/enquiries/:id/replies', () => `/api/enquiries/${id}/replies?`, reply],
    ['/admin/enquiries/:id/replies', () => `/api/admin/enquiries/${id}/replies?`, reply],
  ]
}
