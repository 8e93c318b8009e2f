import type { SandboxChoice } from '../../adapters/payments/sandbox.ts'
import type { Context } from '../../context.ts'
import { logFailure } from '../../log-failure.ts'
import { receiveNotification } from '../payment-reports/payment-reports-service.ts'

/** Returns the content of the sandbox page; undefined with another provider, or if the page was never opened. */
export async function findSandboxPage(context: Context, id: string) {
  const session = await context.sandbox?.findSession(id)
  if (!session) return undefined
  const isOpen = session.status === 'open' && new Date(session.request.expiresAt) > context.clock.now()
  const { purpose, locale, cancelUrl } = session.request
  const saved = purpose.kind === 'PAY_ORDER' ? purpose.providerCard : undefined
  const card = saved === undefined ? undefined : await context.sandbox?.cardNamed(saved)
  return { isOpen, purpose, locale, card, wayBack: cancelUrl }
}

/** Performs the chosen action. Returns where to redirect the browser; without an address it stays on the page. */
export async function decideOnSandboxPage(context: Context, id: string, choice: SandboxChoice) {
  const decided = await context.sandbox?.decide(id, choice)
  if (!decided) return undefined
  for (const { body, afterSeconds } of decided.deliveries) {
    if (afterSeconds === 0 && (await isDelivered(context, body))) continue
    await context.jobs.enqueue(context.db, 'sandbox-notification', { body }, { startAfterSeconds: afterSeconds })
  }
  return { address: decided.address }
}

async function isDelivered(context: Context, body: string): Promise<boolean> {
  try {
    await deliverSandboxNotification(context, { body })
    return true
  } catch (error) {
    logFailure(context.log, error, 'sandbox notification; it will be sent again')
    return false
  }
}

/** Signed when it is sent, like a real provider's notification on each attempt. */
export async function deliverSandboxNotification(context: Context, { body }: { body: string }): Promise<void> {
  if (context.sandbox) await receiveNotification(context, 'sandbox', body, context.sandbox.sign(body))
}
