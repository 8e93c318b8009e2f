import { Stack, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatChange } from '@fitout/contract/money.ts'
import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { listProvisionalLines, listStaffVariations } from '@fitout/contract/staff/variations.ts'
import type { VariationHead } from '@fitout/contract/variation-head.ts'
import { useParams } from 'react-router'
import { DocumentRow, DocumentRows } from '../../shared/document-rows.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { RoomLink } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useList, useOne } from '../../shared/use-read.ts'
import { BeginVariation } from './begin-variation.tsx'
import { ProvisionalLines } from './provisional-lines.tsx'

/** The changes of a renovation's contract, and its provisional lines. */
export function VariationsPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: room, error } = useOne(findStaffRenovation, { params: { id } })
  const { data: variations, error: refusal } = useList(listStaffVariations, { params: { id } })
  const { data: lines } = useList(listProvisionalLines, { params: { id } })
  if (!room || !variations) return <Screen error={error ?? refusal} />
  return (
    <Screen beside={<RoomLink id={id} />} heading={t('variations.title')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <BeginVariation room={room} />
      </Stack>
      {variations.length === 0 && <Typography>{t('variations.none')}</Typography>}
      <DocumentRows>
        {variations.map((variation) => (
          <Variation id={id} key={variation._id} variation={variation} />
        ))}
      </DocumentRows>
      {lines && lines.length > 0 && (
        <Part heading={t('variations.provisional')}>
          <ProvisionalLines lines={lines} room={room} />
        </Part>
      )}
    </Screen>
  )
}

function Variation({ id, variation }: { id: string; variation: VariationHead }) {
  const t = useTranslate()
  const locale = useLocale()
  const facts = [
    variation.days !== 0 && t('variations.daysOf', { count: variation.days }),
    variation.status === 'SENT' &&
      variation.valid_until &&
      t('variations.validUntil', { day: showDay(variation.valid_until) }),
    variation.reason,
  ]
  return (
    <DocumentRow
      amount={variation.status !== 'DRAFT' && formatChange(variation.amount)}
      facts={facts}
      status={t(`variations.status.${variation.status}`)}
      title={[variation.number, inLocale(variation.title, locale)].filter(Boolean).join(' ')}
      to={`/renovations/${id}/variations/${variation._id}`}
    />
  )
}
