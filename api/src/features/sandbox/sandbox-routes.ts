import type { Context as HonoContext } from 'hono'
import { z } from 'zod'
import { sandboxCards, sandboxDecisions, sandboxDeliveries } from '../../adapters/payments/sandbox.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { readBytes } from '../../http/body.ts'
import { type Environment, secondsToWait } from '../../http/serve.ts'
import { validate } from '../../http/validate.ts'
import { renderSandboxPage, type SandboxPage, sandboxPagePolicy } from './sandbox-page.ts'
import { decideOnSandboxPage, findSandboxPage } from './sandbox-service.ts'

const formMaximumBytes = 2000

const choice = z.strictObject({
  decision: z.enum(sandboxDecisions),
  card: z.enum(Object.keys(sandboxCards) as [keyof typeof sandboxCards]).default('visa'),
  delivery: z.enum(sandboxDeliveries).default('prompt'),
})

/**
 * Serves the sandbox provider's page below `/api/payments/sandbox/`, on GET and POST; its address is its only
 * protection.
 */
export function sandboxHandler(context: Context) {
  return async (hono: HonoContext<Environment>): Promise<Response> => {
    const wait = secondsToWait(context, 'write', hono.req.raw, hono.env)
    if (wait !== undefined) throw new AppError('rate-limited', { retryAfterSeconds: wait })
    const id = hono.req.param('id') ?? ''
    const page = await findSandboxPage(context, id)
    if (!page) throw new AppError('not-found')
    if (hono.req.method !== 'POST') return show(page, false)
    const form = new URLSearchParams(new TextDecoder().decode(await readBytes(hono.req.raw, formMaximumBytes)))
    const decided = await decideOnSandboxPage(context, id, validate(choice, Object.fromEntries(form)))
    if (decided?.address) return new Response(null, { status: 303, headers: { Location: decided.address } })
    return show({ ...page, isOpen: page.isOpen && decided !== undefined }, decided !== undefined)
  }
}

function show(page: Omit<SandboxPage, 'wasDeclined'>, wasDeclined: boolean): Response {
  return new Response(renderSandboxPage({ ...page, wasDeclined }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': sandboxPagePolicy,
      // The address must not be sent to linked pages.
      'Referrer-Policy': 'no-referrer',
    },
  })
}
