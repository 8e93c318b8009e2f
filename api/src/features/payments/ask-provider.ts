import { type Payments, ProviderUnavailable } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'

export function requirePayments(context: Context): Payments {
  if (!context.payments) throw new AppError('payment-method-not-available')
  return context.payments
}

/** Calls the provider. If it does not answer, throws `payment-provider-unavailable` without its details. */
export async function askProvider<Answer>(context: Context, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ reason: error.message }, 'payment provider')
    throw new AppError('payment-provider-unavailable', { retryAfterSeconds: 10 })
  }
}
