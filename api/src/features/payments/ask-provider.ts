import { type Payments, ProviderUnavailable } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'

export function requirePayments(context: Context): Payments {
  if (!context.payments) throw new AppError('payment-method-not-available')
  return context.payments
}

/** What the provider answers; its silence is told as such, without what it said. */
export async function askProvider<Answer>(context: Context, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ reason: error.message }, 'payment provider')
    throw new AppError('payment-provider-unavailable', { retryAfterSeconds: 10 })
  }
}
