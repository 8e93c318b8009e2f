import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import * as defects from '@fitout/contract/staff/defects.ts'
import { givePortfolioConsent, portfolioWordingVersion } from '@fitout/contract/portfolio-drafts.ts'
import * as handovers from '@fitout/contract/staff/handovers.ts'
import { beginPortfolioDraft, showPortfolioDraft } from '@fitout/contract/staff/portfolio-drafts.ts'
import { writeSiteReport } from '@fitout/contract/staff/site-reports.ts'
import * as sealedPapers from '@fitout/contract/staff/sealed-papers.ts'
import { deleteAccount } from '@fitout/contract/personal-data.ts'
import { fillHandover, fix, handOver, openInspection, raiseByStaff, uploadSitePicture } from '../handovers.ts'
import { openProvedMember, rightPassword } from '../members.ts'
import { openWorks, prepareWorks, progress } from '../works.ts'
import { added, changed, example, type Made, type Stage } from './example.ts'
import { newRoom } from './renovation-examples.ts'

const inRoom = ({ params }: Made) => params['id'] ?? ''
const today = () => hongKongDay(new Date())

const inspectionOf = async ({ desk, owner }: Stage) =>
  openInspection(desk.shop, owner, await openProvedMember(desk.shop))

async function defectOf(stage: Stage) {
  const id = await inspectionOf(stage)
  return { id, defect_id: (await raiseByStaff(stage.owner, id))._id }
}

const certificate = () => ({ revision: 0, day: today(), handed: [{ key: 'KEYS' as const, count: 2 }], meters: [] })

/** A handed-over home, with a client who has agreed to the portfolio and a picture to choose. */
async function agreedHome({ desk, owner }: Stage) {
  const client = await openProvedMember(desk.shop)
  const params = { id: await openInspection(desk.shop, owner, client) }
  const picture = await uploadSitePicture(owner)
  await owner.call(writeSiteReport, { params, body: { day: today(), text: '完工', images: [picture] } })
  await handOver(desk.shop, owner, client, params.id)
  const body = { is_agreed: true, wording_version: portfolioWordingVersion }
  await client.call(givePortfolioConsent, { params, body })
  return { params, picture }
}

export const handoverExamples = [
  example(
    defects.raiseSiteDefect,
    { ...changed('defects.raise', 'renovation', inRoom), kind: 'new' },
    async (stage) => ({
      params: { id: await inspectionOf(stage) },
      body: { text: '瓷磚空鼓', images: [await uploadSitePicture(stage.owner)] },
      by: stage.owner,
    }),
  ),
  example(defects.fixDefect, changed('defects.fix', 'renovation', inRoom), async (stage) => ({
    params: await defectOf(stage),
    body: { images: [await uploadSitePicture(stage.owner)] },
    by: stage.owner,
  })),
  example(defects.withdrawSiteDefect, changed('defects.withdraw', 'renovation', inRoom), async (stage) => ({
    params: await defectOf(stage),
    body: {},
    by: stage.owner,
  })),
  example(defects.closeDefectByStudio, changed('defects.close', 'renovation', inRoom), async (stage) => {
    const params = await defectOf(stage)
    await fix(stage.owner, params.id, params.defect_id)
    const long = new Date(Date.now() - 15 * 86_400_000)
    const { db } = stage.desk.shop.context
    await db.updateTable('defects').set({ fixed_at: long }).where('id', '=', params.defect_id).execute()
    return { params, body: { reason: '客戶沒有回應' } }
  }),
  example(handovers.completeWorks, changed('handovers.complete', 'renovation', inRoom), async (stage) => {
    const { desk, owner } = stage
    const id = await openWorks(desk.shop, owner, await openProvedMember(desk.shop))
    await prepareWorks(owner, id)
    await progress(owner, id, 'demolition', { percent: 50 })
    await progress(owner, id, 'demolition', { percent: 100 })
    return { params: { id }, body: {} }
  }),
  example(
    handovers.writeCertificate,
    { ...changed('handovers.write', 'renovation', inRoom), kind: 'new' },
    async (stage) => ({ params: { id: await inspectionOf(stage) }, body: certificate() }),
  ),
  example(handovers.signCertificateByStudio, changed('handovers.sign', 'renovation', inRoom), async (stage) => {
    const id = await inspectionOf(stage)
    const { data } = await stage.owner.call(handovers.writeCertificate, { params: { id }, body: certificate() })
    const body = { content_hash: data.certificate?.content_hash ?? '', typed_name: 'Lee Ka Yan' }
    return { params: { id }, body }
  }),
  example(
    sealedPapers.openSealedPaper,
    { ...added('sealed-papers.open', 'renovation'), idOf: 'not answered' },
    async ({ desk }) => {
      const client = await openProvedMember(desk.shop)
      await fillHandover(desk.shop, client, 'Nightingale Terrace')
      await client.call(deleteAccount, { body: { password: rightPassword } })
      return { params: await desk.shop.context.db.selectFrom('sealed_papers').select('id').executeTakeFirstOrThrow() }
    },
  ),
]

export const portfolioExamples = [
  example(
    beginPortfolioDraft,
    [
      { ...added('words.draft', 'project'), idOf: 'not answered' },
      added('portfolio-drafts.begin', 'renovation', inRoom),
    ],
    async (stage) => {
      const { params, picture } = await agreedHome(stage)
      return { params, body: { picture_ids: [picture] } }
    },
  ),
]

export const handoverReadings = [
  example(showPortfolioDraft, [], async (stage) => ({ params: { id: (await newRoom(stage))._id } })),
  example(handovers.showHandover, [], async (stage) => ({ params: { id: await inspectionOf(stage) } })),
  example(handovers.readStaffCertificate, [], async (stage) => {
    const id = await inspectionOf(stage)
    await stage.owner.call(handovers.writeCertificate, { params: { id }, body: certificate() })
    return { params: { id } }
  }),
  example(defects.listSiteDefects, [], async (stage) => ({
    params: { id: await inspectionOf(stage) },
    by: stage.owner,
  })),
  example(defects.readSiteDefectPicture, [], async (stage) => {
    const id = await inspectionOf(stage)
    const { _id: defect_id, pictures } = await raiseByStaff(stage.owner, id)
    return { params: { id, defect_id, file_id: pictures[0] ?? '' }, by: stage.owner }
  }),
]
