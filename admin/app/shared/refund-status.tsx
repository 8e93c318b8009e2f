import { Chip } from '@mui/material'
import { useTranslate } from './i18n.ts'
import type { RefundRequest } from './refund-facts.tsx'

const colours = { WAITING: 'warning', APPROVED: 'success', REJECTED: 'default', WITHDRAWN: 'default' } as const

export function RefundStatus({ status }: Pick<RefundRequest, 'status'>) {
  const t = useTranslate()
  return <Chip color={colours[status]} label={t(`refundStatus.${status}`)} size="small" variant="outlined" />
}
