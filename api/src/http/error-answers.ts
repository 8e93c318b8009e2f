import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { logFailure } from '../log-failure.ts'
import { requestLocale } from '../words.ts'
import { appErrorOf, problemResponse } from './problems.ts'

type Answering<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>

/**
 * Wraps an answer: an error that it throws is logged and answered; the server alone would send an empty 500 and log nothing.
 */
export function withErrorAnswers<Bindings>({ log }: { log: Logger }, answer: Answering<Bindings>): Answering<Bindings> {
  return async (request, bindings) => {
    try {
      return await answer(request, bindings)
    } catch (error) {
      logFailure(log, error, 'request')
      return problemResponse(appErrorOf(error), requestLocale(request), randomUUID())
    }
  }
}
