import * as files from '@fitout/contract/staff/renovation-files.ts'
import { openProvedMember } from '../members.ts'
import { openWorks } from '../works.ts'
import { paperFile } from './example-files.ts'
import { added, changed, example, gone, type Made, type Stage } from './example.ts'
import { newRoom } from './renovation-examples.ts'

const roomOf = ({ params }: Made) => params['id'] ?? ''

async function drawingIn({ owner }: Stage, id: string, title = 'A-02 天花圖') {
  const query = { kind: 'DRAWING', title } as const
  const { data } = await owner.call(files.addRenovationFile, { params: { id }, query, file: paperFile() })
  return { id, file_id: data._id }
}

const drawing = async (stage: Stage) => drawingIn(stage, (await newRoom(stage))._id)

export const renovationFileExamples = [
  example(files.addRenovationFile, added('renovation-files.add', 'renovation', roomOf), async (stage) => ({
    params: { id: (await newRoom(stage))._id },
    query: { kind: 'DRAWING' as const, title: 'A-01 平面圖' },
    file: paperFile(),
  })),
  example(files.changeRenovationFile, changed('renovation-files.change', 'renovation', roomOf), async (stage) => ({
    params: await drawing(stage),
    body: { title: 'A-02 天花圖（修訂）' },
  })),
  example(files.shareRenovationFile, changed('renovation-files.share', 'renovation', roomOf), async (stage) => ({
    params: await drawing(stage),
    body: { is_shared: true },
  })),
  example(files.orderRenovationFiles, changed('renovation-files.order', 'renovation', roomOf), async (stage) => {
    const { id } = await drawing(stage)
    const { file_id } = await drawingIn(stage, id, 'A-03 立面圖')
    return { params: { id }, body: { kind: 'DRAWING' as const, file_ids: [file_id] } }
  }),
  example(files.removeRenovationFile, gone('renovation-files.remove', 'renovation', roomOf), async (stage) => ({
    params: await drawing(stage),
  })),
  example(files.readSiteFile, [], async (stage) => {
    const id = await openWorks(stage.desk.shop, stage.owner, await openProvedMember(stage.desk.shop))
    return { params: await drawingIn(stage, id), by: stage.owner }
  }),
  example(files.listSiteFiles, [], async (stage) => ({
    params: { id: await openWorks(stage.desk.shop, stage.owner, await openProvedMember(stage.desk.shop)) },
    by: stage.owner,
  })),
  example(files.listStaffRenovationFiles, [], async (stage) => ({ params: { id: (await newRoom(stage))._id } })),
]
