import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import { isBackupRunning } from '../../database/backup-lock.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { logFailure } from '../../log-failure.ts'
import { noteEvent } from '../account-events/account-events-service.ts'
import { forgetReasons } from '../audit/audit-service.ts'
import { withdrawAll } from '../consents/consents-service.ts'
import { dropAllCards } from '../credit-cards/credit-cards-service.ts'
import { releaseReplyPictures } from '../enquiry-replies/enquiry-replies-service.ts'
import { sendMail } from '../mails/mails-service.ts'
import { endRoomsOfClient } from '../renovations/renovations-service.ts'
import { gatherPapers, sealPapers } from '../sealed-papers/sealed-papers-service.ts'
import { exportKeys } from './exports.ts'
import { listExports } from './exports-queries.ts'
import { personalTables } from './personal-data-map.ts'
import { personalDataWords } from './personal-data-words.ts'
import {
  deleteCachedAnswers,
  emptyPapers,
  erasePersonalRows,
  eraseUnmatchedPaymentReasons,
  findPersonForChange,
  listDecidedIds,
  listOpenOrderIds,
  listOwnStorageKeys,
  markDeleted,
  partPayments,
  partOrderPictures,
} from './personal-data-queries.ts'

/**
 * Deletes a person from every table in one transaction; files follow in a job. Sessions end with their rows. Throws
 * `orders-still-open` with the orders in progress.
 */
export async function forgetPerson(
  context: Context,
  accountId: string,
  useProof: (trx: Database) => Promise<void>,
): Promise<void> {
  const person = await forgetAndSeal(context, accountId, useProof)
  // Sent once, from memory, since a queue would store the address that is being deleted.
  if (person.email) await sayFarewell(context, accountId, person.email, person.language)
}

const tries = 3

/** Documents are drawn before the transaction; if anything was signed or paid meanwhile, it is retried. */
async function forgetAndSeal(context: Context, accountId: string, useProof: (trx: Database) => Promise<void>) {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const gathered = await gatherPapers(context, accountId)
    const person = await transaction(context.db, async (trx) => {
      const sealed = await sealPapers(context, trx, accountId, gathered)
      return sealed && forget(context, trx, accountId, { useProof, sealed })
    })
    if (person) return person
  }
  throw new AppError('changed-meanwhile')
}

type Beside = { useProof: (trx: Database) => Promise<void>; sealed: string[] }

async function forget(context: Context, trx: Database, accountId: string, { useProof, sealed }: Beside) {
  const now = context.clock.now()
  const found = await findPersonForChange(trx, accountId)
  if (!found) throw new AppError('no-session')
  // Before the deletion itself is audited, since the reason of that entry is kept.
  await forgetReasons(trx, await listDecidedIds(trx, accountId))
  await useProof(trx)
  const openOrders = await listOpenOrderIds(trx, accountId)
  if (openOrders.length > 0) throw new AppError('orders-still-open', { details: { order_ids: openOrders } })
  const language = isLocale(found.language) ? found.language : 'zh'
  await withdrawAll(context, trx, accountId, { source: 'deletion', language })
  await partOrderPictures(trx, accountId)
  await partPayments(trx, accountId)
  await eraseUnmatchedPaymentReasons(trx, accountId)
  await dropAllCards(context, trx, accountId)
  await releaseReplyPictures(trx, accountId)
  await endRoomsOfClient(context, trx, accountId)
  const exports = await listExports(trx, accountId, new Date(0))
  const keys = [...(await listOwnStorageKeys(trx, accountId)), ...exports.flatMap(({ id }) => exportKeys(id))]
  await emptyPapers(trx, sealed)
  for (const entry of personalTables) await erasePersonalRows(trx, entry, accountId)
  await deleteCachedAnswers(trx, accountId)
  await noteEvent(context, trx, accountId, 'deleted')
  await markDeleted(trx, accountId, now)
  if (keys.length > 0) await context.jobs.enqueue(trx, 'erase-objects', { keys })
  return { email: found.email, language }
}

/** Deletes the uploads of a deleted person. Fails while a backup runs, and the job is retried. */
export async function eraseObjects(context: Context, { keys }: Jobs['erase-objects']): Promise<void> {
  if (await isBackupRunning(context.db)) throw new Error('a backup is running')
  for (const key of keys) await context.storage.remove(key)
}

async function sayFarewell(context: Context, accountId: string, email: string, locale: Locale): Promise<void> {
  const { deletedMail: words } = await personalDataWords(locale)
  try {
    await sendMail(context, {
      id: `farewell-${accountId}`,
      to: email,
      locale,
      heading: words.subject,
      lead: [words.lead],
      sections: [],
      action: { title: words.action, hint: words.hint, url: context.config.publicUrl + pathTo('home', locale) },
      closing: words.closing,
    })
  } catch (error) {
    logFailure(context.log, error, 'farewell mail')
  }
}
