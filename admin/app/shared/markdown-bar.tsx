import BoldIcon from '@mui/icons-material/FormatBold'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import LinkIcon from '@mui/icons-material/InsertLink'
import HeadingIcon from '@mui/icons-material/Title'
import { IconButton, Stack } from '@mui/material'
import { languageTags, locales } from '@fitout/contract/locales.ts'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { widthFrom } from './add-picture.tsx'
import { useTranslate } from './i18n.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { thumbSized } from './thumb-sized.ts'
import { bold, lines, link, picture, put } from './markdown-marks.ts'

const buttons = [
  ['bold', BoldIcon, bold],
  ['heading', HeadingIcon, lines('## ')],
  ['list', ListIcon, lines('- ')],
  ['quote', QuoteIcon, lines('> ')],
  ['link', LinkIcon, undefined],
  ['picture', PictureIcon, undefined],
] as const
const pictureWidth = 1280

type Props = { label: string; field: RefObject<HTMLTextAreaElement | null> }

/** A description as one line without brackets, which would end it. */
const inBrackets = (text = '') => text.replaceAll(/\s+/gu, ' ').replaceAll(/[[\]]/gu, '').trim()

/** Buttons for Markdown syntax. The arrow keys move between them. */
export function MarkdownBar({ label, field }: Props) {
  const t = useTranslate()
  const [current, setCurrent] = useState(0)
  const [isChoosing, setChoosing] = useState(false)

  function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? buttons.length - 1 : 0
    if (step === 0) return
    const next = (current + step) % buttons.length
    setCurrent(next)
    currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Stack
      aria-label={t('writings.marks.label', { field: label })}
      direction="row"
      onKeyDown={walk}
      role="toolbar"
      sx={thumbSized}
    >
      {buttons.map(([name, Icon, mark], index) => (
        <IconButton
          aria-label={t(`writings.marks.${name}`)}
          key={name}
          onClick={() => {
            if (name === 'picture') setChoosing(true)
            else if (field.current) put(field.current, mark ?? link(t('writings.marks.linkText')))
          }}
          onFocus={() => setCurrent(index)}
          size="small"
          tabIndex={index === current ? 0 : -1}
          title={t(`writings.marks.${name}`)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
      {isChoosing && (
        <PictureDialog
          onChoose={({ url, width, height, widths }, alt) => {
            setChoosing(false)
            const shown = widthFrom(widths, pictureWidth)
            const address = `${url}/${shown}.webp#${shown}x${Math.round((shown * height) / width)}`
            const locale = locales.find((one) => languageTags[one] === field.current?.lang)
            // Not a placeholder, which would be published.
            const mark = picture(address, inBrackets(locale && alt?.[locale]))
            // The dialog returns the focus first.
            setTimeout(() => field.current && put(field.current, mark))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  )
}
