import MoreIcon from '@mui/icons-material/MoreHorizOutlined'
import { Box, FormControlLabel, IconButton, MenuItem, Stack, Switch, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { roomTypes } from '@fitout/contract/project-options.ts'
import { useState } from 'react'
import { FormDialog } from '../form-dialog.tsx'
import { useLocale, useTranslate } from '../i18n.ts'
import { Row } from '../row.tsx'
import { WordsFields } from '../words-fields.tsx'
import type { LineActs } from './line-acts.ts'
import { LineButtons } from './line-buttons.tsx'
import type { LineDraft } from './line-draft.ts'

/** A dialog with the other fields of a line, and its actions. */
export function LineMore({ line, number, acts }: { line: LineDraft; number: number; acts: LineActs }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const isUsed = Boolean(
    line.room || line.set || [line.description, line.material].some(({ zh, cn, en }) => zh || cn || en),
  )
  return (
    <Box role="cell" sx={{ textAlign: 'end' }}>
      <IconButton
        aria-label={t('quotations.moreOf', { number })}
        color={isUsed ? 'primary' : 'default'}
        data-column="more"
        onClick={() => setOpen(true)}
        size="small"
      >
        <MoreIcon />
      </IconButton>
      {isOpen && <LineDialog acts={acts} line={line} number={number} onClose={() => setOpen(false)} />}
    </Box>
  )
}

type LineDialogProps = { line: LineDraft; number: number; acts: LineActs; onClose: () => void }

function LineDialog({ line, number, acts, onClose }: LineDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [draft, setDraft] = useState(line)
  const change = (part: Partial<LineDraft>) => setDraft({ ...draft, ...part })
  const label = (field: string) => t(`quotations.fields.${field}`)
  async function take() {
    acts.onChange(line.key, draft)
    return true
  }
  return (
    <FormDialog
      action={t('quotations.take')}
      isRunning={false}
      isWide
      kept={{ part: `line ${line.key}`, onTakeUp: setDraft }}
      onClose={onClose}
      onSubmit={take}
      title={t('quotations.line', { number })}
      typed={draft}
    >
      <LineButtons acts={acts} lineKey={line.key} onDone={onClose} />
      <Stack>
        <WordsFields label={label('title')} most={120} onChange={(title) => change({ title })} value={draft.title} />
        <WordsFields
          isLong
          label={label('description')}
          most={600}
          onChange={(description) => change({ description })}
          value={draft.description}
        />
        <WordsFields
          label={label('material')}
          most={200}
          onChange={(material) => change({ material })}
          value={draft.material}
        />
      </Stack>
      <Row>
        <TextField
          label={label('room')}
          onChange={({ target }) => change({ room: target.value as LineDraft['room'] })}
          select
          value={draft.room}
        >
          <MenuItem value="">{t('quotations.wholeFlat')}</MenuItem>
          {roomTypes.map(({ key, title }) => (
            <MenuItem key={key} value={key}>
              {inLocale(title, locale)}
            </MenuItem>
          ))}
        </TextField>
        {draft.kind === 'OPTION' && (
          <TextField
            helperText={t('quotations.setHint')}
            label={label('set')}
            onChange={({ target }) => change({ set: target.value.toLowerCase() })}
            slotProps={{ htmlInput: { maxLength: 20, pattern: '[a-z0-9\\-]{1,20}' } }}
            value={draft.set}
          />
        )}
      </Row>
      {draft.kind === 'OPTION' && (
        <FormControlLabel
          control={<Switch checked={draft.is_default} onChange={(_, isDefault) => change({ is_default: isDefault })} />}
          label={label('is_default')}
        />
      )}
    </FormDialog>
  )
}
