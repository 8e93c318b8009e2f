import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { BesideProofProps } from './beside-proof.tsx'

export type Row = { _id: string }

/** How react-admin reads a resource; what changes something calls the API by itself. */
export type Reader = {
  list: (query: { page: number; per_page: number }) => Promise<{ data: Row[]; total: number }>
  one?: (id: string) => Promise<Row>
}

export type MenuEntry = {
  /** Where it stands in the menu: the smallest comes first. */
  place: number
  icon: ComponentType
  /** The key of its name among the words for staff. */
  name: string
  to: string
  /** Shown to those who may; the API checks it again on every call. */
  permission: StaffPermission
}

/** What a feature adds to the back office: `features/<feature>/manifest.ts` exports it as `manifest`. */
export type Manifest = {
  menu?: MenuEntry[]
  /** Screens at addresses of their own: path → component. */
  screens?: Record<string, ComponentType>
  /** Lists and pages that react-admin opens by the name of their resource, each with what it asks of the role. */
  resources?: (ResourceProps & { permission: StaffPermission })[]
  /** Shown wherever the proof of an order is. */
  besideProof?: ComponentType<BesideProofProps>
  /** What lists and queues read, by resource. */
  readers?: Record<string, Reader>
}
