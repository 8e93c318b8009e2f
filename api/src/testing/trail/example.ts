import type { AuditAction, AuditSubject } from '@fitout/contract/staff/audit-actions.ts'
import type { CallOptions } from '@fitout/contract/client.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import type { withOrderDesk } from '../order-desk.ts'
import type { StaffVisitor } from '../staff.ts'

/** The shop in which the examples are made, and an owner who prepares what they need. */
export type Stage = { desk: ReturnType<typeof withOrderDesk>; owner: StaffVisitor }

/** The parameters of a call, its caller and its answer. */
export type Made = { params: Record<string, string>; by: StaffVisitor; answer: string }

/** One audit entry. `before` is empty for a new object, `after` for a deleted one; all others have both. */
export type Line = {
  action: AuditAction
  subject: AuditSubject
  kind: 'new' | 'changed' | 'gone'
  /** The id of the changed object, where it is neither `:id` or `:key` of the address nor the `_id` of the answer. */
  idOf: ((made: Made) => string) | 'not answered' | undefined
}

const lineOf = (kind: Line['kind']) => (action: AuditAction, subject: AuditSubject, idOf?: Line['idOf']) => ({
  action,
  subject,
  kind,
  idOf,
})
export const added = lineOf('new')
export const changed = lineOf('changed')
export const gone = lineOf('gone')

/** `by` is the caller; the default is the one with the lowest role that may make the call. */
type Options<E extends Endpoint> = CallOptions<E> & { by?: StaffVisitor }

/** A valid call, with the audit entries it leaves and the data it needs. */
export type Example = { endpoint: Endpoint; lines: Line[]; prepare: (stage: Stage) => Promise<Options<Endpoint>> }

export function example<E extends Endpoint>(
  endpoint: E,
  lines: Line | Line[],
  prepare: (stage: Stage) => Promise<Options<NoInfer<E>>> | Options<NoInfer<E>>,
): Example {
  return { endpoint, lines: [lines].flat(), prepare: async (stage) => (await prepare(stage)) as Options<Endpoint> }
}

export const inEach = (text: string) => ({ zh: text, cn: text, en: text })

/** The id of what the call made, where its address names something else. */
export function answeredId({ answer }: Made): string {
  return (JSON.parse(answer) as { data: { _id: string } }).data._id
}

/** The first of several, which has to be there. */
export function first<T>(several: T[]): T {
  const [one] = several
  if (one === undefined) throw new Error('what the example needs is not there')
  return one
}
