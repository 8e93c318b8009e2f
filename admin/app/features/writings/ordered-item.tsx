import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import DragIcon from '@mui/icons-material/DragIndicator'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, Collapse, IconButton, Stack, Typography } from '@mui/material'
import type { DragEvent, ReactNode } from 'react'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { MoveButton } from '../../shared/move-buttons.tsx'
import { thumbSized } from '../../shared/thumb-sized.ts'
import { useFormPlace } from './form-place.tsx'

type OrderedItemProps = {
  id: string
  item: unknown
  title: string
  tools: ReactNode
  isOpen: boolean
  isFlat: boolean
  isFaulty: boolean
  isFirst: boolean
  isLast: boolean
  onOpen: (isOpening: boolean) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onDrag: (isDragged: boolean) => void
  onDrop: () => void
  children: ReactNode
}

/** One entry of a sortable list: its handle, name, buttons and, if open, its fields. */
export function OrderedItem(props: OrderedItemProps) {
  const { id, item, title, tools, isOpen, isFlat, isFaulty, onOpen, onDrag, onDrop, children } = props
  const { mayWrite } = useFormPlace()
  function drop(event: DragEvent) {
    event.preventDefault()
    event.stopPropagation()
    onDrop()
  }
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{
        border: 1,
        borderColor: isFaulty ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" sx={head}>
        {mayWrite && (
          <Box
            aria-hidden
            draggable
            onDragEnd={() => onDrag(false)}
            onDragStart={() => onDrag(true)}
            sx={{ cursor: 'grab', display: { xs: 'none', md: 'flex' } }}
          >
            <DragIcon color="disabled" />
          </Box>
        )}
        {isFlat ? (
          <Box
            sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0, pt: 1, pb: { xs: 0, sm: 1 }, pr: { xs: 0.5, sm: 0 } }}
          >
            {children}
          </Box>
        ) : (
          <Box
            aria-controls={id}
            aria-expanded={isOpen}
            component="button"
            onClick={() => onOpen(!isOpen)}
            sx={opener}
            type="button"
          >
            <Thumbnail of={item} />
            <Typography component="span" noWrap variant="body2">
              {title}
            </Typography>
          </Box>
        )}
        {!isFlat && (
          <ExpandIcon aria-hidden sx={{ mr: 1, order: { sm: 1 }, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        )}
        {tools}
        {mayWrite && <OrderButtons {...props} />}
      </Stack>
      {!isFlat && (
        <Collapse id={id} in={isOpen} unmountOnExit>
          <Box sx={{ p: 1.5, pt: 0.5 }}>{children}</Box>
        </Collapse>
      )}
    </Box>
  )
}

/** On a phone the buttons have a row of their own and the size of a thumb: four beside a name would leave it no room. */
const head = {
  alignItems: 'center',
  minHeight: 44,
  pl: 0.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-end',
  ...thumbSized,
} as const

const opener = {
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  flex: { xs: '1 0 calc(100% - 40px)', sm: 1 },
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  px: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const

type OrderButtonsProps = Pick<OrderedItemProps, 'id' | 'title' | 'isFirst' | 'isLast' | 'onMove' | 'onRemove'>

function OrderButtons({ id, title, isFirst, isLast, onMove, onRemove }: OrderButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <MoveButton
        id={`${id}-up`}
        isOff={isFirst}
        label={t('actOn', { act: t('writings.up'), thing: title })}
        onPress={() => onMove(-1)}
        size="small"
      >
        <UpIcon fontSize="small" />
      </MoveButton>
      <MoveButton
        id={`${id}-down`}
        isOff={isLast}
        label={t('actOn', { act: t('writings.down'), thing: title })}
        onPress={() => onMove(1)}
        size="small"
      >
        <DownIcon fontSize="small" />
      </MoveButton>
      <IconButton aria-label={t('actOn', { act: t('writings.remove'), thing: title })} onClick={onRemove} size="small">
        <RemoveIcon fontSize="small" />
      </IconButton>
    </>
  )
}

type Shown = Parameters<typeof pictureAddress>[0]

/** The first picture of an entry, to recognize it while it is closed. */
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
