import { Typography } from '@mui/material'
import type { Sides } from '../../shared/changed-fields.ts'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { useReadingOf } from './use-reading-of.ts'
import type { Conflict } from './use-runs.ts'
import { withPictures, withWholePictures } from './whole-pictures.ts'
import type { Written } from './writing-calls.ts'

type WritingConflictProps = {
  conflict: Conflict & Sides<Written>
  onChange: (written: Written) => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A colleague's changes, field by field beside the input. */
export function WritingConflict({ conflict, onChange, ...answers }: WritingConflictProps) {
  const t = useTranslate()
  const reading = useReadingOf()
  const { changed_by: who, changed_at: at, began, theirs, mine } = conflict
  return (
    <ChangedMeanwhile
      {...answers}
      between={{
        ...reading,
        began: withWholePictures(began),
        theirs: withWholePictures(theirs),
        mine: withWholePictures(mine),
        onChange: (typed) => onChange(withPictures(typed)),
      }}
    >
      <Typography variant="body2">{t('writings.conflict', { who: who ?? '', at: showTime(at) })}</Typography>
    </ChangedMeanwhile>
  )
}
