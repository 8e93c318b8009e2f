import { Button } from '@mui/material'
import type { AuditSubject } from '@fitout/contract/staff/audit-actions.ts'
import { useTranslate } from './i18n.ts'
import { Link } from 'react-router'
import { useMay } from './use-may.ts'

/** A link to the audit trail of an object, for staff with permission. */
export function TrailLink({ subject, id }: { subject: AuditSubject; id: string }) {
  const t = useTranslate()
  const may = useMay()
  return may('audit.read') ? (
    <Button
      color="secondary"
      component={Link}
      size="small"
      sx={{ mt: 1, ml: -0.5 }}
      to={`/audit?subject=${subject}&subject_id=${id}`}
    >
      {t('audit.ofThis')}
    </Button>
  ) : null
}
