import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import DragIcon from '@mui/icons-material/DragIndicator'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, Collapse, IconButton, Stack, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { MoveButton } from '../../shared/move-buttons.tsx'
import { below, hasFaultIn, isIn, useFormPlace } from './form-place.tsx'

type OrderedItemsProps = {
  label: string
  path: string
  items: readonly unknown[]
  heading: ReactNode
  /** What an entry is called where it says nothing of itself. */
  titleOf?: (item: unknown, index: number) => string
  /** Buttons of an entry besides those to move and remove it. */
  renderTools?: (item: unknown, index: number) => ReactNode
  after: ReactNode
  /** Where an entry is one short field, it stands open. */
  isFlat?: boolean
  onChange: (items: unknown[]) => void
  children: (item: unknown, index: number, set: (item: unknown) => void) => ReactNode
}

/** Entries that are moved by dragging or by their buttons, and opened one at a time. */
export function OrderedItems(props: OrderedItemsProps) {
  const { label, path, items, heading, titleOf, renderTools, after, isFlat = false, onChange, children } = props
  const t = useTranslate()
  const locale = useLocale()
  const { faults, mayWrite, sought } = useFormPlace()
  const id = useId()
  const [open, setOpen] = useState(() => items.findIndex((_, index) => isIn(below(path, index), sought)))
  const [answered, setAnswered] = useState(faults)
  const [count, setCount] = useState(items.length)
  // What is wrong inside is seen, and what was just added is filled in.
  if (answered !== faults) {
    setAnswered(faults)
    const faulty = items.findIndex((_, index) => hasFaultIn(faults, below(path, index)))
    if (faulty >= 0) setOpen(faulty)
  }
  if (count !== items.length) {
    setCount(items.length)
    if (items.length === count + 1) setOpen(count)
  }
  const [moved, setMoved] = useState('')
  const dragged = useRef<number>(undefined)

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
    setOpen(open === from ? to : -1)
    setMoved(t('writings.movedTo', { place: to + 1, of: items.length }))
    const button = `${id}-${to}-${to < from ? 'up' : 'down'}`
    requestAnimationFrame(() => document.getElementById(button)?.focus())
  }

  function drop(event: DragEvent, to: number) {
    event.preventDefault()
    event.stopPropagation()
    if (dragged.current !== undefined) move(dragged.current, to)
    dragged.current = undefined
  }

  return (
    <Stack aria-label={label} role="group" spacing={1}>
      {heading}
      {items.map((item, index) => {
        const title = titleOf?.(item, index) ?? (nameOf(item, locale) || String(index + 1))
        const isOpen = open === index
        const field = children(item, index, (next) => onChange(items.toSpliced(index, 1, next)))
        return (
          <Box
            key={index}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
            sx={{
              border: 1,
              borderColor: hasFaultIn(faults, below(path, index)) ? 'error.main' : 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            <Stack direction="row" sx={{ alignItems: 'center', minHeight: 44, pl: 0.5 }}>
              {mayWrite && (
                <Box
                  aria-hidden
                  draggable
                  onDragEnd={() => {
                    dragged.current = undefined
                  }}
                  onDragStart={() => {
                    dragged.current = index
                  }}
                  sx={{ cursor: 'grab', display: { xs: 'none', md: 'flex' } }}
                >
                  <DragIcon color="disabled" />
                </Box>
              )}
              {isFlat ? (
                <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>{field}</Box>
              ) : (
                <Box
                  aria-controls={`${id}-${index}`}
                  aria-expanded={isOpen}
                  component="button"
                  onClick={() => setOpen(isOpen ? -1 : index)}
                  sx={{
                    all: 'unset',
                    cursor: 'pointer',
                    flex: 1,
                    minWidth: 0,
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1.5,
                    py: 1,
                    px: 1,
                    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
                  }}
                  type="button"
                >
                  <Thumbnail of={item} />
                  <Typography component="span" noWrap variant="body2">
                    {title}
                  </Typography>
                </Box>
              )}
              {renderTools?.(item, index)}
              {mayWrite && (
                <>
                  <MoveButton
                    id={`${id}-${index}-up`}
                    isOff={index === 0}
                    label={`${t('writings.up')}: ${title}`}
                    onPress={() => move(index, index - 1)}
                    size="small"
                  >
                    <UpIcon fontSize="small" />
                  </MoveButton>
                  <MoveButton
                    id={`${id}-${index}-down`}
                    isOff={index === items.length - 1}
                    label={`${t('writings.down')}: ${title}`}
                    onPress={() => move(index, index + 1)}
                    size="small"
                  >
                    <DownIcon fontSize="small" />
                  </MoveButton>
                  <IconButton
                    aria-label={`${t('writings.remove')}: ${title}`}
                    onClick={() => {
                      onChange(items.toSpliced(index, 1))
                      setOpen(-1)
                    }}
                    size="small"
                  >
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                </>
              )}
              {!isFlat && <ExpandIcon aria-hidden sx={{ mr: 1, transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
            </Stack>
            {!isFlat && (
              <Collapse id={`${id}-${index}`} in={isOpen} unmountOnExit>
                <Box sx={{ p: 1.5, pt: 0.5 }}>{field}</Box>
              </Collapse>
            )}
          </Box>
        )
      })}
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

type Shown = Parameters<typeof pictureAddress>[0]

/** The first picture of an entry, so that it is known while it is closed. */
function Thumbnail({ of }: { of: unknown }) {
  const picture = Object.values(typeof of === 'object' && of !== null ? of : {}).find(isPicture)
  if (!picture) return null
  return (
    <Box alt="" component="img" src={pictureAddress(picture, 160)} sx={{ width: 60, height: 40, objectFit: 'cover' }} />
  )
}

function isPicture(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null && 'widths' in value && 'url' in value
}

/** What an entry says first of itself. */
function nameOf(item: unknown, locale: Locale): string {
  if (typeof item === 'string') return item
  if (Array.isArray(item)) return item.map((one) => nameOf(one, locale)).join(' · ')
  if (typeof item !== 'object' || item === null) return ''
  if ('year' in item) return String(item.year)
  if ('title' in item) {
    const title = inLocale(item.title as Words, locale)
    return 'day' in item ? `${showDay(String(item.day))} · ${title}` : title
  }
  for (const name of ['role', 'name', 'caption', 'slug', 'key', 'zh']) {
    const value = (item as Record<string, unknown>)[name]
    if (name === 'zh') return inLocale(item as Words, locale)
    if (typeof value === 'string') return value
    const words = typeof value === 'object' && value !== null ? inLocale(value as Words, locale) : ''
    if (words) return words
  }
  return ''
}
