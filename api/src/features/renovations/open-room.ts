import type { Body } from '@fitout/contract/endpoint.ts'
import { isPhoneOf } from '@fitout/contract/formats.ts'
import { inLocale, isLocale } from '@fitout/contract/locales.ts'
import { projectScopes } from '@fitout/contract/project-options.ts'
import type { openRenovation } from '@fitout/contract/staff/renovations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { AppError } from '../../http/app-error.ts'
import { findProvedAccount } from '../accounts/account-credentials-service.ts'
import { requireAppointment } from '../appointments/appointments-service.ts'
import { findEnquiryForRoom } from '../enquiries/enquiries-service.ts'
import { answerByRoom } from '../enquiries/staff-enquiries-service.ts'
import { auditRenovation } from './renovation-audit-service.ts'
import { noteInRoom } from './renovation-events-service.ts'
import { invite, join } from './renovation-members-service.ts'
import { noBuilding } from './renovation-room.ts'
import { findRenovationFrom, insertRenovation } from './renovations-queries.ts'
import { type StaffRoom, showRenovationToStaff } from './staff-renovations-service.ts'

/**
 * Opens a renovation's room. From an enquiry it copies all details, and marks the enquiry as answered. An enquiry or
 * appointment leads to one room at most. Throws `enquiry-not-found`, `appointment-not-found`, `already-opened` with the
 * room, or `invalid-input` if the client has no name or email.
 */
export async function openRoom(
  context: Context,
  by: { id: string },
  body: Body<typeof openRenovation>,
): Promise<StaffRoom> {
  return transaction(context.db, async (trx) => {
    if (body.appointment_id) await requireAppointment(trx, body.appointment_id)
    const enquiry = body.enquiry_id ? await lockEnquiryFor(trx, body.enquiry_id) : undefined
    const now = context.clock.now()
    const client = clientOf(body, enquiry)
    const language = body.language ?? (isLocale(enquiry?.language) ? enquiry.language : 'zh')
    const scope = body.scope ?? null
    const scopeTitle = inLocale(projectScopes.find(({ key }) => key === scope)?.title, language)
    const row = {
      id: newId(),
      reference: newReference('RN'),
      title: body.title || enquiry?.subject || scopeTitle || client.client_name,
      language,
      property_type: body.property_type ?? null,
      district: body.district ?? enquiry?.location ?? null,
      saleable_sqft: body.saleable_sqft ?? enquiry?.saleable_sqft ?? null,
      scope,
      style: body.style ?? enquiry?.style ?? null,
      budget: body.budget ?? enquiry?.budget ?? null,
      address: body.address,
      description: enquiry?.description ?? '',
      ...client,
      enquiry_id: enquiry?.id ?? null,
      appointment_id: body.appointment_id ?? null,
      file_ids: enquiry ? [...enquiry.floor_plan_ids, ...enquiry.photo_ids] : [],
      staff_id: enquiry?.owner_id ?? by.id,
      building: noBuilding,
      created_at: now,
      moved_at: now,
    }
    if (!(await insertRenovation(trx, row))) {
      throw alreadyOpened(await findRenovationFrom(trx, 'appointment_id', row.appointment_id))
    }
    if (enquiry) await answerByRoom(trx, by, enquiry)
    await noteInRoom(context, trx, row.id, { staffId: by.id }, { action: 'opened' })
    await auditRenovation(trx, by, { id: row.id, reference: row.reference }, 'renovations.open', {
      after: {
        enquiry: enquiry?.reference ?? null,
      },
    })
    const account = await findProvedAccount(trx, client.client_email)
    if (account) await join(context, trx, row.id, account, 'CLIENT')
    else {
      const wanted = { email: client.client_email, right: 'CLIENT', language } as const
      await invite(context, trx, row.id, { staffId: by.id }, wanted)
    }
    return showRenovationToStaff({ db: trx, clock: context.clock }, row.id)
  })
}

type Enquiry = NonNullable<Awaited<ReturnType<typeof findEnquiryForRoom>>>

async function lockEnquiryFor(trx: Database, enquiryId: string): Promise<Enquiry> {
  const enquiry = await findEnquiryForRoom(trx, enquiryId, 'for change')
  if (!enquiry) throw new AppError('enquiry-not-found')
  const opened = await findRenovationFrom(trx, 'enquiry_id', enquiry.id)
  if (opened) throw alreadyOpened(opened)
  return enquiry
}

const alreadyOpened = (room: string | undefined) => new AppError('already-opened', { details: { renovation_id: room } })

function clientOf(body: Body<typeof openRenovation>, enquiry: Enquiry | undefined) {
  const client_name = body.name || enquiry?.name
  const client_email = body.email || enquiry?.email
  if (!client_name) throw new AppError('invalid-input', { errors: [{ path: 'name', code: 'required' }] })
  if (!client_email) throw new AppError('invalid-input', { errors: [{ path: 'email', code: 'required' }] })
  const [client_area_code, client_phone] = body.phone
    ? [body.area_code ?? '852', body.phone]
    : [enquiry?.area_code ?? null, enquiry?.phone ?? null]
  if (body.phone && !isPhoneOf(body.area_code ?? '852', body.phone)) {
    throw new AppError('invalid-input', { errors: [{ path: 'phone', code: 'phone-format' }] })
  }
  return { client_name, client_email, client_area_code, client_phone }
}
