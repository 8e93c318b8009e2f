import type { Answer } from '@fitout/contract/endpoint.ts'
import type { RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import type { listStaffRenovationFiles } from '@fitout/contract/staff/renovation-files.ts'

export type RoomFile = Answer<typeof listStaffRenovationFiles>['data'][number]

export function fileUrl(roomId: string, { _id: id }: RoomFile, revision: number, size?: 'small'): string {
  return `/api/admin/renovations/${roomId}/files/${id}?revision=${revision}${size ? `&size=${size}` : ''}`
}

const kinds: Record<string, RenovationFileKind> = {
  pdf: 'DRAWING',
  glb: 'MODEL',
  jpg: 'IMAGE',
  jpeg: 'IMAGE',
  png: 'IMAGE',
  webp: 'IMAGE',
  avif: 'IMAGE',
  gif: 'IMAGE',
  mp4: 'VIDEO',
  webm: 'VIDEO',
}

/** The file types accepted for a kind. */
export const accepts: Record<RenovationFileKind, string> = {
  DRAWING: '.pdf',
  PAPER: '.pdf',
  MODEL: '.glb',
  IMAGE: '.jpg,.jpeg,.png,.webp,.avif,.gif',
  VIDEO: '.mp4,.webm',
}

export const acceptsAny = '.pdf,.glb,.jpg,.jpeg,.png,.webp,.avif,.gif,.mp4,.webm'

/** The probable kind of a file, by its extension; the server decides by its content. */
export function kindOf({ name }: File, isPaper: boolean): RenovationFileKind | undefined {
  const kind = kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  return kind === 'DRAWING' && isPaper ? 'PAPER' : kind
}

/** The name of a file without its extension, as initial title. */
export function titleOf({ name }: File): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{Cc}]/gu, ' ')
    .trim()
  return stem.slice(0, 120) || name.slice(0, 120)
}
