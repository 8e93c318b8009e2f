import { Box, Chip, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import type { Side } from './group-merge.ts'

type SideChoiceProps = {
  label: string
  who: string
  mine: ReactNode
  theirs: ReactNode
  chosen: Side
  /** Both have changed it. */
  isOpen: boolean
  onChoose: (side: Side) => void
}

/** One item in both versions, one of which is chosen. */
export function SideChoice({ label, who, mine, theirs, chosen, isOpen, onChoose }: SideChoiceProps) {
  const t = useTranslate()
  const id = useId()
  const sides = [
    ['mine', t('quotations.mine'), mine],
    ['theirs', who, theirs],
  ] as const
  return (
    <Box sx={{ border: 1, borderColor: isOpen ? 'warning.main' : 'divider', borderRadius: 1, p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {isOpen && <Chip color="warning" label={t('quotations.bothChanged')} size="small" variant="outlined" />}
      </Stack>
      <RadioGroup aria-labelledby={id} onChange={(_, side) => onChoose(side as Side)} value={chosen}>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {sides.map(([side, name, version]) => (
            <Box key={side} sx={{ minWidth: 0 }}>
              <FormControlLabel control={<Radio size="small" />} label={name} value={side} />
              {version}
            </Box>
          ))}
        </Box>
      </RadioGroup>
    </Box>
  )
}
