import { Chip, Link } from '@mui/material'
import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { findStaffVariation } from '@fitout/contract/staff/variations.ts'
import { Link as RouterLink, useParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { RoomPresence } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useOne } from '../../shared/use-read.ts'
import { SentVariation } from './sent-variation.tsx'
import { VariationEditor } from './variation-editor.tsx'

/** A variation: the editor while it is a draft, otherwise its outcome. */
export function VariationPage() {
  const t = useTranslate()
  const { id = '', variation_id = '' } = useParams()
  const params = { id, variation_id }
  const { data: room, error } = useOne(findStaffRenovation, { params: { id } })
  const { data: variation, error: refusal } = useOne(findStaffVariation, { params })
  if (!room || !variation) return <Screen error={error ?? refusal} />
  return (
    <Screen
      beside={
        <>
          <Chip label={t(`variations.status.${variation.status}`)} size="small" variant="outlined" />
          <RoomPresence />
          <Link component={RouterLink} to={`/renovations/${id}/variations`}>
            {room.title || room.reference}
          </Link>
        </>
      }
      heading={t('variations.one', { number: variation.number })}
    >
      {variation.status === 'DRAFT' ? (
        <VariationEditor key={variation._id} path={params} room={room} variation={variation} />
      ) : (
        <SentVariation path={params} variation={variation} />
      )}
    </Screen>
  )
}
