import { Button } from '@mui/material'
import type { AuditSubject } from '@fitout/contract/staff/audit-actions.ts'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from './use-may.ts'

/** The way to what colleagues have changed about a thing, for those who may look. */
export function TrailLink({ subject, id }: { subject: AuditSubject; id: string }) {
  const t = useTranslate()
  const may = useMay()
  const filter = encodeURIComponent(JSON.stringify({ subject, subject_id: id }))
  return may('audit.read') ? (
    <Button color="secondary" component={Link} size="small" sx={{ mt: 1, ml: -0.5 }} to={`/audit?filter=${filter}`}>
      {t('audit.ofThis')}
    </Button>
  ) : null
}
