import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { type Between, changedFields, isSame, valueAt, withField, withUntouched } from './changed-fields.ts'
import { useTranslate } from './i18n.ts'
import { placeWords } from './place-words.ts'

/** What a colleague changed, each beside one's own: where nothing else was typed theirs is taken at once. */
export function ChangedRows<Typed>({ began, theirs, mine, onChange, label }: Between<Typed>) {
  const t = useTranslate()
  // As it was typed when this was shown, so that one may go back to it.
  const [typed] = useState(mine)
  const isMerged = useRef(false)
  useEffect(() => {
    if (isMerged.current) return
    isMerged.current = true
    onChange(withUntouched({ began, theirs, mine }))
  })
  const nameOf =
    label ?? ((name: string) => t(`audit.fields.${name}`, { _: t(`writings.fields.${name}`, { _: name }) }))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
      {changedFields({ began, theirs, mine: typed }).map(({ path, theirs: other, mine: own, isTouched }) => (
        <Box component="li" key={path}>
          <Typography sx={{ fontWeight: 500 }} variant="body2">
            {placeWords(path, nameOf)}
          </Typography>
          <Value text={t('changedMeanwhile.theirs', { value: shown(other) })} />
          <Value text={t('changedMeanwhile.mine', { value: shown(own) })} />
          {isTouched && !isSame(other, own) && (
            <ToggleButtonGroup
              aria-label={placeWords(path, nameOf)}
              exclusive
              onChange={(_, side: 'theirs' | 'mine' | null) =>
                side && onChange(withField(mine, path, side === 'theirs' ? other : own))
              }
              size="small"
              value={isSame(valueAt(mine, path), other) ? 'theirs' : 'mine'}
            >
              <ToggleButton value="theirs">{t('changedMeanwhile.useTheirs')}</ToggleButton>
              <ToggleButton value="mine">{t('changedMeanwhile.useMine')}</ToggleButton>
            </ToggleButtonGroup>
          )}
        </Box>
      ))}
    </Box>
  )
}

function Value({ text }: { text: string }) {
  return (
    <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }} variant="body2">
      {text}
    </Typography>
  )
}

const longest = 300

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  // Of lines of a document their number says enough.
  const isOfThings = Array.isArray(value) && value.some((one) => typeof one === 'object')
  const text = isOfThings ? `× ${value.length}` : String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
