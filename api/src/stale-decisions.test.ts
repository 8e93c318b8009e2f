import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { endpoints } from './endpoints.ts'
import { requestRefund, withdrawRefundRequest } from '@fitout/contract/refund-requests.ts'
import {
  cancelStaffOrder,
  confirmStaffPayment,
  findStaffOrder,
  readProof,
  refuseProof,
  shipOrder,
} from '@fitout/contract/staff/orders.ts'
import { permissionOf } from '@fitout/contract/staff/permissions.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPayment } from './features/orders/staff-order-steps.ts'
import { withOrderDesk } from './testing/order-desk.ts'
import { openStaff, type StaffVisitor } from './testing/staff.ts'
import { reasonsOfExamples } from './testing/trail/found-examples.ts'
import { expectRefusal, uploadPicture } from './testing/visitors.ts'

/** Decisions that name the state the caller has seen, each with its field. */
const namesWhatWasSeen: Record<string, string> = {
  'PUT /admin/orders/:id/confirm-payment': 'proof',
  'PUT /admin/orders/:id/refuse-proof': 'proof',
  'PUT /admin/orders/:id/cancel': 'proof',
  'PUT /admin/orders/:id/ship': 'waiting_refund',
  'PUT /admin/orders/:id/contents': 'version',
  'POST /admin/orders/:id/change-prices': 'version',
  'POST /admin/orders/:id/payments': 'version',
  'PUT /admin/orders/:id/release': 'version',
  'PUT /admin/appointments/:id/visitor': 'version',
  'PUT /admin/customers/:id/remove-avatar': 'avatar',
  'PUT /admin/renovations/:id/change': 'revision',
  'PUT /admin/renovations/:id/checks/:key': 'revision',
  'PUT /admin/renovations/:id/stages': 'revision',
  'PUT /admin/site/renovations/:id/site-reports/:report_id/change': 'revision',
  'PUT /admin/renovations/:id/certificate': 'revision',
  'PUT /admin/renovations/:id/certificate/sign': 'content_hash',
  'PUT /admin/renovations/:id/quotations/:version/head': 'revision',
  'PUT /admin/renovations/:id/quotations/:version/groups/:key': 'revision',
  'PUT /admin/renovations/:id/quotations/:version/groups/order': 'revision',
  'PUT /admin/renovations/:id/quotations/:version/send': 'revision',
  'PUT /admin/renovations/:id/variations/:variation_id/change': 'revision',
  'PUT /admin/renovations/:id/variations/:variation_id/send': 'revision',
  'PUT /admin/renovations/:id/instalments/:instalment_id/due': 'seen_due_on',
  'PUT /admin/renovations/:id/messages/settled': 'until',
}

const onlyStaff = 'no customer changes it'
const added = 'adds something, whatever is there'

/** Why no other staff write can depend on something that a customer has changed meanwhile. */
const cannotBeStale: Record<string, string> = {
  'PUT /admin/orders/:id/unconfirm-payment': 'refused once anything came of the payment',
  ...reasonsOfExamples,
  'PUT /admin/orders/:id/unship': 'refused once the customer is notified, or anything came of it',
  'PUT /admin/orders/:id/undeliver': 'refused once the customer has confirmed it',
  'PUT /admin/orders/:id/deliver': 'says what has happened, whatever was asked since',
  'PUT /admin/orders/:id/archive': 'refused where a refund was asked for, which is found after it too',
  'PUT /admin/orders/:id/restore': 'undoes what no customer changes',
  'POST /admin/orders/:id/notes': added,
  'POST /admin/sent-orders-csv': 'an order whose refund waits is refused',
  'POST /admin/orders/:id/refund-requests': 'units that were requested or refunded meanwhile are refused',
  'PUT /admin/refund-requests/:id/approve': 'a request never changes; one that was withdrawn is decided already',
  'PUT /admin/refund-requests/:id/reject': 'a request never changes; one that was withdrawn is decided already',
  'PUT /admin/refund-requests/:id/sent-back': 'says what has happened',
  'PUT /admin/refund-requests/:id/not-sent-back': onlyStaff,
  'PUT /admin/reviews/:id/approve': 'a review never changes once it is written',
  'PUT /admin/reviews/:id/reject': 'a review never changes once it is written',
  'PUT /admin/reviews/:id/undecide': 'a review never changes once it is written',
  'PUT /admin/comments/:id/decide': 'a comment never changes once it is written',
  'PUT /admin/reviews/:id/reply': 'a review never changes once it is written; colleagues name the version of the reply',
  'PUT /admin/reviews/:id/remove-reply': 'colleagues name the version of the reply',
  'PUT /admin/enquiries/:id/change': 'an enquiry never changes once it is sent; colleagues name its version',
  'POST /admin/enquiries/:id/replies': 'names the newest message that was read',
  'POST /admin/presence': 'changes nothing but who is seen',
  'PUT /admin/enquiries/:id/hand-over': 'an enquiry never changes once it is sent; colleagues name its version',
  'PUT /admin/enquiries/:id/replies/:message_id/send-again': 'only where its mail failed, which no customer changes',
  'PUT /admin/enquiries/:id/replies/:message_id/take-in': 'a mail never changes, and is taken in once',
  'PUT /admin/payment-puzzles/:id/settle': 'money that came never changes; the order machine has the last word',
  'POST /admin/customers/:id/notes': added,
  'PUT /admin/customers/:id/tags': 'a difference: what colleagues added meanwhile stays',
  'POST /admin/customers/:id/points': 'a difference, which the ledger refuses below zero',
  'PUT /admin/customers/:id/suspend': 'its reason is what staff know, whatever the customer does meanwhile',
  'PUT /admin/customers/:id/readmit': 'undoes a suspension, which no customer changes',
  'PUT /admin/customers/:id/merge': 'what came in meanwhile moves too, as was asked',
  'PUT /admin/customers/:id/delete': 'an order that came in meanwhile forbids it',
  'POST /admin/variants/:id/stock-movements':
    'a difference, which the shelf refuses below zero; a count names what it saw',
  'PUT /admin/vouchers/:id/change': 'what was taken meanwhile is counted when it is used',
  'PUT /admin/jobs/:id/retry': 'does again what was to be done',
  'PUT /admin/jobs/retry-all': 'does again what was to be done',
  'PUT /admin/jobs/pause': onlyStaff,
  'POST /admin/shop-file': 'makes drafts, which staff publish',
  'POST /admin/api-tokens': added,
  'PUT /admin/api-tokens/:id/revoke': onlyStaff,
  'PUT /admin/orders/:id/delivery-day': 'plans the studio’s own way; what is cancelled or has arrived is refused',
  'POST /admin/order-desk/prices': 'changes nothing',
  'POST /admin/orders/:id/payment-link': 'writes what is open when it is sent',
  'POST /admin/order-desk/orders': 'names the total that was seen',
  'POST /admin/calendar-feed': onlyStaff,
  'DELETE /admin/calendar-feed': onlyStaff,
  'POST /admin/imports': added,
  'POST /admin/imports/:id/pictures': added,
  'PUT /admin/imports/:id/mapping': 'is refused once it was done',
  'PUT /admin/imports/:id/apply': 'is refused unless the file waits for it',
  'PUT /admin/imports/:id/invite': 'writes to those who were not invited yet, each once',
  'POST /admin/former-addresses': onlyStaff,
  'PUT /admin/former-addresses/remove': onlyStaff,
  'PUT /admin/staff-notices/choices': onlyStaff,
  'PUT /admin/staff-notices/:id/read': onlyStaff,
  'PUT /admin/staff-notices/read-all': 'marks what had come by the moment it names',
  'POST /admin/webhooks': added,
  'PUT /admin/webhooks/:id/change': onlyStaff,
  'PUT /admin/webhooks/:id/secret': onlyStaff,
  'POST /admin/webhooks/:id/test': added,
  'DELETE /admin/webhooks/:id': onlyStaff,
  'PUT /admin/webhooks/:id/deliveries/:delivery_id/replay': 'sends what was written then, whatever happened since',
  'PUT /admin/orders/:id/proof/read-again': 'reads the picture that is there, and decides nothing',
  'PUT /admin/appointments/:id/confirm': 'what the visitor moved or cancelled meanwhile is refused; they are notified',
  'PUT /admin/appointments/:id/move':
    'names the slot it goes to, from wherever the visitor moved it; they are notified',
  'PUT /admin/appointments/:id/cancel': 'calls it off wherever the visitor moved it; they are notified',
  'PUT /admin/appointments/:id/done': 'says what has happened; one that lies ahead is refused',
  'PUT /admin/appointments/:id/missed': 'says what has happened; one that lies ahead is refused',
  'POST /admin/renovations': added,
  'PUT /admin/renovations/:id/assign': onlyStaff,
  'PUT /admin/site/renovations/:id/stages/:key/progress': onlyStaff,
  'POST /admin/site/files': added,
  'POST /admin/site/renovations/:id/site-reports': added,
  'POST /admin/weather-days': added,
  'POST /admin/site/renovations/:id/defects': added,
  'PUT /admin/site/renovations/:id/defects/:defect_id/fixed':
    'says what was done; one that was withdrawn meanwhile is refused',
  'PUT /admin/site/renovations/:id/defects/:defect_id/withdrawn': onlyStaff,
  'PUT /admin/renovations/:id/defects/:defect_id/closed-by-studio': 'refused once the client has responded',
  'PUT /admin/renovations/:id/complete': onlyStaff,
  'DELETE /admin/weather-days/:id': onlyStaff,
  'PUT /admin/first-steps/:key': 'says what is done, once and for all',
  'POST /admin/renovations/:id/files': added,
  'PUT /admin/renovations/:id/files/:file_id/change': onlyStaff,
  'PUT /admin/renovations/:id/files/:file_id/share': onlyStaff,
  'PUT /admin/renovations/:id/files/order': onlyStaff,
  'DELETE /admin/renovations/:id/files/:file_id': onlyStaff,
  'POST /admin/renovations/:id/messages': added,
  'PUT /admin/renovations/:id/messages/:message_id/strike': 'only its writer can',
  'PUT /admin/renovations/:id/cancel': 'refused once there is a contract, whatever was on the screen',
  'POST /admin/renovations/:id/members': added,
  'POST /admin/renovations/:id/portfolio-draft': 'refused once the client has taken the consent back',
  'POST /admin/renovations/:id/quotations': added,
  'POST /admin/renovations/:id/quotations/:version/lines/import': added,
  'POST /admin/renovations/:id/quotations/:version/paper': added,
  'PUT /admin/renovations/:id/quotations/:version/accepted-on-paper': 'refused once the client has decided',
  'PUT /admin/renovations/:id/quotations/:version/withdraw': 'refused once the client has decided',
  'PUT /admin/renovations/:id/provisional-lines/:key/confirm': 'refused once the line has its final price',
  'POST /admin/renovations/:id/variations': added,
  'PUT /admin/renovations/:id/variations/:variation_id/withdraw': 'refused once the client has decided',
  'DELETE /admin/renovations/:id/variations/:variation_id': onlyStaff,
  'POST /admin/renovations/:id/payment-records': added,
  'POST /admin/renovations/:id/refunds': 'an amount, which the ledger refuses beyond what is owed',
  'PUT /admin/payment-records/:id/confirm': 'a record never changes; one that was withdrawn is decided already',
  'PUT /admin/payment-records/:id/refuse': 'a record never changes; one that was withdrawn is decided already',
  'PUT /admin/payment-records/:id/reverse': onlyStaff,
  'PUT /admin/payment-records/:id/read-again': 'reads the picture that is there, and decides nothing',
  'PUT /admin/renovations/:id/members/:member_id/remove': 'names the member; one who has left is not found',
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const written = Object.values<Endpoint>(endpoints).filter(
  ({ access, method }) => permissionOf(access) && method !== 'GET',
)
/** All objects in these paths exist only in the back office. */
const staffsOwn =
  /^\/admin\/(configuration|products|variants|attributes|post-categories|campaigns|prices|simplified-drafts|staff|pictures|categories|translations|session|films|models|vouchers|products-csv|words|couriers|pick-up-points-csv|appointment-slots|segments|mailings)(\/|$)/

describe('a decision of staff', () => {
  test.each(written.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s names the state that was seen, or cannot be stale',
    (name, endpoint) => {
      const field = namesWhatWasSeen[name]
      const reason = cannotBeStale[name] ?? (staffsOwn.test(endpoint.path) ? onlyStaff : undefined)
      expect([field, reason].filter(Boolean), 'say which field names it, or why it cannot be stale').toHaveLength(1)
      if (field) expect(Object.keys((endpoint.body as unknown as { shape: object }).shape)).toContain(field)
    },
  )

  test('lists no call that is gone', () => {
    const names = new Set(written.map(nameOf))
    expect(
      [...Object.keys(namesWhatWasSeen), ...Object.keys(cannotBeStale)].filter((name) => !names.has(name)),
    ).toEqual([])
  })
})

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})
const show = async (id: string) => (await manager.call(findStaffOrder, { params: { id } })).data
const proofChanged =
  'The customer has just uploaded another proof. Nothing was changed: look at the new picture, then decide.'

describe('over an unseen proof', () => {
  test.each([
    ['none', 'confirm'],
    ['none', 'cancel'],
    ['another', 'confirm'],
    ['another', 'cancel'],
    ['another', 'refuse'],
  ] as const)('with %s seen, %s does nothing, and shows the new picture', async (before, step) => {
    const { guest, id } = await desk.newOrder()
    if (before === 'another') await desk.upload(guest, id)
    const { proof: looked } = await show(id)
    const proof = looked?._id ?? null
    const newer = await uploadPicture(guest)
    await desk.upload(guest, id, newer)
    const params = { id }
    const take = (seen: string | null) => {
      if (step === 'confirm') return manager.call(confirmStaffPayment, { params, body: { proof: seen } })
      const body = { proof: seen as string, reason: 'The amount is cut off' }
      return manager.call(step === 'cancel' ? cancelStaffOrder : refuseProof, { params, body })
    }
    const problem = await expectRefusal(take(proof), 409, 'proof-changed')
    expect(problem.message).toBe(proofChanged)
    const shown = await show(id)
    expect([shown.payment_status, shown.current_status, shown.proof]).toMatchObject([
      'unpaid',
      'pending',
      { _id: newer, refused_at: null },
    ])
    if (proof) await expectRefusal(manager.call(readProof, { params, query: { of: proof } }), 404, 'file-not-found')
    await take(newer)
  })

  test('only one succeeds if a picture arrives in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { guest, id } = await desk.newOrder()
      const first = await uploadPicture(guest)
      await desk.upload(guest, id, first)
      const second = await uploadPicture(guest)
      const confirming = manager.call(confirmStaffPayment, { params: { id }, body: { proof: first } })
      const [confirmed] = await Promise.allSettled([confirming, desk.upload(guest, id, second)])
      const { payment_status, proof } = await show(id)
      expect([payment_status, proof?._id]).toEqual(
        confirmed.status === 'fulfilled' ? ['paid', first] : ['unpaid', second],
      )
    }
  })

  test('without the seen state nothing is confirmed', async () => {
    const { id } = await desk.newOrder()
    const body = {} as { proof: null }
    const refusal = await expectRefusal(
      manager.call(confirmStaffPayment, { params: { id }, body }),
      422,
      'invalid-input',
    )
    expect(refusal.errors).toMatchObject([{ path: 'proof', code: 'required' }])
  })
})

test('an order with an unseen refund request is not shipped', async () => {
  const { guest, id, variant } = await desk.newOrder(3)
  await confirmPayment(desk.shop.context, id)
  const { waiting_refund } = await show(id)
  const items = [{ product_variant_id: variant, qty: 1 }]
  const { data } = await guest.call(requestRefund, {
    params: { id },
    body: { reason: 'Too large', refund_items: items },
  })
  const request = data.requests[0]!._id
  const ship = (seen: string | null) => manager.call(shipOrder, { params: { id }, body: { waiting_refund: seen } })
  await expectRefusal(ship(waiting_refund), 409, 'refund-asked-meanwhile')
  expect((await show(id)).delivery_status).toBe('preparing')
  // A withdrawn request can no longer be approved, and no longer blocks shipping.
  await guest.call(withdrawRefundRequest, { params: { id, request_id: request } })
  await expectRefusal(
    manager.call(approveRefund, { params: { id: request }, body: { amount: 1 } }),
    409,
    'already-decided',
  )
  await expectRefusal(ship(request), 409, 'refund-asked-meanwhile')
  expect((await ship(null)).data.delivery_status).toBe('shipped')
})
