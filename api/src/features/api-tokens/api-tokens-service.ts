import { createHash, randomBytes } from 'node:crypto'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { addApiToken, listApiTokens } from '@fitout/contract/staff/api-tokens.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import type { StaffCaller } from '../staff/staff-sessions-service.ts'
import {
  type ApiTokenRow,
  endApiToken,
  findApiTokenRow,
  findLiveToken,
  insertApiToken,
  listApiTokenRows,
  touchApiToken,
} from './api-tokens-queries.ts'

type By = { id: string }
type ApiToken = AnswerInput<typeof listApiTokens>['data'][number]

// A prefix that scanners for leaked keys recognise, and that session tokens never have.
const prefix = 'fitout_'
const tokenBytes = 32
const usedEverySeconds = 60

export async function showApiTokens(context: Context, page: PageRequest) {
  const found = await listApiTokenRows(context.db, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentToken))
}

export async function addByStaff(context: Context, by: By, { title, permissions, days }: Body<typeof addApiToken>) {
  const token = prefix + randomBytes(tokenBytes).toString('base64url')
  const now = context.clock.now()
  const id = newId()
  return transaction(context.db, async (trx) => {
    await insertApiToken(trx, {
      id,
      staff_id: by.id,
      title,
      permissions: [...new Set(permissions)].toSorted(),
      token_hash: hashOf(token),
      ending: token.slice(-4),
      created_at: now,
      expires_at: new Date(now.getTime() + days * 86_400_000),
    })
    const row = await requireToken(findApiTokenRow(trx, id))
    await recordChange(trx, by, {
      action: 'api-tokens.add',
      ...subjectOf(row),
      before: undefined,
      after: auditedFields(row),
    })
    return { ...presentToken(row), token }
  })
}

/** Throws `api-token-not-found`, or `illegal-transition` if it was revoked already. */
export async function revokeByStaff(context: Context, by: By, id: string): Promise<ApiToken> {
  return transaction(context.db, async (trx) => {
    const before = await requireToken(isId(id) ? findApiTokenRow(trx, id) : undefined)
    if (!(await endApiToken(trx, id, context.clock.now()))) throw new AppError('illegal-transition')
    const change = { before: auditedFields(before), after: undefined }
    await recordChange(trx, by, { action: 'api-tokens.revoke', ...subjectOf(before), ...change })
    return presentToken(await requireToken(findApiTokenRow(trx, id)))
  })
}

export function isApiToken(token: string): boolean {
  return token.startsWith(prefix)
}

/** The person a tool acts for, and its permissions. */
export type ToolCaller = StaffCaller & { tokenId: string; permissions: readonly string[] }

export async function findToolCaller(context: Context, token: string): Promise<ToolCaller | undefined> {
  const now = context.clock.now()
  const row = await findLiveToken(context.db, hashOf(token), now)
  if (!row) return undefined
  const { token_id: tokenId, last_used_at: used, permissions, ...person } = row
  if (!used || now.getTime() - used.getTime() >= usedEverySeconds * 1000) {
    await touchApiToken(context.db, tokenId, now)
  }
  return { ...person, sessionId: tokenId, tokenId, permissions }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update('api token').update(token).digest()
}

async function requireToken(found: Promise<ApiTokenRow | undefined> | undefined): Promise<ApiTokenRow> {
  const row = await found
  if (!row) throw new AppError('api-token-not-found')
  return row
}

function subjectOf({ id, title }: ApiTokenRow) {
  return { subject: 'api-token', id, title } as const
}

function auditedFields({ permissions, expires_at: expires }: ApiTokenRow) {
  return { permissions, expires_at: expires.toISOString() }
}

function presentToken(row: ApiTokenRow): ApiToken {
  const { id: _id, title, permissions, ending, staff_name } = row
  return {
    _id,
    title,
    permissions: permissions as ApiToken['permissions'],
    ending,
    staff_name,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}
