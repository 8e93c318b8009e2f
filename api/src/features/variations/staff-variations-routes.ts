import {
  beginVariation,
  changeVariation,
  confirmProvisionalLine,
  findStaffVariation,
  listProvisionalLines,
  listStaffVariations,
  readStaffVariationPdf,
  removeVariation,
  sendVariation,
  withdrawVariation,
} from '@fitout/contract/staff/variations.ts'
import { route } from '../../http/route.ts'
import { confirmLine, showProvisionalLines } from './provisional-lines-service.ts'
import { sendDraft, withdrawVariation as withdraw } from './send-variation.ts'
import {
  beginDraft,
  changeDraft,
  removeDraft,
  showVariationsToStaff,
  showVariationToStaff,
} from './staff-variations-service.ts'
import { sendVariationPdfToStaff } from './variation-pdf.ts'

export const staffVariationsRoutes = [
  route(listProvisionalLines, async ({ context, params }) => ({
    data: await showProvisionalLines(context.db, params.id),
  })),
  route(confirmProvisionalLine, async ({ context, staff, params }) => ({
    data: await confirmLine(context, staff, params),
  })),
  route(listStaffVariations, async ({ context, params }) => ({
    data: await showVariationsToStaff(context, params.id),
  })),
  route(beginVariation, async ({ context, staff, params, body }) => ({
    data: await beginDraft(context, staff, params.id, body),
  })),
  route(findStaffVariation, async ({ context, params }) => ({ data: await showVariationToStaff(context, params) })),
  route(readStaffVariationPdf, async ({ context, params, query }) =>
    sendVariationPdfToStaff(context, params, query.language),
  ),
  route(changeVariation, async ({ context, staff, params, body }) => ({
    data: await changeDraft(context, staff, params, body),
  })),
  route(sendVariation, async ({ context, staff, params, body, idempotencyKey }) => ({
    data: await sendDraft(context, staff, params, { body, idempotencyKey }),
  })),
  route(withdrawVariation, async ({ context, staff, params, body }) => ({
    data: await withdraw(context, staff, params, body.reason),
  })),
  route(removeVariation, async ({ context, staff, params }) => ({ data: await removeDraft(context, staff, params) })),
]
