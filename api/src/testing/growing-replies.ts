import { writeReply } from '@fitout/contract/enquiry-replies.ts'
import { addReplyTemplate } from '@fitout/contract/staff/reply-templates.ts'
import { newId } from '../database/new-id.ts'
import { leaveEnquiry } from './enquiries.ts'
import type { Member } from './members.ts'
import type { StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'

type List = [path: string, address: () => string, arrive: () => Promise<unknown>]

/** What is written about an enquiry, and what staff are told of new ones, as lists that grow. */
export function growingReplies(stage: () => { shop: TestShop; member: Member; owner: StaffVisitor }): List[] {
  let id = ''
  const asked = { name: 'Chan', email: 'chan@example.com', phone: '51234567', description: 'Oak' }
  const reply = async () => {
    const { shop, member } = stage()
    id ||= await leaveEnquiry(shop.context.db, member.accountId, asked)
    await member.call(writeReply, { params: { id }, body: { text: 'Oak' } })
  }
  const enquiry = () => leaveEnquiry(stage().shop.context.db, stage().member.accountId, asked)
  const template = () => {
    const texts = { zh: '橡木', cn: '橡木', en: 'Oak' }
    return stage().owner.call(addReplyTemplate, { body: { title: `Oak ${newId()}`, texts } })
  }
  return [
    ['/admin/reply-templates/all', () => '/api/admin/reply-templates/all?', template],
    ['/admin/staff-notices/all', () => '/api/admin/staff-notices/all?', enquiry],
    ['/enquiries/:id/replies', () => `/api/enquiries/${id}/replies?`, reply],
    ['/admin/enquiries/:id/replies', () => `/api/admin/enquiries/${id}/replies?`, reply],
  ]
}
