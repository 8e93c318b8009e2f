import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { Stack, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { listStaffQuotations } from '@fitout/contract/staff/quotations.ts'
import { useParams } from 'react-router'
import { DocumentRow, DocumentRows } from '../../shared/document-rows.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { RoomLink } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useOne, useWholeList } from '../../shared/use-read.ts'
import { BeginButtons } from './begin-buttons.tsx'
import type { QuotationHead } from './quotation.ts'

/** All versions of a renovation's quotation, newest first. */
export function QuotationsPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: room, error } = useOne(findStaffRenovation, { params: { id } })
  const { data: versions, error: refusal } = useWholeList(listStaffQuotations, { params: { id } })
  if (!room || !versions) return <Screen error={error ?? refusal} />
  return (
    <Screen beside={<RoomLink id={id} />} heading={t('quotations.title')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <BeginButtons room={room} />
      </Stack>
      {versions.length === 0 && <Typography>{t('quotations.none')}</Typography>}
      <DocumentRows>
        {versions.map((version) => (
          <Version id={id} key={version.version} version={version} />
        ))}
      </DocumentRows>
    </Screen>
  )
}

function Version({ id, version }: { id: string; version: QuotationHead }) {
  const t = useTranslate()
  const facts = [
    version.sent_at && t('quotations.sentOn', { time: showTime(version.sent_at) }),
    version.valid_until && t('quotations.validUntil', { day: showDay(version.valid_until) }),
    version.reason,
  ]
  return (
    <DocumentRow
      amount={formatDollars(version.acceptance?.accepted_total ?? version.total)}
      facts={facts}
      status={t(`quotations.status.${version.status}`)}
      title={t('quotations.versionOf', { number: version.number, version: version.version })}
      to={`/renovations/${id}/quotations/${version.version}`}
    />
  )
}
