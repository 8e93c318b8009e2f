import { Box, TextField } from '@mui/material'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { MarkdownBar } from './markdown-bar.tsx'
import { useTranslate } from './i18n.ts'
import { bold, link, nextItem, put } from './markdown-marks.ts'

/** A Markdown text: a plain field, a toolbar, and the usual keyboard shortcuts. */
export function MarkdownText({ label, ...props }: ComponentProps<typeof TextField> & { label: string }) {
  const t = useTranslate()
  const field = useRef<HTMLTextAreaElement>(null)
  const ofKeys = new Map([
    ['b', bold],
    ['k', link(t('writings.marks.linkText'))],
  ])

  function markOf({ key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent }: KeyboardEvent) {
    if ((ctrlKey || metaKey) && !altKey) return ofKeys.get(key.toLowerCase())
    // Enter also accepts a proposal of a Chinese input method; Safari says so only by this key code.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return undefined
    return key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey ? nextItem : undefined
  }
  function press(event: KeyboardEvent) {
    const mark = markOf(event)
    if (mark && field.current && put(field.current, mark)) event.preventDefault()
  }

  return (
    <Box sx={{ minWidth: 0 }}>
      {!props.disabled && <MarkdownBar field={field} label={label} />}
      <TextField {...props} fullWidth inputRef={field} label={label} multiline onKeyDown={press} />
    </Box>
  )
}
