import { Typography } from '@mui/material'
import type { Sides } from '../../shared/changed-fields.ts'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { useFieldLabel } from './form-place.tsx'
import { nameOfItem } from './name-of-item.ts'
import type { Conflict } from './use-writing.ts'
import { isWhole, withPictures, withWholePictures } from './whole-pictures.ts'
import type { Written } from './writing-calls.ts'

type WritingConflictProps = {
  conflict: Conflict & Sides<Written>
  onChange: (written: Written) => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** What a colleague has saved meanwhile, field by field beside what is typed. */
export function WritingConflict({ conflict, onChange, ...answers }: WritingConflictProps) {
  const t = useTranslate()
  const locale = useLocale()
  const labelOf = useFieldLabel()
  const { changed_by: who, changed_at: at, began, theirs, mine } = conflict

  function say(_path: string, value: unknown): string | undefined {
    if (isWhole(value)) return say('', value.shown)
    if (!Array.isArray(value)) return undefined
    const [first] = value as unknown[]
    if (value.length === 1 && isPicture(first)) return `${String(first['width'])} × ${String(first['height'])}`
    const names = value.map((item) => nameOfPart(item) || nameOfItem(item, locale))
    return names.map((name, index) => `${index + 1}. ${name}`).join('\n') || undefined
  }
  const nameOfPart = (item: unknown) =>
    typeof item === 'object' && item !== null && 'type' in item
      ? [t(`writings.blocks.${String(item.type)}`), nameOfItem(item, locale)].filter(Boolean).join(' · ')
      : ''

  return (
    <ChangedMeanwhile
      {...answers}
      between={{
        began: withWholePictures(began),
        theirs: withWholePictures(theirs),
        mine: withWholePictures(mine),
        onChange: (typed) => onChange(withPictures(typed)),
        label: (name, path) =>
          name === 'shown' ? t('writings.fields.picture') : labelOf(path === 'picture' ? 'cover' : name, path),
        say,
      }}
    >
      <Typography variant="body2">{t('writings.conflict', { who: who ?? '', at: showTime(at) })}</Typography>
    </ChangedMeanwhile>
  )
}

function isPicture(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'widths' in value
}
