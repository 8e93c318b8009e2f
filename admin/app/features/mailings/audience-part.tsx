import { countAudience } from '@fitout/contract/staff/mailings.ts'
import { Alert, Typography } from '@mui/material'
import { counted } from '../../shared/counted.ts'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { useOne } from '../../shared/use-read.ts'

/** How many would get a mail sent now, and how many of the segment would not, with reasons. */
export function AudiencePart({ id }: { id: string }) {
  const t = useTranslate()
  const { data, error } = useOne(countAudience, { params: { id } })
  return (
    <Part heading={t('mailings.audience')}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <Typography gutterBottom>{t('mailings.receive', { count: counted(data.customers) })}</Typography>
          <Reasons counts={data.left_out} />
        </>
      )}
    </Part>
  )
}

export function Reasons({ counts }: { counts: readonly { reason: string; customers: number }[] }) {
  const t = useTranslate()
  return (
    <Facts
      rows={counts.map(({ reason, customers }) => [t(`mailings.reasons.${reason}`), counted(customers)] as const)}
    />
  )
}
