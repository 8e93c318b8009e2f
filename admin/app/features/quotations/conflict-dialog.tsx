import { Box, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { unitOf } from '@fitout/contract/quotation-options.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { isSame } from '../../shared/is-same.ts'
import { showTime } from '../../shared/show-time.ts'
import { mergedLines, type MergeRow, mergeRows, type Side } from './group-merge.ts'
import type { Draft, Theirs } from './keeper.ts'
import { figuresOf, isBlank, type LineDraft } from '../../shared/quotation-lines/line-draft.ts'
import { SideChoice } from './side-choice.tsx'

type ConflictDialogProps = {
  title: string
  kept: Draft<LineDraft[]>
  theirs: Theirs<LineDraft[]>
  onMerged: (lines: LineDraft[]) => void
  onClose: () => void
}

/** Two versions of a group side by side, with a choice for each line that differs. */
export function ConflictDialog({ title, kept, theirs, onMerged, onClose }: ConflictDialogProps) {
  const t = useTranslate()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const rows = mergeRows(
    kept.base,
    kept.value.filter((line) => !isBlank(line)),
    theirs.value,
  )
  const differing = rows.filter(({ mine, theirs: other }) => !isSame(mine, other))
  const who = theirs.staff_name ?? t('quotations.colleague')

  async function settle() {
    onMerged(mergedLines(rows, choices))
    return true
  }

  return (
    <FormDialog
      action={t('quotations.conflictTake')}
      isRunning={false}
      isWide
      kept="choice"
      lead={t('quotations.conflictLead', { who, time: theirs.saved_at ? showTime(theirs.saved_at) : '' })}
      onClose={onClose}
      onSubmit={settle}
      title={t('quotations.conflictTitle', { title })}
      typed={[...choices]}
    >
      {differing.map((row) => (
        <SideChoice
          chosen={choices.get(row.key) ?? row.suggested}
          isOpen={row.isOpen}
          key={row.key}
          label={nameOf(row)}
          mine={<Version line={row.mine} />}
          onChoose={(side) => setChoices(new Map(choices).set(row.key, side))}
          theirs={<Version line={row.theirs} />}
          who={who}
        />
      ))}
    </FormDialog>
  )
}

function nameOf({ mine, theirs }: MergeRow): string {
  return inLocale((mine ?? theirs)?.title, 'zh')
}

function Version({ line }: { line: LineDraft | undefined }) {
  const t = useTranslate()
  const locale = useLocale()
  if (!line) return <Typography color="text.secondary">{t('quotations.lineIsGone')}</Typography>
  const unit = inLocale(unitOf(line.unit, Number(line.qty)), locale)
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {[line.title.zh, line.title.cn, line.title.en].filter(Boolean).map((title) => (
        <Typography key={title}>{title}</Typography>
      ))}
      <Typography color="text.secondary" variant="body2">
        {`${line.qty} ${unit} × ${formatDollars(figuresOf(line).unit_price)} · ${t(`quotations.kinds.${line.kind}`)}`}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {[inLocale(line.description, locale), inLocale(line.material, locale)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
