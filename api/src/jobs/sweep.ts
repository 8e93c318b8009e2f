import type { Context } from '../context.ts'
import { sweepEvents } from '../features/account-events/account-events-service.ts'
import { sweepAbandonedGuests, sweepEndedGuests } from '../features/accounts/accounts-service.ts'
import { sweepAllowances } from '../features/allowances/allowances-service.ts'
import { sweepAppointments } from '../features/appointments/appointments-service.ts'
import { sweepCatalogueNotes } from '../features/catalogue/catalogue-service.ts'
import { sweepEnquiries } from '../features/enquiries/enquiries-service.ts'
import { sweepTallies } from '../features/figures/views-service.ts'
import { sweepLostFiles, sweepUnusedFiles } from '../features/files/files-service.ts'
import { sweepIdempotencyKeys } from '../features/idempotency/idempotency-service.ts'
import { sweepImportedFiles } from '../features/imports/imports-service.ts'
import { sweepPasskeyChallenges } from '../features/passkeys/passkeys-service.ts'
import { sweepReadTexts } from '../features/payment-readings/payment-readings-service.ts'
import { sweepExports } from '../features/personal-data/exports.ts'
import { sweepSentMails } from '../features/mails/mails-service.ts'
import { sweepLostMedia } from '../features/pictures/lost-media.ts'
import { sweepPresence } from '../features/presence/presence-service.ts'
import { sweepImports } from '../features/products/products-service.ts'
import { sweepLostRenovationFiles } from '../features/renovation-files/renovation-files-service.ts'
import { sweepRenovations } from '../features/renovations/renovations-service.ts'
import { sweepSealedPapers } from '../features/sealed-papers/sealed-papers-service.ts'
import { sweepSessions } from '../features/sessions/sessions-service.ts'
import { sweepDevices } from '../features/staff-devices/staff-devices-service.ts'
import { sweepNotices } from '../features/staff-notices/staff-notices-service.ts'
import { sweepStaffSessions } from '../features/staff/staff-sessions-service.ts'
import { sweepStockNotices } from '../features/stock-notices/stock-notices-service.ts'
import { sweepVerificationCodes } from '../features/verification-codes/verification-codes-service.ts'
import { sweepWebhookEvents } from '../features/webhooks/webhooks-service.ts'
import { sweepTyped } from '../features/writings/writings-service.ts'

const sweeps = [
  sweepRenovations,
  sweepSealedPapers,
  sweepEnquiries,
  sweepAppointments,
  sweepUnusedFiles,
  sweepLostFiles,
  sweepLostRenovationFiles,
  sweepLostMedia,
  sweepAbandonedGuests,
  sweepExports,
  sweepImports,
  sweepImportedFiles,
  sweepEndedGuests,
  sweepSessions,
  sweepEvents,
  sweepSentMails,
  sweepVerificationCodes,
  sweepIdempotencyKeys,
  sweepAllowances,
  sweepPasskeyChallenges,
  sweepStaffSessions,
  sweepTyped,
  sweepStockNotices,
  sweepWebhookEvents,
  sweepNotices,
  sweepDevices,
  sweepPresence,
  sweepReadTexts,
  sweepCatalogueNotes,
  sweepTallies,
]

/** Deletes what has expired or is no longer used. One sweep that fails does not keep the others from running. */
export async function sweep(context: Context): Promise<void> {
  const failures: unknown[] = []
  for (const run of sweeps) {
    try {
      await run(context)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '))
}
