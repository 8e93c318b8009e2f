import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { type Between, changedFields, valueAt, withField, withUntouched } from './changed-fields.ts'
import { useTranslate } from './i18n.ts'
import { isSame } from './is-same.ts'
import { placeWords } from './place-words.ts'
import { showTime } from './show-time.ts'

/** A colleague's changes, each beside the user's own value; in untouched fields theirs is accepted at once. */
export function ChangedRows<Typed>({ began, theirs, mine, onChange, label, showValue }: Between<Typed>) {
  const t = useTranslate()
  // The input when this was shown, so that the user can return to it.
  const [typed] = useState(mine)
  const isMerged = useRef(false)
  useEffect(() => {
    // Theirs is reloaded after the refusal that led here.
    if (isMerged.current || isSame(began, theirs)) return
    isMerged.current = true
    onChange(withUntouched({ began, theirs, mine }))
  })
  const changed = changedFields({ began, theirs, mine: typed }).filter((field) => !isSame(field.theirs, field.mine))
  const nameOf =
    label ?? ((name: string) => t(`audit.fields.${name}`, { _: t(`writings.fields.${name}`, { _: name }) }))
  const read = (path: string, value: unknown) => showValue?.(path, value) ?? valueInWords(value)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
      {changed.map(({ path, theirs: other, mine: own, isTouched }) => {
        const side: Side = isSame(valueAt(mine, path), other) ? 'theirs' : 'mine'
        return (
          <Box component="li" key={path}>
            <Typography sx={{ fontWeight: 500 }} variant="body2">
              {placeWords(path, nameOf)}
            </Typography>
            <Value isChosen={side === 'theirs'} of="theirs" value={read(path, other)} />
            <Value isChosen={side === 'mine'} of={isTouched ? 'mine' : 'before'} value={read(path, own)} />
            {isTouched && (
              <ToggleButtonGroup
                aria-label={placeWords(path, nameOf)}
                exclusive
                onChange={(_, next: Side | null) =>
                  next && onChange(withField(mine, path, next === 'theirs' ? other : own))
                }
                size="small"
                // Grey would have too little contrast on the background of a warning.
                sx={{ '& .MuiToggleButton-root': { color: 'inherit' } }}
                value={side}
              >
                <ToggleButton value="theirs">{t('changedMeanwhile.useTheirs')}</ToggleButton>
                <ToggleButton value="mine">{t('changedMeanwhile.useMine')}</ToggleButton>
              </ToggleButtonGroup>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

type Side = 'theirs' | 'mine'
type ValueProps = { of: Side | 'before'; value: string; isChosen: boolean }

/** Says which of the two values the next save stores. */
function Value({ of, value, isChosen }: ValueProps) {
  const t = useTranslate()
  return (
    <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }} variant="body2">
      {t(`changedMeanwhile.${of}`, { value })}
      {isChosen && <strong> {t('changedMeanwhile.isSaved')}</strong>}
    </Typography>
  )
}

const longest = 300

/** A formatted value of a form. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  // Of lines of a document, or of pieces, the number is enough.
  const isOfThings = Array.isArray(value) && value.some((one) => typeof one === 'object' || isId(one))
  if (isOfThings) return `× ${value.length}`
  const text = isInstant(value) ? showTime(value) : String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
