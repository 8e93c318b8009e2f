import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { Box, Chip, Stack } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { type RenovationHead, titleOf } from './renovation.ts'

type RenovationProps = { renovation: RenovationHead }

export function NamedRenovation({ renovation }: RenovationProps) {
  const { title, reference } = renovation
  return (
    <>
      {titleOf(renovation)}
      {title && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {reference}
        </Box>
      )}
    </>
  )
}

const chips = { gap: 0.5, flexWrap: 'wrap' } as const

export function StatusChip({ renovation }: RenovationProps) {
  const t = useTranslate()
  return (
    <Stack direction="row" sx={chips}>
      <Chip label={t(`renovations.status.${renovation.status}`)} size="small" variant="outlined" />
      {!renovation.has_client && <Chip label={t('renovations.notJoined')} size="small" variant="outlined" />}
    </Stack>
  )
}

/** What is missing before works begin, and what is about to end. */
export function CheckChips({ renovation }: RenovationProps) {
  const t = useTranslate()
  return (
    <Stack direction="row" sx={chips}>
      {renovation.missing_checks.map((key) => (
        <Chip color="warning" key={key} label={t(`renovations.checks.${key}`)} size="small" variant="outlined" />
      ))}
      {renovation.ending_checks.map(({ key, valid_until: end }) => (
        <Chip
          key={key}
          label={t('renovations.endsOn', { check: t(`renovations.checks.${key}`), day: showDay(end) })}
          size="small"
          variant="outlined"
        />
      ))}
    </Stack>
  )
}

/** The lines below the title, where there is no room for columns. */
export function ShortFacts({ renovation }: RenovationProps) {
  const t = useTranslate()
  const { reference, client_name: client, staff, moved_at: moved, permit_until: permit } = renovation
  const facts = [
    [client, reference].filter(Boolean).join(' · '),
    t('renovations.responsible', { name: staff?.name ?? t('renovations.unassigned') }),
    t('renovations.moved', { time: showTime(moved) }),
    ...(permit ? [t('renovations.permitUntil', { day: showDay(permit) })] : []),
  ]
  return (
    <>
      {facts.map((fact) => (
        <div key={fact}>{fact}</div>
      ))}
      <Stack spacing={0.5} sx={{ pt: 0.5 }}>
        <StatusChip renovation={renovation} />
        <CheckChips renovation={renovation} />
      </Stack>
    </>
  )
}
