import { Box, Stack } from '@mui/material'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { below, hasFaultIn, isIn, useFormPlace } from './form-place.tsx'
import { nameOfItem } from './name-of-item.ts'
import { OrderedItem } from './ordered-item.tsx'

type OrderedItemsProps = {
  label: string
  path: string
  items: readonly unknown[]
  heading: ReactNode
  /** The name of an entry without text. */
  titleOf?: (item: unknown, index: number) => string
  /** Buttons of an entry besides those to move and remove it. */
  renderTools?: (item: unknown, index: number) => ReactNode
  after: ReactNode
  /** An entry with one short field is always open. */
  isFlat?: boolean
  onChange: (items: unknown[]) => void
  children: (item: unknown, index: number, set: (item: unknown) => void) => ReactNode
}

/** Entries that are moved by dragging or by buttons, and opened one at a time. */
export function OrderedItems({ label, path, items, heading, after, onChange, children, ...each }: OrderedItemsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { faults } = useFormPlace()
  const id = useId()
  const [open, setOpen] = useOpenItem(items, path)
  const [moved, setMoved] = useState('')
  const dragged = useRef<number>(undefined)
  const offerBack = useOfferBack(items, onChange)
  const titleAt = (index: number) =>
    each.titleOf?.(items[index], index) ?? (nameOfItem(items[index], locale) || String(index + 1))

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
    setOpen(open === from ? to : -1)
    setMoved(t('writings.movedTo', { place: to + 1, of: items.length }))
    const button = `${id}-${to}-${to < from ? 'up' : 'down'}`
    requestAnimationFrame(() => document.getElementById(button)?.focus())
  }

  return (
    <Stack aria-label={label} role="group" spacing={1}>
      {heading}
      {items.map((item, index) => (
        <OrderedItem
          id={`${id}-${index}`}
          isFaulty={hasFaultIn(faults, below(path, index))}
          isFlat={each.isFlat ?? false}
          isFirst={index === 0}
          isLast={index === items.length - 1}
          isOpen={open === index}
          item={item}
          key={index}
          onDrag={(isDragged) => {
            dragged.current = isDragged ? index : undefined
          }}
          onDrop={() => {
            if (dragged.current !== undefined) move(dragged.current, index)
            dragged.current = undefined
          }}
          onMove={(by) => move(index, index + by)}
          onOpen={(isOpening) => setOpen(isOpening ? index : -1)}
          onRemove={() => {
            onChange(items.toSpliced(index, 1))
            setOpen(-1)
            offerBack(index, titleAt(index))
          }}
          title={titleAt(index)}
          tools={each.renderTools?.(item, index)}
        >
          {children(item, index, (next) => onChange(items.toSpliced(index, 1, next)))}
        </OrderedItem>
      ))}
      <Box
        aria-live="polite"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {moved}
      </Box>
      {after}
    </Stack>
  )
}

/** Announces a removed entry and puts it back on request, among the entries as they are by then. */
function useOfferBack(items: readonly unknown[], onChange: (items: unknown[]) => void) {
  const t = useTranslate()
  const notify = useNotify()
  const latest = useRef({ items, onChange })
  useEffect(() => {
    latest.current = { items, onChange }
  })
  // Without its list on the screen, an entry put back would undo what was typed elsewhere since: it is no longer offered.
  const offers = useRef(new Set<() => void>())
  useEffect(() => {
    const made = offers.current
    return () => {
      for (const takeBack of made) takeBack()
    }
  }, [])
  return (index: number, title: string) => {
    const removed = items[index]
    const takeBack = notify(t('done.actOn', { act: t('writings.remove'), thing: title.slice(0, 40) }), {
      undo: async () => latest.current.onChange(latest.current.items.toSpliced(index, 0, removed)),
    })
    offers.current.add(takeBack)
  }
}

/** The open entry; one with errors or just added is opened. */
function useOpenItem(items: readonly unknown[], path: string) {
  const { refused, sought } = useFormPlace()
  const [open, setOpen] = useState(() => items.findIndex((_, index) => isIn(below(path, index), sought)))
  const [answered, setAnswered] = useState(refused)
  const [known, setKnown] = useState(items)
  if (answered !== refused) {
    setAnswered(refused)
    const faulty = items.findIndex((_, index) => hasFaultIn(refused, below(path, index)))
    if (faulty >= 0) setOpen(faulty)
  }
  if (known.length !== items.length) {
    setKnown(items)
    // One that is put back between others is as it was, and nothing to write.
    const isAppended = items.length === known.length + 1 && !known.includes(items.at(-1))
    if (isAppended) setOpen(known.length)
  }
  return [open, setOpen] as const
}
