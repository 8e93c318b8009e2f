import { findProofReading, readProofAgain } from '@fitout/contract/staff/payment-readings.ts'
import { route } from '../../http/route.ts'
import { readProofAgain as readAgain, showProofReading } from './payment-readings-service.ts'

export const paymentReadingsRoutes = [
  route(findProofReading, async ({ context, params }) => showProofReading(context, params.id)),
  route(readProofAgain, async ({ context, staff, params }) => readAgain(context, staff, params.id)),
]
