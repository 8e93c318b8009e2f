import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { portfolioDrafts as cn } from '@fitout/contract/messages/cn/portfolio-drafts.ts'
import { portfolioDrafts as en } from '@fitout/contract/messages/en/portfolio-drafts.ts'
import { portfolioDrafts as zh } from '@fitout/contract/messages/zh/portfolio-drafts.ts'
import { type givePortfolioConsent, portfolioWordingVersion } from '@fitout/contract/portfolio-drafts.ts'
import type { beginPortfolioDraft, showPortfolioDraft } from '@fitout/contract/staff/portfolio-drafts.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { readFiles } from '../files/files-service.ts'
import { keepPicture, type PictureRow } from '../pictures/pictures-service.ts'
import { hideProject } from '../projects/projects-service.ts'
import { listSharedPictures, readSharedPicture } from '../renovation-files/shown-files-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, type RenovationRow, requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import { listPublishedPictures } from '../site-reports/site-reports-service.ts'
import { beginWritingIn, dropDraftIn, hasWriting } from '../writings/writings-service.ts'
import { findPortfolio, findWorks, noteProject, type PortfolioRow, putConsent } from './portfolio-drafts-queries.ts'
import { writeProject } from './write-project.ts'

const words = { zh, cn, en }
type Draft = AnswerInput<typeof showPortfolioDraft>['data']
type By = { id: string }

const isFinished = ({ status }: Pick<RenovationRow, 'status'>) => status === 'HANDED_OVER' || status === 'CLOSED'

/** Throws `renovation-not-found`. */
export async function showConsent({ db }: Pick<Context, 'db'>, accountId: string, id: string) {
  await requireRight(db, id, accountId, 'READ')
  return presentConsent(await requireRoomRow(db, id), await findPortfolio(db, id))
}

function presentConsent(room: RenovationRow, row: PortfolioRow | undefined) {
  return {
    is_agreed: row?.is_agreed ?? false,
    changed_at: row?.changed_at.toISOString() ?? null,
    can_agree: isFinished(room),
    wording_version: portfolioWordingVersion,
  }
}

/**
 * Stores the client's decision, with the wording shown. Withdrawing hides the project and deletes its draft in the
 * same transaction. Throws `renovation-not-found`, `not-allowed`, `illegal-transition`, `consent-wording-changed`.
 */
export async function giveConsent(
  context: Context,
  { accountId, locale }: { accountId: string; locale: Locale },
  id: string,
  { is_agreed: isAgreed, wording_version: version, language = locale }: Body<typeof givePortfolioConsent>,
) {
  await requireRight(context.db, id, accountId, 'CLIENT')
  if (version !== portfolioWordingVersion) throw new AppError('consent-wording-changed')
  const now = context.clock.now()
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, id)
    if (isAgreed && !isFinished(room)) throw new AppError('illegal-transition')
    const before = await findPortfolio(trx, id)
    if ((before?.is_agreed ?? false) === isAgreed) return presentConsent(room, before)
    const wording = words[isLocale(language) ? language : 'zh'].wording
    const given = { wording, wording_language: language, wording_version: version }
    await putConsent(trx, { renovation_id: id, account_id: accountId, is_agreed: isAgreed, changed_at: now, ...given })
    if (!isAgreed && before?.project_id) {
      await dropDraftIn(context, trx, 'project', before.project_id)
      await hideProject(trx, before.project_id, now)
    }
    await noteInRoom(context, trx, id, { accountId }, { action: isAgreed ? 'portfolio-agreed' : 'portfolio-withdrawn' })
    return presentConsent(room, await findPortfolio(trx, id))
  })
}

/** Throws `renovation-not-found`. */
export async function showDraftToStaff({ db }: Pick<Context, 'db'>, id: string): Promise<Draft> {
  const room = await requireRoomRow(db, id)
  const row = await findPortfolio(db, id)
  const isAgreed = row?.is_agreed ?? false
  const projectId = await findProjectId(db, row)
  return {
    is_agreed: isAgreed,
    agreed_at: isAgreed ? (row?.changed_at.toISOString() ?? null) : null,
    project_id: projectId,
    can_begin: isFinished(room) && isAgreed && projectId === null,
    pictures: [
      ...(await listPublishedPictures(db, id)).map(({ id: _id, report_id, day }) => ({
        _id,
        report_id,
        day,
        title: '',
      })),
      ...(await listSharedPictures(db, id)).map(({ id: _id, title }) => ({ _id, report_id: null, day: null, title })),
    ],
  }
}

/** The project, unless its draft was dropped before it was ever published. */
async function findProjectId(db: Database, row: PortfolioRow | undefined): Promise<string | null> {
  const id = row?.project_id ?? null
  return id && (await hasWriting(db, 'project', id)) ? id : null
}

/** Throws `renovation-not-found`, `file-not-found`, `draft-exists`, `illegal-transition`. */
export async function beginDraft(
  context: Context,
  by: By,
  id: string,
  { picture_ids: chosen, comparisons }: Body<typeof beginPortfolioDraft>,
): Promise<Draft> {
  const { pictures: known, project_id: existing, can_begin: canBegin } = await showDraftToStaff(context, id)
  if (existing) throw new AppError('draft-exists')
  if (!canBegin) throw new AppError('illegal-transition')
  const wanted = new Set([...chosen, ...comparisons.flatMap(({ before_id, after_id }) => [before_id, after_id])])
  const kept = new Map<string, PictureRow>()
  for (const pictureId of wanted) {
    const picture = known.find(({ _id }) => _id === pictureId)
    if (!picture) throw new AppError('file-not-found')
    kept.set(pictureId, await makePublic(context, id, picture))
  }
  const rowOf = (pictureId: string) => kept.get(pictureId) as PictureRow
  const now = context.clock.now()
  await transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, id)
    const project = writeProject(
      room,
      await findWorks(trx, id),
      {
        pictures: [...new Set(chosen)].map(rowOf),
        comparisons: comparisons.map((one) => ({ before: rowOf(one.before_id), after: rowOf(one.after_id) })),
      },
      now,
    )
    const row = await findPortfolio(trx, id)
    if (await findProjectId(trx, row)) throw new AppError('draft-exists')
    // The same key again: what is brought back under it stays bound to the consent.
    const begun = { kind: 'project', written: project, ...(row?.project_id && { key: row.project_id }) } as const
    const projectId = await beginWritingIn(context, trx, by, begun)
    const made = { project_id: projectId, staff_id: by.id, drafted_at: now }
    if (!(await noteProject(trx, id, made))) throw new AppError('draft-exists')
    await recordChange(trx, by, {
      action: 'portfolio-drafts.begin',
      subject: 'renovation',
      id,
      title: room.reference,
      before: undefined,
      after: { pictures: wanted.size },
    })
  })
  return showDraftToStaff(context, id)
}

/** Both kinds were re-encoded when uploaded, so they contain no metadata of camera or location. */
async function makePublic(
  context: Context,
  renovationId: string,
  { _id: pictureId, report_id: reportId }: Draft['pictures'][number],
): Promise<PictureRow> {
  if (reportId === null) {
    const bytes = await readSharedPicture(context, renovationId, pictureId)
    if (!bytes) throw new AppError('file-not-found')
    return keepPicture(context, bytes)
  }
  for await (const bytes of readFiles(context, [pictureId])) return keepPicture(context, bytes)
  throw new AppError('file-not-found')
}
