import { listFirstSteps, settleFirstStep } from '@fitout/contract/staff/first-steps.ts'
import { route } from '../../http/route.ts'
import { listOpenSteps, settleStep } from './first-steps-service.ts'

export const firstStepsRoutes = [
  route(listFirstSteps, async ({ context }) => ({ data: await listOpenSteps(context) })),
  route(settleFirstStep, async ({ context, staff, params }) => {
    await settleStep(context, staff, params.key)
    return { data: { is_settled: true as const } }
  }),
]
