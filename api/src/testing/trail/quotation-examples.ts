import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import * as quotations from '@fitout/contract/staff/quotations.ts'
import { beginDraft, line, sendQuotationTo, writeQuotation } from '../quotations.ts'
import { added, changed, example, type Made, type Stage } from './example.ts'
import { csvFile, paperFile } from './example-files.ts'
import { newRoom } from './renovation-examples.ts'

const roomId = async (stage: Stage) => (await newRoom(stage))._id
const roomOf = ({ params }: Made) => params['id'] ?? ''

async function draft(stage: Stage) {
  const id = await roomId(stage)
  const { version, head_revision } = await beginDraft(stage.owner, id)
  return { params: { id, version: String(version) }, revision: head_revision }
}

export const quotationExamples = [
  example(quotations.beginQuotation, added('quotations.begin', 'renovation'), async (stage) => ({
    params: { id: await roomId(stage) },
    body: { from: 'TEMPLATE' as const },
  })),
  example(quotations.saveQuotationHead, added('quotations.head', 'renovation'), async (stage) => {
    const { params, revision } = await draft(stage)
    return { params, body: { revision, delay_per_day: 800 } }
  }),
  example(quotations.saveQuotationGroup, added('quotations.group', 'renovation', roomOf), async (stage) => {
    const { params } = await draft(stage)
    return { params: { ...params, key: 'masonry' }, body: { revision: 0, lines: [line('鋪磚')] } }
  }),
  example(quotations.orderQuotationGroups, changed('quotations.order', 'renovation'), async (stage) => {
    const { params, draft: written } = await writeQuotation(stage.owner, await roomId(stage))
    return { params, body: { revision: written.head_revision, keys: ['flooring' as const] } }
  }),
  example(quotations.sendQuotation, added('quotations.send', 'renovation'), async (stage) => {
    const { params, draft: written } = await writeQuotation(stage.owner, await roomId(stage))
    return { params, body: { revision: written.revision, is_warned: true } }
  }),
  example(quotations.withdrawQuotation, changed('quotations.withdraw', 'renovation'), async (stage) => {
    const { params } = await sendQuotationTo(stage.owner, await roomId(stage))
    return { params, body: { reason: '再度尺' } }
  }),
  example(quotations.importQuotationLines, added('quotations.import', 'renovation'), async (stage) => ({
    params: (await draft(stage)).params,
    query: { dry_run: 'false' as const },
    file: csvFile(['group,title_zh,qty,unit,unit_price', 'masonry,鋪磚,2,SQFT,48']),
  })),
  example(quotations.uploadSignedPaper, added('quotations.paper', 'renovation'), async (stage) => ({
    params: (await sendQuotationTo(stage.owner, await roomId(stage))).params,
    file: paperFile(),
  })),
  example(quotations.acceptOnPaper, changed('quotations.accept-on-paper', 'renovation'), async (stage) => {
    const { params, sent } = await sendQuotationTo(stage.owner, await roomId(stage))
    const { data } = await stage.owner.call(quotations.uploadSignedPaper, { params, file: paperFile() })
    const options = (sent.content.groups.find(({ key }) => key === 'flooring')?.lines ?? []).slice(0, 1)
    const body = { file_id: data.file_id, signed_on: hongKongDay(new Date()), name: '何小明' }
    return { params, body: { ...body, options: options.map(({ key }) => key) } }
  }),
]

export const quotationReadings = [
  example(quotations.listStaffQuotations, [], async (stage) => ({ params: { id: await roomId(stage) } })),
  example(quotations.findStaffQuotation, [], async (stage) => ({ params: (await draft(stage)).params })),
  example(quotations.showStaffQuotationChanges, [], async (stage) => ({
    params: (await draft(stage)).params,
    query: { since: 1 },
  })),
  example(quotations.readStaffQuotationPdf, [], async (stage) => ({ params: (await draft(stage)).params })),
  example(quotations.readSignedPaper, [], async (stage) => {
    const { params } = await sendQuotationTo(stage.owner, await roomId(stage))
    await stage.owner.call(quotations.uploadSignedPaper, { params, file: paperFile() })
    return { params }
  }),
]
