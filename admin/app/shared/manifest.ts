import type { Wait } from '@fitout/contract/staff/dashboard.ts'
import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import type { OfficeSearchKind, searchOffice } from '@fitout/contract/staff/search.ts'
import type { ComponentType } from 'react'
import type { BesideProofProps } from './beside-proof.tsx'
import type { RowOf } from './use-read.ts'

/** The groups of the menu, in this order; an entry without a group is below the settings. */
export const menuGroups = ['orders', 'works', 'catalogue', 'customers', 'site', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]

export type MenuEntry = {
  group?: MenuGroup
  /** Its position in its group, ascending. */
  place: number
  icon: ComponentType
  /** The message key of its name. */
  name: string
  /** The message key of another name that the search finds it by. */
  also?: string
  to: string
  /** The permission for its screen and those below its address; the API checks it again on every call. */
  permission: StaffPermission
  /** Hidden if the studio writes one language. */
  isOfTranslation?: true
  /** The kind of waiting work on its screen, counted in the menu. */
  waits?: readonly Wait[]
  /** Its position in the bottom bar of a phone, ascending; the first entries that the role may open are shown. */
  daily?: number
  /** The letter that opens it after `G`. */
  letter?: string
}

/** A search result besides the menu entries: a screen, or something to create. */
export type Command = Pick<MenuEntry, 'name' | 'also' | 'to' | 'permission'>

export type FoundThing = RowOf<typeof searchOffice>

/** An action on an object, offered by the search. */
export type FoundAct = {
  kind: OfficeSearchKind
  /** The message key of its name; `{title}` is the object. */
  name: string
  permission: StaffPermission
  isFor: (thing: FoundThing) => boolean
  run: (id: string) => Promise<unknown>
  undo?: (id: string) => Promise<unknown>
}

/** A feature's part of the back office: `features/<feature>/manifest.ts` exports it as `manifest`. */
export type Manifest = {
  menu?: MenuEntry[]
  /** Screens by address: path → its loader. */
  screens?: Record<string, () => Promise<ComponentType>>
  commands?: Command[]
  /** The screen that opens a search result. */
  found?: Partial<Record<OfficeSearchKind, (id: string) => string>>
  /** The list of all records that match a search, which itself shows only the first few. */
  foundAll?: Partial<Record<OfficeSearchKind, (typed: string) => string>>
  foundActs?: FoundAct[]
  /** Part of the bar of every screen. Loaded after the first paint; its messages belong to the first screen. */
  inBar?: () => Promise<ComponentType>
  /** Shown wherever the proof of an order is. */
  besideProof?: () => Promise<ComponentType<BesideProofProps>>
}
