import { isAllowed, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import {
  type NoticeEvent,
  type NoticeKind,
  noticeKindNames,
  noticeKinds,
} from '@fitout/contract/staff/staff-notices.ts'

/** The kinds visible to a role. */
export const kindsOf = (role: StaffRole): NoticeKind[] =>
  noticeKindNames.filter((kind) => isAllowed(role, noticeKinds[kind].permission))

export const eventsOf = (kinds: readonly NoticeKind[]): NoticeEvent[] =>
  kinds.flatMap((kind) => [...noticeKinds[kind].events])
