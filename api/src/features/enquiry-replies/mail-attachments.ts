import { basename } from 'node:path'
import { isLocale } from '@fitout/contract/locales.ts'
import { planType, uploadMaximumBytes, uploadTypes } from '@fitout/contract/limits.ts'
import type { Attachment } from 'postal-mime'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import type { EnquiryRow } from '../enquiries/enquiries-service.ts'
import { keepFile, keepPlan } from '../files/files-service.ts'
import { replyLimits } from './reply-limits.ts'

/** What of a mail is kept with the message, and the names of what stayed in the mailbox. */
export type KeptFiles = { pictures: string[]; plans: string[]; left: string[] }

/** Smaller pictures that the text shows are logos of signatures. */
const logoBytes = 20_000
const nameCharacters = 120
const namesAtMost = 30

/**
 * Keeps pictures and plans under the checks of an upload. They belong to the account of the enquiry; without one, all
 * stay in the mailbox.
 */
export async function keepAttachments(
  context: Context,
  enquiry: EnquiryRow,
  attachments: readonly Attachment[],
  { left }: { left: string[] },
): Promise<KeptFiles> {
  const kept: KeptFiles = { pictures: [], plans: [], left: left.map(nameOf) }
  for (const attachment of attachments) {
    const bytes = new Uint8Array(attachment.content as ArrayBuffer)
    if (attachment.related && bytes.length < logoBytes) continue
    const isPlan = attachment.mimeType === planType
    const isFull = kept.pictures.length + kept.plans.length >= replyLimits.filesOfMail
    const id = isFull ? undefined : await keep(context, enquiry, bytes, attachment.mimeType)
    if (id) (isPlan ? kept.plans : kept.pictures).push(id)
    else if (kept.left.length < namesAtMost) kept.left.push(nameOf(attachment.filename ?? attachment.mimeType))
  }
  return kept
}

const nameOf = (name: string) => basename(name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')).slice(0, nameCharacters)

async function keep(
  context: Context,
  { account_id: accountId, language }: EnquiryRow,
  bytes: Uint8Array,
  type: string,
) {
  const isKept = type === planType || (uploadTypes as readonly string[]).includes(type)
  if (!accountId || !isKept || bytes.length === 0 || bytes.length > uploadMaximumBytes) return undefined
  const received = await context.storage.receive([bytes])
  const locale = isLocale(language) ? language : 'zh'
  try {
    const kept = await (type === planType ? keepPlan : keepFile)(context, accountId, received, locale)
    return kept._id
  } catch (error) {
    // It is not what it says to be, or too many wait.
    if (error instanceof AppError) return undefined
    throw error
  } finally {
    await received.remove()
  }
}
