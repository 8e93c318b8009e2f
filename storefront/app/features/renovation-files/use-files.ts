import type { Answer } from '@fitout/contract/endpoint.ts'
import { listRenovationFiles, type RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { quietCall } from '../../shared/api/browser-call.ts'

export type RoomFile = Answer<typeof listRenovationFiles>['data'][number]
export type Revision = RoomFile['revisions'][number]

/** The shared files of one kind. */
export function useFiles(id: string, kind: RenovationFileKind) {
  return usePaged(useOwnKey('renovation-files', id, kind), (place, signal) =>
    quietCall(listRenovationFiles, { params: { id }, query: { ...place, kind }, signal }),
  )
}

/** The URL of a file. The content behind the URL of a revision never changes. */
export function fileUrl(roomId: string, file: RoomFile, revision = file.revision): string {
  return `/api/renovations/${roomId}/files/${file._id}?revision=${revision}`
}

/** The newest revision. */
export function newestOf({ revisions, revision }: RoomFile): Revision | undefined {
  return revisions.find((one) => one.revision === revision)
}

/** Formats the size of a file; never less than a tenth of a megabyte. */
export function useSize(): (bytes: number) => string {
  const t = useTranslations('renovationFiles')
  return (bytes) => t('megabytes', { size: Math.max(0.1, bytes / 1024 / 1024) })
}
