import type { TextSender } from './port.ts'

export type GatewaySettings = {
  url: string
  /** Value of the `Authorization` header. */
  authorization: string | undefined
  /** JSON if it starts with `{`, otherwise a form; `{to}`, `{text}` and `{id}` are replaced. */
  body: string
}

const answerWithinMilliseconds = 10_000

/** Any gateway that accepts one message per POST; a response outside 2xx is a failure, which is retried. */
export function createHttpTexts({ url, authorization, body }: GatewaySettings): TextSender {
  const isJson = body.trimStart().startsWith('{')
  const escape = isJson ? (text: string) => JSON.stringify(text).slice(1, -1) : encodeURIComponent
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          'Idempotency-Key': message.id,
          ...(authorization && { Authorization: authorization }),
        },
        body: body.replace(/\{(to|text|id)\}/g, (_, name: 'to' | 'text' | 'id') => escape(message[name])),
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMilliseconds),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
    },
  }
}
