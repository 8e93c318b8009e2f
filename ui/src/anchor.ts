import type { CSSProperties } from 'react'

/** CSS anchor positioning: the anchor takes `anchorOf`, the floating element `anchored`, with the same id. */
export function anchorOf(id: string): CSSProperties {
  return { anchorName: nameOf(id) } as CSSProperties
}

export function anchored(id: string): CSSProperties {
  return { positionAnchor: nameOf(id) } as CSSProperties
}

function nameOf(id: string): string {
  return `--anchor-${id.replaceAll(/[^\w-]/g, '')}`
}
