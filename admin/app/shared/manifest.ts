import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import type { ComponentType } from 'react'
import type { BesideProofProps } from './beside-proof.tsx'

export type MenuEntry = {
  /** Where it stands in the menu: the smallest comes first. */
  place: number
  icon: ComponentType
  /** The key of its name among the words for staff. */
  name: string
  to: string
  /** What its screen, and those below its address, ask of the role; the API checks it again on every call. */
  permission: StaffPermission
}

/** What a feature adds to the back office: `features/<feature>/manifest.ts` exports it as `manifest`. */
export type Manifest = {
  menu?: MenuEntry[]
  /** Screens by address: path → what loads it, when it is opened. */
  screens?: Record<string, () => Promise<ComponentType>>
  /** Shown wherever the proof of an order is. */
  besideProof?: ComponentType<BesideProofProps>
}
