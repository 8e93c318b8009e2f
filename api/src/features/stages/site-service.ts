import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { findSiteRenovation, listSiteRenovations } from '@fitout/contract/staff/stages.ts'
import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import {
  type Check,
  factsOf,
  missingChecks,
  type RenovationRow,
  showChecks,
} from '../renovations/renovations-service.ts'
import { findSiteRow, listSiteRows, type SiteReader } from './site-queries.ts'
import { listStageRows, type StageRow } from './stages-queries.ts'
import { worksOf } from './works-service.ts'

export type OnSite = { id: string; role: StaffRole }

type Head = AnswerInput<typeof listSiteRenovations>['data'][number]
export type SiteRoom = AnswerInput<typeof findSiteRenovation>['data']

function readerOf({ id, role }: OnSite): SiteReader {
  return { foremanId: role === 'site' ? id : undefined }
}

/** A renovation with works that the caller may see. Throws `renovation-not-found`, also if they may not. */
export async function requireSite(db: Database, by: OnSite, id: string): Promise<RenovationRow> {
  const row = isId(id) ? await findSiteRow(db, readerOf(by), id) : undefined
  if (!row) throw new AppError('renovation-not-found')
  return row
}

export async function showSites(context: Context, by: OnSite, page: PageRequest) {
  const found = await listSiteRows(context.db, readerOf(by), placeOf(page.query))
  return pageOf(context, page, found, async (rows) => {
    const ids = rows.map(({ id }) => id)
    const stages = await listStageRows(context.db, ids)
    const checks = await showChecks(context.db, ids, context.clock.now())
    return rows.map((row) =>
      headOf(row, {
        stages: stages.filter((one) => one.renovation_id === row.id),
        checks: checks.get(row.id) ?? [],
      }),
    )
  })
}

type Beside = { stages: Pick<StageRow, 'key' | 'title' | 'status' | 'percent'>[]; checks: Check[] }

function headOf(row: RenovationRow, { stages, checks }: Beside): Head {
  return {
    _id: row.id,
    reference: row.reference,
    title: row.title,
    status: row.status,
    district: factsOf(row).district,
    address: row.address,
    stages,
    missing_checks: missingChecks(checks),
  }
}

/** Throws `renovation-not-found`. */
export async function showSite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: OnSite,
  id: string,
): Promise<SiteRoom> {
  const row = await requireSite(db, by, id)
  const now = clock.now()
  const works = await worksOf(db, row, now)
  const checks = (await showChecks(db, [row.id], now)).get(row.id) ?? []
  return { ...headOf(row, { stages: works.data, checks }), building: row.building, checks, works }
}
