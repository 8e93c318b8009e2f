import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { linkSecret } from '../consents/consents-service.ts'

export const noticeSteps = ['confirm', 'stop'] as const
export type NoticeStep = (typeof noticeSteps)[number]

/** The address of the page that confirms or cancels one notice; it works without signing in. */
export async function noticeLink(context: Context, step: NoticeStep, id: string): Promise<string> {
  const token = `${step}.${id}.${await signature(context.db, step, id)}`
  return `${context.config.publicUrl}/api/stock-notices?token=${token}`
}

/** The content of a link's token; undefined if it is invalid. */
export async function readNoticeToken(db: Database, token: string) {
  const [named, id = '', signed = ''] = token.split('.')
  const step = noticeSteps.find((one) => one === named)
  if (!step || !isId(id)) return undefined
  const right = Buffer.from(await signature(db, step, id))
  const given = Buffer.from(signed)
  return right.length === given.length && timingSafeEqual(right, given) ? { step, id } : undefined
}

async function signature(db: Database, step: NoticeStep, id: string): Promise<string> {
  return createHmac('sha256', await linkSecret(db))
    .update(`stock notice ${step} ${id}`)
    .digest('base64url')
}
