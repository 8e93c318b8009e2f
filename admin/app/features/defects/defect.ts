import { addressOf } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { type listSiteDefects, readSiteDefectPicture } from '@fitout/contract/staff/defects.ts'

export type Defect = Answer<typeof listSiteDefects>['data'][number]

export const isDone = ({ state }: Pick<Defect, 'state'>) => state === 'CLOSED' || state === 'WITHDRAWN'

export function pictureAddress(id: string, defectId: string) {
  return (file: string) => `/api${addressOf(readSiteDefectPicture, { id, defect_id: defectId, file_id: file })}`
}
