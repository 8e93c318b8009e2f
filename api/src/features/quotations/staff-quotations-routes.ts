import {
  acceptOnPaper,
  beginQuotation,
  findStaffQuotation,
  importQuotationLines,
  listQuotationItems,
  listStaffQuotations,
  orderQuotationGroups,
  readSignedPaper,
  readStaffQuotationPdf,
  saveQuotationGroup,
  saveQuotationHead,
  sendQuotation,
  showStaffQuotationChanges,
  uploadSignedPaper,
  withdrawQuotation,
} from '@fitout/contract/staff/quotations.ts'
import { route } from '../../http/route.ts'
import { listQuotationItems as listItems } from '../configuration/configuration-service.ts'
import { importLines } from './import-lines.ts'
import { sendQuotationPdfToStaff } from './quotation-pdf.ts'
import { acceptPaper, sendSignedPaper, storeSignedPaper } from './paper-signature.ts'
import { sendDraft, withdrawVersion } from './send-quotation.ts'
import {
  beginDraft,
  orderGroups,
  saveGroupByStaff,
  saveHead,
  showChangesToStaff,
  showQuotationsToStaff,
  showQuotationToStaff,
} from './staff-quotations-service.ts'

export const staffQuotationsRoutes = [
  route(listQuotationItems, async ({ context, query }) => ({ data: await listItems(context.db, query) })),
  route(listStaffQuotations, async ({ context, params, request, query }) =>
    showQuotationsToStaff(context, params.id, { request, query }),
  ),
  route(beginQuotation, async ({ context, staff, params, body }) => ({
    data: await beginDraft(context, staff, params.id, body),
  })),
  route(findStaffQuotation, async ({ context, params }) => ({ data: await showQuotationToStaff(context, params) })),
  route(showStaffQuotationChanges, async ({ context, params, query }) => ({
    data: await showChangesToStaff(context, params, query.since),
  })),
  route(saveQuotationHead, async ({ context, staff, params, body }) => ({
    data: await saveHead(context, staff, params, body),
  })),
  route(orderQuotationGroups, async ({ context, staff, params, body }) => ({
    data: await orderGroups(context, staff, params, body),
  })),
  route(saveQuotationGroup, async ({ context, staff, params, body }) => ({
    data: await saveGroupByStaff(context, staff, params, body),
  })),
  route(sendQuotation, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await sendDraft(context, staff, params, { body, idempotencyKey }),
  })),
  route(withdrawQuotation, async ({ context, staff, params, body }) => ({
    data: await withdrawVersion(context, staff, params, body),
  })),
  route(readStaffQuotationPdf, async ({ context, params, query }) =>
    sendQuotationPdfToStaff(context, params, query.language),
  ),
  route(importQuotationLines, async ({ context, staff, params, file, query, locale }) => ({
    data: await importLines(context, staff, params, { upload: file, isDry: query.dry_run, locale }),
  })),
  route(uploadSignedPaper, async ({ context, staff, params, file }) => ({
    data: await storeSignedPaper(context, staff, params, file),
  })),
  route(readSignedPaper, async ({ context, params }) => sendSignedPaper(context, params)),
  route(acceptOnPaper, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await acceptPaper(context, staff, params, { body, idempotencyKey }),
  })),
]
