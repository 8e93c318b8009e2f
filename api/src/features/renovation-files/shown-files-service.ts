import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { type RenovationFile, type RenovationFileKind, renovationFileKinds } from '@fitout/contract/renovation-files.ts'
import type { showRenovation } from '@fitout/contract/renovations.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { firstRows } from '../../http/pages.ts'
import {
  type FileRow,
  findSharedPicture,
  listFileRows,
  listFirstShared,
  listRevisionRows,
  type RevisionRow,
} from './renovation-files-queries.ts'

/** The files of a renovation as both sides see them. */

type Room = AnswerInput<typeof showRenovation>['data']

/** The maximum number of files in a renovation. */
const picturesAtMost = 300

/** The shared pictures, in order. */
export async function listSharedPictures(db: Database, renovationId: string): Promise<FileRow[]> {
  const asked = { renovationId, kinds: ['IMAGE'], sharedOnly: true } as const
  return (await listFileRows(db, asked, firstRows(picturesAtMost))).rows
}

/** The newest revision of a shared picture; undefined if there is none. */
export async function readSharedPicture(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  renovationId: string,
  fileId: string,
): Promise<Buffer | undefined> {
  const key = await findSharedPicture(db, renovationId, fileId)
  const file = key && (await storage.find(key))
  return file ? Buffer.from(await file.read()) : undefined
}

/** How many pictures and films the room's own answer includes. The list of files has them all. */
const shownInRoom = 12

export async function showRoomFiles(
  db: Database,
  renovationId: string,
): Promise<Pick<Room, 'file_counts' | 'model_3d' | 'images' | 'videos'>> {
  const rows = await listFirstShared(db, renovationId, shownInRoom)
  const named = rows.filter(
    ({ kind, place }) => kind === 'IMAGE' || kind === 'VIDEO' || (kind === 'MODEL' && place === 1),
  )
  const files = await presentFiles(db, named)
  const count = (kind: RenovationFileKind) => rows.find((one) => one.kind === kind)?.of_kind ?? 0
  return {
    file_counts: {
      DRAWING: count('DRAWING'),
      MODEL: count('MODEL'),
      IMAGE: count('IMAGE'),
      VIDEO: count('VIDEO'),
      PAPER: count('PAPER'),
    },
    model_3d: files.find(({ kind }) => kind === 'MODEL') ?? null,
    images: files.filter(({ kind }) => kind === 'IMAGE'),
    videos: files.filter(({ kind }) => kind === 'VIDEO'),
  }
}

export function kindsAsked(kind: RenovationFileKind | undefined): readonly RenovationFileKind[] {
  return kind ? [kind] : renovationFileKinds
}

export async function presentFiles(db: Database, rows: readonly FileRow[]): Promise<RenovationFile[]> {
  const revisions = await listRevisionRows(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentFile(row, revisions))
}

/** The files with the fields that only staff see. */
export async function presentToStaff(db: Database, rows: readonly FileRow[]) {
  const shown = await presentFiles(db, rows)
  const isShared = new Map(rows.map((row) => [row.id, row.is_shared]))
  return shown.map((file) => ({ ...file, is_shared: isShared.get(file._id) ?? false }))
}

function presentFile(row: FileRow, all: readonly RevisionRow[]): RenovationFile {
  const revisions = all.filter(({ file_id: of }) => of === row.id)
  return {
    _id: row.id,
    kind: row.kind,
    title: row.title,
    revision: revisions[0]?.revision ?? 1,
    revisions: revisions.map((one) => ({
      revision: one.revision,
      type: one.type,
      bytes: one.bytes,
      width: one.width,
      height: one.height,
      depth: one.depth,
      created_at: one.created_at.toISOString(),
    })),
  }
}
