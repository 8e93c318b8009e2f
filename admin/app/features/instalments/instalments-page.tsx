import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import { listStaffInstalments } from '@fitout/contract/staff/instalments.ts'
import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { RoomLink } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useOne } from '../../shared/use-read.ts'
import { InstalmentPart } from './instalment-part.tsx'
import { MoneyFigures } from './money-figures.tsx'
import { RefundsPart } from './refunds-part.tsx'

/** The money of one renovation: instalments, payments and refunds. */
export function InstalmentsPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: room, error } = useOne(findStaffRenovation, { params: { id } })
  const { data: schedule, error: refusal } = useQuery({
    queryKey: ['instalments', id],
    queryFn: () => staffCall(listStaffInstalments, { params: { id } }),
  })
  if (!room || !schedule) return <Screen error={error ?? refusal} />
  return (
    <Screen beside={<RoomLink id={id} />} heading={t('instalments.title')}>
      {schedule.data.length === 0 ? (
        <Typography>{t('instalments.none')}</Typography>
      ) : (
        <>
          <Card>
            <CardContent>
              <MoneyFigures schedule={schedule} />
            </CardContent>
          </Card>
          <Stack spacing={2}>
            {schedule.data.map((instalment) => (
              <InstalmentPart instalment={instalment} key={instalment._id} room={room} />
            ))}
          </Stack>
          {(schedule.credit > 0 || schedule.refunds.length > 0) && (
            <Part heading={t('instalments.refunds')}>
              <RefundsPart renovationId={id} schedule={schedule} />
            </Part>
          )}
          <Box>
            <TrailLink id={id} subject="renovation" />
          </Box>
        </>
      )}
    </Screen>
  )
}
