import { Chip } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { Review } from './review.ts'

const colours = { WAITING: 'warning', APPROVED: 'success', REJECTED: 'default' } as const

export function ReviewStatus({ status }: { status: Review['status'] }) {
  const t = useTranslate()
  return <Chip color={colours[status]} label={t(`reviewStatus.${status}`)} size="small" variant="outlined" />
}
