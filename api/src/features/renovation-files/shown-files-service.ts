import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { type RenovationFile, type RenovationFileKind, renovationFileKinds } from '@fitout/contract/renovation-files.ts'
import type { showRenovation } from '@fitout/contract/renovations.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { firstRows } from '../../http/pages.ts'
import {
  countShared,
  type FileRow,
  findNewestModel,
  findSharedPicture,
  listFileRows,
  listRevisionRows,
  type RevisionRow,
} from './renovation-files-queries.ts'

/** The files of a renovation as both sides see them. */

type Room = AnswerInput<typeof showRenovation>['data']

/** As many as a renovation may have files. */
const picturesAtMost = 300

/** The pictures that staff have shared, in order. */
export async function listSharedPictures(db: Database, renovationId: string): Promise<FileRow[]> {
  const asked = { renovationId, kinds: ['IMAGE'], sharedOnly: true } as const
  return (await listFileRows(db, asked, firstRows(picturesAtMost))).rows
}

/** The bytes of a shared picture in its newest revision; nothing where there is none. */
export async function readSharedPicture(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  renovationId: string,
  fileId: string,
): Promise<Buffer | undefined> {
  const key = await findSharedPicture(db, renovationId, fileId)
  const file = key && (await storage.find(key))
  return file ? Buffer.from(await file.read()) : undefined
}

/** Pictures and films that the room's own answer names; the list of files has them all. */
const shownInRoom = 12

export async function showRoomFiles(
  db: Database,
  renovationId: string,
): Promise<Pick<Room, 'file_counts' | 'model_3d' | 'images' | 'videos'>> {
  const counts = await countShared(db, renovationId)
  const count = (kind: RenovationFileKind) => counts.find((one) => one.kind === kind)?.count ?? 0
  const first = async (kind: RenovationFileKind) => {
    if (count(kind) === 0) return []
    const asked = { renovationId, kinds: [kind], sharedOnly: true }
    return presentFiles(db, (await listFileRows(db, asked, firstRows(shownInRoom))).rows)
  }
  const model = count('MODEL') > 0 ? await findNewestModel(db, renovationId) : undefined
  return {
    file_counts: {
      DRAWING: count('DRAWING'),
      MODEL: count('MODEL'),
      IMAGE: count('IMAGE'),
      VIDEO: count('VIDEO'),
      PAPER: count('PAPER'),
    },
    model_3d: model ? ((await presentFiles(db, [model]))[0] ?? null) : null,
    images: await first('IMAGE'),
    videos: await first('VIDEO'),
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

/** The same with what only staff see. */
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
