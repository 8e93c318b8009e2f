import { isAllowed, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import {
  type NoticeEvent,
  type NoticeKind,
  noticeKindNames,
  noticeKinds,
} from '@fitout/contract/staff/staff-notices.ts'

export const kindsOf = (role: StaffRole): NoticeKind[] =>
  noticeKindNames.filter((kind) => isAllowed(role, noticeKinds[kind].permission))

export const eventsOf = (kinds: readonly NoticeKind[]): NoticeEvent[] =>
  kinds.flatMap((kind) => [...noticeKinds[kind].events])
