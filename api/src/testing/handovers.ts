import { closeDefect, raiseDefect } from '@fitout/contract/defects.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { signCertificate } from '@fitout/contract/handover-signing.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { givePortfolioConsent, portfolioWordingVersion } from '@fitout/contract/portfolio-drafts.ts'
import { showRenovation } from '@fitout/contract/renovations.ts'
import { fixDefect, raiseSiteDefect } from '@fitout/contract/staff/defects.ts'
import { completeWorks, signCertificateByStudio, writeCertificate } from '@fitout/contract/staff/handovers.ts'
import { addSitePicture, writeSiteReport } from '@fitout/contract/staff/site-reports.ts'
import type { Member } from './members.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'
import { uploadPicture, pictureFile } from './visitors.ts'
import { openWorks, prepareWorks, progress } from './works.ts'

/** A room with completed and inspected works. */
export async function openInspection(
  shop: TestShop,
  staff: StaffVisitor,
  client: Member,
  agreed: Parameters<typeof openWorks>[3] = {},
): Promise<string> {
  const id = await openWorks(shop, staff, client, agreed)
  await prepareWorks(staff, id)
  await progress(staff, id, 'demolition', { percent: 50 })
  await progress(staff, id, 'demolition', { percent: 100 })
  await staff.call(completeWorks, { params: { id }, body: {} })
  return id
}

/** A picture taken on site by a staff member. */
export async function uploadSitePicture(staff: StaffVisitor): Promise<string> {
  return (await staff.call(addSitePicture, { file: await pictureFile() })).data._id
}

type Raised = Partial<BodyInput<typeof raiseDefect>>

export async function raiseByClient(client: Member, id: string, fields: Raised = {}) {
  const body = { text: 'Scratch on the sill', images: [await uploadPicture(client)], ...fields }
  return (await client.call(raiseDefect, { params: { id }, body })).data
}

export async function raiseByStaff(staff: StaffVisitor, id: string, fields: Raised & { due_on?: string } = {}) {
  const body = { text: 'Hollow tile', images: [await uploadSitePicture(staff)], ...fields }
  return (await staff.call(raiseSiteDefect, { params: { id }, body })).data
}

export async function fix(staff: StaffVisitor, id: string, defect_id: string) {
  const images = [await uploadSitePicture(staff)]
  return (await staff.call(fixDefect, { params: { id, defect_id }, body: { images } })).data
}

/** Writes the certificate and signs it for the studio; returns its hash. */
export async function certify(shop: TestShop, staff: StaffVisitor, id: string, day?: string): Promise<string> {
  const params = { id }
  const body = {
    revision: 0,
    day: day ?? hongKongDay(shop.context.clock.now()),
    handed: [{ key: 'KEYS' as const, count: 3 }],
    meters: [{ key: 'WATER' as const, reading: '00412' }],
  }
  const written = (await staff.call(writeCertificate, { params, body })).data
  const content_hash = written.certificate?.content_hash ?? ''
  await staff.call(signCertificateByStudio, { params, body: { content_hash, typed_name: 'Lee Ka Yan' } })
  return content_hash
}

/** Signs for both sides. */
export async function handOver(shop: TestShop, staff: StaffVisitor, client: Member, id: string, day?: string) {
  const content_hash = await certify(shop, staff, id, day)
  await client.call(signCertificate, { params: { id }, body: { content_hash, typed_name: 'Ho Siu Ming' } })
  return (await client.call(showRenovation, { params: { id } })).data
}

/** A home that was handed over, with a defect that names its place. */
export async function fillHandover(shop: TestShop, member: Member, address: string): Promise<void> {
  const staff = await openStaff(shop, 'manager')
  const id = await openInspection(shop, staff, member)
  const report = { day: hongKongDay(shop.context.clock.now()), images: [await uploadSitePicture(staff)] }
  await staff.call(writeSiteReport, { params: { id }, body: { ...report, text: `Swept at ${address}` } })
  const { _id: defect_id } = await raiseByClient(member, id, { text: `A crack in ${address}`, place: address })
  await fix(staff, id, defect_id)
  await member.call(closeDefect, { params: { id, defect_id }, body: {} })
  await handOver(shop, staff, member, id)
  const consent = { is_agreed: true, wording_version: portfolioWordingVersion }
  await member.call(givePortfolioConsent, { params: { id }, body: consent })
}
