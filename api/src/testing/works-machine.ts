import { closeDefect, reopenDefect, withdrawDefect } from '@fitout/contract/defects.ts'
import { signCertificate } from '@fitout/contract/handover-signing.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { withdrawPaymentRecord } from '@fitout/contract/payment-records.ts'
import { showRenovation } from '@fitout/contract/renovations.ts'
import { closeDefectByStudio, fixDefect, withdrawSiteDefect } from '@fitout/contract/staff/defects.ts'
import {
  completeWorks,
  showHandover,
  signCertificateByStudio,
  writeCertificate,
} from '@fitout/contract/staff/handovers.ts'
import { refusePaymentRecord, reversePaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { withdrawVariation } from '@fitout/contract/staff/variations.ts'
import { variationSigningVersion } from '@fitout/contract/variation-signing.ts'
import { approveVariation, declineVariation } from '@fitout/contract/variations.ts'
import { sql } from 'kysely'
import { confirmPayment, handInPayment } from './contracts.ts'
import { raiseByClient, raiseByStaff, uploadSitePicture } from './handovers.ts'
import { sendVariationTo } from './variations.ts'
import { uploadPicture } from './visitors.ts'
import {
  type Defect,
  inRoom,
  isUnderWay,
  lastOf,
  type Model,
  once,
  type Real,
  replaced,
  type Stage,
  type Step,
  type Work,
} from './works-model.ts'
import { progress } from './works.ts'

const none = crypto.randomUUID()
const record = ({ records }: Real) => ({ id: records.at(-1) ?? none })
const variation = ({ id, variations }: Real) => ({ id, variation_id: variations.at(-1) ?? none })
const defect = ({ id, defects }: Real) => ({ id, defect_id: defects.at(-1) ?? none })

function stageSteps(key: Stage): Step[] {
  const to = (model: Model, work: Work, room = model.room) =>
    once(model, { stages: { ...model.stages, [key]: work }, room })
  return [
    {
      name: `the foreman works on ${key}`,
      expected(model) {
        if (!isUnderWay(model) || model.stages[key] === 'DONE') return undefined
        return model.stages[key] === 'STARTED' ? {} : to(model, 'STARTED', 'IN_PROGRESS')
      },
      act: ({ id, staff }) => progress(staff, id, key, { percent: 40 }),
    },
    {
      name: `the foreman is done with ${key}`,
      expected(model) {
        if (!isUnderWay(model) || model.stages[key] === 'PLANNED') return undefined
        return model.stages[key] === 'DONE' ? {} : to(model, 'DONE', 'IN_PROGRESS')
      },
      act: ({ id, staff }) => progress(staff, id, key, { percent: 100 }),
    },
    {
      name: `the studio begins ${key} again`,
      expected(model) {
        if (model.stages[key] === 'DONE')
          return model.room === 'HANDED_OVER' ? undefined : to(model, 'STARTED', 'IN_PROGRESS')
        if (!isUnderWay(model)) return undefined
        return model.stages[key] === 'STARTED' ? {} : to(model, 'STARTED', 'IN_PROGRESS')
      },
      act: ({ id, staff }) => progress(staff, id, key, { percent: 50, reason: 'Not level' }),
    },
  ]
}

const moneySteps: Step[] = [
  {
    name: 'the client hands in a payment',
    expected: (model) =>
      model.records.filter((state) => state === 'SUBMITTED').length < 3
        ? once(model, { records: [...model.records, 'SUBMITTED'] })
        : undefined,
    async act(real) {
      const { data } = await real.client.call(listInstalments, { params: inRoom(real) })
      const fields = { amount: 1, paid_on: real.day, user_name: 'Chan Tai Man' }
      const made = await handInPayment(
        real.shop,
        real.client,
        { id: real.id, instalment_id: data[0]?._id ?? none },
        fields,
      )
      real.records.push(made._id)
    },
  },
  {
    name: 'the client takes the payment back',
    expected: lastOf('records', 'SUBMITTED', 'WITHDRAWN'),
    act: (real) =>
      real.client.call(withdrawPaymentRecord, { params: { id: real.id, record_id: record(real).id }, body: {} }),
  },
  {
    name: 'staff confirm the payment',
    expected: lastOf('records', 'SUBMITTED', 'CONFIRMED'),
    act: (real) => confirmPayment(real.shop, real.staff, record(real).id, 1),
  },
  {
    name: 'staff refuse the payment',
    expected: lastOf('records', 'SUBMITTED', 'REFUSED'),
    act: (real) => real.staff.call(refusePaymentRecord, { params: record(real), body: { reason: 'Not there' } }),
  },
  {
    name: 'staff reverse the payment',
    expected: lastOf('records', 'CONFIRMED', 'REVERSED'),
    act: (real) => real.staff.call(reversePaymentRecord, { params: record(real), body: { reason: 'Bounced' } }),
  },
]

const signed = { typed_name: 'Chan Tai Man', is_agreed: true, wording_version: variationSigningVersion } as const

const variationSteps: Step[] = [
  {
    name: 'staff send a variation',
    expected: (model) =>
      model.room === 'HANDED_OVER' ? undefined : once(model, { variations: [...model.variations, 'SENT'] }),
    async act(real) {
      const { params } = await sendVariationTo(real.staff, real.id)
      real.variations.push(params.variation_id)
    },
  },
  {
    name: 'the client approves it',
    expected: (model) => (model.room === 'HANDED_OVER' ? undefined : lastOf('variations', 'SENT', 'APPROVED')(model)),
    async act(real) {
      const { rows } = await sql<{ hash: string | null }>`
        select content_hash as hash from variations where id = ${variation(real).variation_id}`.execute(
        real.shop.context.db,
      )
      const body = { ...signed, content_hash: rows[0]?.hash ?? '0'.repeat(64) }
      return real.client.call(approveVariation, { params: variation(real), body })
    },
  },
  {
    name: 'the client declines it',
    expected: (model) => (model.room === 'HANDED_OVER' ? undefined : lastOf('variations', 'SENT', 'DECLINED')(model)),
    act: (real) => real.client.call(declineVariation, { params: variation(real), body: { reason: 'Too dear' } }),
  },
  {
    name: 'staff withdraw it',
    expected: (model) => (model.room === 'HANDED_OVER' ? undefined : lastOf('variations', 'SENT', 'WITHDRAWN')(model)),
    act: (real) => real.staff.call(withdrawVariation, { params: variation(real), body: { reason: 'Wrong price' } }),
  },
]

const atMost = 5
const raised = (by: Defect['by']) => (model: Model) => {
  if (model.room === 'ACCEPTED') return undefined
  if (model.defects.length >= atMost) return null
  return once(model, { defects: [...model.defects, { state: 'OPEN', by, fixedOn: 0 }] })
}
const moved = (is: (one: Defect, model: Model) => boolean, to: (model: Model) => Partial<Defect>) => (model: Model) => {
  const one = model.defects.at(-1)
  return one && is(one, model) ? once(model, { defects: replaced(model.defects, { ...one, ...to(model) }) }) : undefined
}

const defectSteps: Step[] = [
  {
    name: 'the client raises a defect',
    expected: raised('CLIENT'),
    act: async (real) => real.defects.push((await raiseByClient(real.client, real.id))._id),
  },
  {
    name: 'the studio raises a defect',
    expected: raised('STUDIO'),
    act: async (real) => real.defects.push((await raiseByStaff(real.staff, real.id))._id),
  },
  {
    name: 'the studio fixes it',
    expected: moved(
      ({ state }) => state === 'OPEN',
      ({ day }) => ({ state: 'FIXED', fixedOn: day }),
    ),
    act: async (real) =>
      real.staff.call(fixDefect, { params: defect(real), body: { images: [await uploadSitePicture(real.staff)] } }),
  },
  {
    name: 'the client closes it',
    expected: moved(
      ({ state }) => state === 'FIXED',
      () => ({ state: 'CLOSED' }),
    ),
    act: (real) => real.client.call(closeDefect, { params: defect(real), body: {} }),
  },
  {
    name: 'the studio closes it after a fortnight without a word',
    expected: moved(
      ({ state, fixedOn }, { day }) => state === 'FIXED' && day - fixedOn >= 14,
      () => ({ state: 'CLOSED', closedBy: 'STUDIO' }),
    ),
    act: (real) => real.staff.call(closeDefectByStudio, { params: defect(real), body: { reason: 'No answer' } }),
  },
  {
    name: 'the client is not satisfied',
    expected: (model) => {
      const one = model.defects.at(-1)
      // The period in which it can be reopened after the studio closed it has a test of its own.
      if (one?.state === 'CLOSED' && one.closedBy) return null
      return moved(
        ({ state }) => state === 'FIXED',
        () => ({ state: 'OPEN' }),
      )(model)
    },
    act: async (real) =>
      real.client.call(reopenDefect, {
        params: defect(real),
        body: { reason: 'Still there', images: [await uploadPicture(real.client)] },
      }),
  },
  {
    name: 'the client takes the defect back',
    expected: moved(
      ({ state, by }) => state === 'OPEN' && by === 'CLIENT',
      () => ({ state: 'WITHDRAWN' }),
    ),
    act: (real) => real.client.call(withdrawDefect, { params: defect(real), body: {} }),
  },
  {
    name: 'the studio takes the defect back',
    expected: moved(
      ({ state, by }) => state === 'OPEN' && by === 'STUDIO',
      () => ({ state: 'WITHDRAWN' }),
    ),
    act: (real) => real.staff.call(withdrawSiteDefect, { params: defect(real), body: {} }),
  },
]

const endSteps: Step[] = [
  {
    name: 'the works are complete',
    expected: (model) =>
      model.room === 'IN_PROGRESS' && Object.values(model.stages).every((work) => work === 'DONE')
        ? once(model, { room: 'INSPECTION' })
        : undefined,
    act: (real) => real.staff.call(completeWorks, { params: inRoom(real), body: {} }),
  },
  {
    name: 'the studio writes the certificate',
    expected: (model) =>
      model.room === 'INSPECTION'
        ? { certificate: model.certificate === 'NONE' ? 'WRITTEN' : model.certificate }
        : undefined,
    async act(real) {
      const { revision } = (await real.staff.call(showHandover, { params: inRoom(real) })).data
      const body = { revision, day: real.day, handed: [{ key: 'KEYS' as const, count: 2 }], meters: [] }
      return real.staff.call(writeCertificate, { params: inRoom(real), body })
    },
  },
  {
    name: 'the studio signs the certificate',
    expected: (model) =>
      model.room === 'INSPECTION' && model.certificate !== 'NONE' ? once(model, { certificate: 'SIGNED' }) : undefined,
    async act(real) {
      const { certificate } = (await real.staff.call(showHandover, { params: inRoom(real) })).data
      const body = { content_hash: certificate?.content_hash ?? '0'.repeat(64), typed_name: 'Lee Ka Yan' }
      return real.staff.call(signCertificateByStudio, { params: inRoom(real), body })
    },
  },
  {
    name: 'the client signs the certificate',
    expected: (model) =>
      model.room === 'INSPECTION' && model.certificate === 'SIGNED' ? once(model, { room: 'HANDED_OVER' }) : undefined,
    async act(real) {
      const { certificate } = (await real.client.call(showRenovation, { params: inRoom(real) })).data
      const body = { content_hash: certificate?.content_hash ?? '0'.repeat(64), typed_name: 'Ho Siu Ming' }
      return real.client.call(signCertificate, { params: inRoom(real), body })
    },
  },
  {
    name: 'fifteen days pass',
    // A certificate can only be backdated so far, and a variation waits for a week.
    expected: (model) => (model.day >= 30 || model.variations.includes('SENT') ? null : { day: model.day + 15 }),
    act: (real) => real.pass(15),
  },
]

// Steps towards the end are drawn more often, so that a run finishes.
const leading = [
  ...stageSteps('demolition').slice(0, 2),
  ...stageSteps('painting').slice(0, 2),
  ...endSteps.slice(0, 4),
]
export const steps = [
  ...[stageSteps('demolition'), stageSteps('painting'), moneySteps, variationSteps, defectSteps, endSteps].flat(),
  ...[leading, leading, leading].flat(),
]
