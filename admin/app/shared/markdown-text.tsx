import { Box, TextField } from '@mui/material'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { MarkdownBar } from './markdown-bar.tsx'
import { bold, link, put } from './markdown-marks.ts'

const ofKeys: Record<string, typeof bold> = { b: bold, k: link }

/** A Markdown text: a plain field, a toolbar, and the usual keyboard shortcuts. */
export function MarkdownText({ label, ...props }: ComponentProps<typeof TextField> & { label: string }) {
  const field = useRef<HTMLTextAreaElement>(null)

  function press(event: KeyboardEvent) {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey ? ofKeys[event.key.toLowerCase()] : undefined
    if (!mark || !field.current) return
    event.preventDefault()
    put(field.current, mark)
  }

  return (
    <Box sx={{ minWidth: 0 }}>
      {!props.disabled && <MarkdownBar field={field} label={label} />}
      <TextField {...props} fullWidth inputRef={field} label={label} multiline onKeyDown={press} />
    </Box>
  )
}
