import { Box } from '@mui/material'
import { readProofAgain } from '@fitout/contract/staff/payment-readings.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import type { BesideProofProps } from '../../shared/beside-proof.tsx'
import { ReadingPart } from '../../shared/reading-part.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useProofReading } from './use-proof-reading.ts'

/** The reading of an order's proof, beside the expected values. */
export function ProofReading({ orderId, proofId }: BesideProofProps) {
  const data = useProofReading(orderId, proofId)
  if (data?.proof !== proofId) return null
  const { reading, expected, stated, picture, is_recognition_on: isOn } = data
  if (!isOn && !reading) return null
  const { amount, reference, payee, payee_number } = expected
  return (
    <Box sx={{ mt: 2 }}>
      <ReadingPart
        expected={{ amount: formatMoney(amount), reference, payee, payee_number }}
        isInProgress={data.is_recognition_in_progress}
        picture={picture && { ...picture, address: `/api/admin/orders/${orderId}/proof?of=${proofId}` }}
        reading={reading}
        stated={{ payer: stated.payer, paid_at: showTime(stated.uploaded_at) }}
        {...(isOn &&
          data.can_read_again && {
            onReadAgain: () => staffCall(readProofAgain, { params: { id: orderId } }),
          })}
      />
    </Box>
  )
}
