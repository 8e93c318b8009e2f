import type { Wait } from '@fitout/contract/staff/dashboard.ts'
import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import type { OfficeSearchKind, searchOffice } from '@fitout/contract/staff/search.ts'
import type { ComponentType } from 'react'
import type { BesideProofProps } from './beside-proof.tsx'
import type { RowOf } from './use-read.ts'

/** What the menu is divided into, in this order; what names no group stands below the settings. */
export const menuGroups = ['orders', 'works', 'catalogue', 'customers', 'site', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]

export type MenuEntry = {
  group?: MenuGroup
  /** Where it stands in its group: the smallest comes first. */
  place: number
  icon: ComponentType
  /** The key of its name among the words for staff. */
  name: string
  to: string
  /** What its screen, and those below its address, ask of the role; the API checks it again on every call. */
  permission: StaffPermission
  /** Left out where the studio writes one language. */
  isOfTranslation?: true
  /** What waits on its screen, which the menu counts. */
  waits?: readonly Wait[]
  /** Stands at the foot of a phone where it is among the first that the role may open: the smallest comes first. */
  daily?: number
  /** The letter that opens it after `G`. */
  letter?: string
}

/** What the search offers beside the places of the menu: a screen, or something that is begun. */
export type Command = Pick<MenuEntry, 'name' | 'to' | 'permission'>

export type FoundThing = RowOf<typeof searchOffice>

/** What can be done with something at once, from the search. */
export type FoundAct = {
  kind: OfficeSearchKind
  /** The key of its name; `{title}` is what it is done with. */
  name: string
  permission: StaffPermission
  isFor: (thing: FoundThing) => boolean
  run: (id: string) => Promise<unknown>
  undo?: (id: string) => Promise<unknown>
}

/** What a feature adds to the back office: `features/<feature>/manifest.ts` exports it as `manifest`. */
export type Manifest = {
  menu?: MenuEntry[]
  /** Screens by address: path → what loads it, when it is opened. */
  screens?: Record<string, () => Promise<ComponentType>>
  commands?: Command[]
  /** Where a thing that was found is opened. */
  found?: Partial<Record<OfficeSearchKind, (id: string) => string>>
  foundActs?: FoundAct[]
  /** Stands in the bar of every screen. It comes after the first picture. */
  inBar?: () => Promise<ComponentType>
  /** Shown wherever the proof of an order is. */
  besideProof?: () => Promise<ComponentType<BesideProofProps>>
}
