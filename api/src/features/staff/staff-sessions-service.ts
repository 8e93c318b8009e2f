import { createHash, randomBytes } from 'node:crypto'
import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { forgetDevices } from '../staff-devices/staff-devices-service.ts'
import {
  deleteStaffSession,
  deleteStaffSessions,
  deleteStaffSessionsBefore,
  findStaffSessionRow,
  insertStaffSession,
  touchStaffSession,
} from './staff-sessions-queries.ts'

/** Staff sessions last a working day, and end earlier without activity. */
export const staffSessionSeconds = 12 * 3600
const idleSeconds = 2 * 3600
const seenEverySeconds = 60
const userAgentAtMost = 300

// Differs in length from customers' and guests' tokens, so that they are never mixed up.
const tokenBytes = 36
export const staffTokenLength = 48

export type StaffCaller = { sessionId: string; id: string; name: string; email: string; role: StaffRole }

export async function openStaffSession(context: Context, db: Database, staffId: string, userAgent: string) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const now = context.clock.now()
  await insertStaffSession(db, {
    id: newId(),
    staffId,
    tokenHash: hashOf(token),
    userAgent: userAgent.slice(0, userAgentAtMost),
    now,
  })
  return { token, expiresAt: secondsFrom(now, staffSessionSeconds) }
}

export async function findStaffSession(context: Context, token: string): Promise<StaffCaller | undefined> {
  if (token.length !== staffTokenLength) return undefined
  const now = context.clock.now()
  const oldest = { opened: secondsFrom(now, -staffSessionSeconds), seen: secondsFrom(now, -idleSeconds) }
  const row = await findStaffSessionRow(context.db, hashOf(token), oldest)
  if (!row) return undefined
  const { session_id: sessionId, last_seen_at: seen, id, name, email, role } = row
  if (now.getTime() - seen.getTime() >= seenEverySeconds * 1000) await touchStaffSession(context.db, sessionId, now)
  return { sessionId, id, name, email, role }
}

export async function endStaffSession(db: Database, sessionId: string): Promise<void> {
  await deleteStaffSession(db, sessionId)
}

/** Ends all sessions of a person, or all but one, and removes their push devices. */
export async function endStaffSessions(db: Database, staffId: string, remainingId?: string): Promise<void> {
  await deleteStaffSessions(db, staffId, remainingId)
  await forgetDevices(db, staffId)
}

export async function sweepStaffSessions(context: Context): Promise<void> {
  await deleteStaffSessionsBefore(context.db, secondsFrom(context.clock.now(), -staffSessionSeconds))
}

function secondsFrom(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update('staff').update(token).digest()
}
