import { Box } from '@mui/material'
import type { MissingPart } from '@fitout/contract/product-completeness.ts'
import type { ReactNode } from 'react'
import { Part } from '../../../shared/part.tsx'

export type PartName = 'pictures' | 'variants' | 'texts' | 'listing' | 'facts' | 'filing'

const idOf = (name: PartName) => `product-${name}`

/** A part of the form, linked from the list of missing fields. */
export function EditorPart({ name, heading, children }: { name: PartName; heading: string; children: ReactNode }) {
  return (
    // Below the sticky bars.
    <Box id={idOf(name)} sx={{ scrollMarginTop: '8rem', minWidth: 0 }}>
      <Part heading={heading}>{children}</Part>
    </Box>
  )
}

const partOf: Record<MissingPart, PartName> = {
  picture: 'pictures',
  secondPicture: 'pictures',
  alt: 'pictures',
  variant: 'variants',
  stock: 'variants',
  parcel: 'variants',
  title: 'texts',
  summary: 'texts',
  description: 'texts',
  read: 'texts',
  measures: 'facts',
  category: 'filing',
}

/** Goes to the first incomplete field of the part. */
export function goToMissingPart(missing: MissingPart): void {
  const part = document.querySelector(`#${idOf(partOf[missing])}`)
  part?.scrollIntoView({ block: 'start' })
  part
    ?.querySelector<HTMLElement>('textarea:not([aria-hidden]), input:not([type=file]), [role=combobox], button')
    ?.focus({ preventScroll: true })
}

const settledAfterMilliseconds = 1500

/** Goes to the first stock field of a variant, which follows its price, and stays there while what is above it loads. */
export function goToStock(sku: string): void {
  const row = document.querySelector(`[data-sku="${CSS.escape(sku)}"]`)
  const form = row?.closest('form')
  if (!row || !form) return
  row.querySelectorAll<HTMLElement>('input[type=number]')[1]?.focus({ preventScroll: true })
  const growing = new ResizeObserver(() => row.scrollIntoView({ block: 'center' }))
  growing.observe(form)
  setTimeout(() => growing.disconnect(), settledAfterMilliseconds)
}
