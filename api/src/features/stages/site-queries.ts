import type { RenovationStatus } from '@fitout/contract/renovations.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

/** The states in which there is work on site. */
const withWorks: readonly RenovationStatus[] = ['ACCEPTED', 'IN_PROGRESS', 'INSPECTION', 'HANDED_OVER']

/** Which sites are visible: a foreman sees those assigned to them, others all. */
export type SiteReader = { foremanId: string | undefined }

function sitesOf(db: Database, { foremanId }: SiteReader) {
  return db
    .selectFrom('renovations')
    .where('status', 'in', withWorks)
    .where(
      foremanId
        ? sql<boolean>`exists (select from renovation_foremen f
            where f.renovation_id = renovations.id and f.staff_id = ${foremanId})`
        : sql<boolean>`true`,
    )
}

const lastMovedFirst = keyset(['moved_at', 'instant', 'desc'], ['id', 'id', 'desc'])

export async function listSiteRows(db: Database, reader: SiteReader, page: Place) {
  const rows = await sitesOf(db, reader)
    .selectAll()
    .select(lastMovedFirst.key.as('row_key'))
    .where(lastMovedFirst.follows(page.after))
    .orderBy(lastMovedFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await sitesOf(db, reader)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findSiteRow(db: Database, reader: SiteReader, id: string) {
  return sitesOf(db, reader).selectAll().where('id', '=', id).executeTakeFirst()
}
