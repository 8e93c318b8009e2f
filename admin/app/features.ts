import { earlyPart, lazyPart } from './shared/lazy-part.tsx'
import type { Manifest } from './shared/manifest.ts'

const manifests = Object.values(
  import.meta.glob<Manifest>('./features/*/manifest.ts', { eager: true, import: 'manifest' }),
)

/** The manifests of all features. */
export const menu = manifests.flatMap((one) => one.menu ?? []).toSorted((a, b) => a.place - b.place)
export const screens = manifests.flatMap((one) => Object.entries(one.screens ?? {}))
export const besideProof = manifests.flatMap(({ besideProof: load }) => (load ? [lazyPart(load)] : []))
export const inBar = manifests.flatMap(({ inBar: load }) => (load ? [earlyPart(load)] : []))
export const searchable = {
  commands: manifests.flatMap((one) => one.commands ?? []),
  found: Object.assign({}, ...manifests.map((one) => one.found ?? {})) as NonNullable<Manifest['found']>,
  foundAll: Object.assign({}, ...manifests.map((one) => one.foundAll ?? {})) as NonNullable<Manifest['foundAll']>,
  acts: manifests.flatMap((one) => one.foundActs ?? []),
}
