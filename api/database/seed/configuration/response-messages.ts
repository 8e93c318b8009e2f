import { z } from 'zod'
import { readData } from '../read-data.ts'
import { words } from '../seed-types.ts'

const message = z.strictObject({ title: words, message: words, action: z.string() })
const data = readData(
  'configuration/response-messages.json',
  z.strictObject({
    actions: z.record(z.string(), z.strictObject({ title: words, path: z.string() })),
    messages: z.record(z.string(), z.strictObject({ success: message, failure: message, cancelled: message })),
  }),
)

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
