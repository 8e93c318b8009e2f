import type { Member } from './members.ts'
import type { StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'

export type Stage = 'demolition' | 'painting'
export type Work = 'PLANNED' | 'STARTED' | 'DONE'
export type Defect = {
  state: 'OPEN' | 'FIXED' | 'CLOSED' | 'WITHDRAWN'
  by: 'CLIENT' | 'STUDIO'
  fixedOn: number
  closedBy?: 'STUDIO'
}

/** A minimal model of a renovation from contract to handover; days are counted from the first. */
export type Model = {
  room: 'ACCEPTED' | 'IN_PROGRESS' | 'INSPECTION' | 'HANDED_OVER'
  stages: Record<Stage, Work>
  records: ('SUBMITTED' | 'CONFIRMED' | 'REFUSED' | 'WITHDRAWN' | 'REVERSED')[]
  variations: ('SENT' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN')[]
  defects: Defect[]
  certificate: 'NONE' | 'WRITTEN' | 'SIGNED'
  day: number
  events: number
}
export type Real = {
  shop: TestShop
  id: string
  client: Member
  staff: StaffVisitor
  /** The day on which it began, named by certificate and payments. */
  day: string
  records: string[]
  variations: string[]
  defects: string[]
  /** Advances by some days, with new sessions. */
  pass: (days: number) => Promise<void>
}
type Change = Partial<Model>

export type Step = {
  name: string
  /** The expected change to the model; undefined if the shop must refuse, null if the step is not worth trying. */
  expected: (model: Model) => Change | undefined | null
  act: (real: Real) => Promise<unknown>
}

export const once = (model: Model, change: Change): Change => ({ ...change, events: model.events + 1 })
export const replaced = <One>(list: One[], one: One) => [...list.slice(0, -1), one]
export const isUnderWay = ({ room }: Model) => room === 'ACCEPTED' || room === 'IN_PROGRESS'
export const inRoom = ({ id }: Real) => ({ id })

/** Moves the last item from one state to another; in any other state, or without an item, the shop must refuse. */
export const lastOf =
  <Key extends 'records' | 'variations'>(key: Key, from: Model[Key][number], to: Model[Key][number]) =>
  (model: Model): Change | undefined =>
    model[key].at(-1) === from ? once(model, { [key]: replaced<string>(model[key], to) } as Change) : undefined
