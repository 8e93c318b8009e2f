import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { words } from './template-types.ts'

const message = z.strictObject({ title: words, message: words, action: z.string() })
const form = z.strictObject({
  actions: z.record(z.string(), z.strictObject({ title: words, path: z.string() })),
  messages: z.record(z.string(), z.strictObject({ success: message, failure: message, cancelled: message })),
})
const data = form.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'response-messages.json'), 'utf8')))

function withAction({ title, message: text, action }: z.infer<typeof message>) {
  const found = data.actions[action]
  if (!found) throw new Error(`response-messages.json has no action ${action}`)
  return { title, message: text, action: found }
}

/** By result type, as in /result/{type}/success. Each type has all three outcomes, so that no page is blank. */
export const responseMessages = Object.fromEntries(
  Object.entries(data.messages).map(([type, { success, failure, cancelled }]) => [
    type,
    { success: withAction(success), failure: withAction(failure), cancelled: withAction(cancelled) },
  ]),
)
