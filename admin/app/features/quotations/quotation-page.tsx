import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { Chip, Link } from '@mui/material'
import { Link as RouterLink, useParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useOne } from '../../shared/use-read.ts'
import { QuotationEditor } from './quotation-editor.tsx'
import { SentQuotation } from './sent-quotation.tsx'
import { useVersion } from './use-quotation.ts'

/** One version: a draft to edit, or a sent one. */
export function QuotationPage() {
  const t = useTranslate()
  const { id = '', version = '' } = useParams()
  const path = { id, version }
  const { data: room, error } = useOne(findStaffRenovation, { params: { id } })
  const { data: quotation, error: refusal } = useVersion(path)
  if (!room || !quotation) return <Screen error={error ?? refusal} />
  return (
    <Screen
      beside={
        <>
          <Chip label={t(`quotations.status.${quotation.status}`)} size="small" variant="outlined" />
          <Presence id={id} subject="quotation" />
          <Link component={RouterLink} to={`/renovations/${id}/quotations`}>
            {room.title || room.reference}
          </Link>
        </>
      }
      heading={t('quotations.versionOf', { number: quotation.number, version: quotation.version })}
    >
      {quotation.status === 'DRAFT' ? (
        <QuotationEditor key={`${id} ${version}`} path={path} quotation={quotation} room={room} />
      ) : (
        <SentQuotation path={path} quotation={quotation} room={room} />
      )}
    </Screen>
  )
}
