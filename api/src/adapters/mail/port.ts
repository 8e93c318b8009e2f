/** A mail as it leaves the shop; `id` is the same however often the same mail is tried. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The ids of earlier mails of its thread, oldest first. */
  follows?: string[] | undefined
  replyTo?: string | undefined
  attachments?: Attachment[]
}

/** With a `cid` the mail's HTML shows it as `cid:…`. */
export type Attachment = { filename: string; contentType: string; content: Buffer; cid?: string }

/** What mail programs know a mail and its thread by. */
export function threadOf({ id, follows = [] }: Pick<Mail, 'id' | 'follows'>) {
  const references = follows.map(messageIdOf)
  const inReplyTo = references.at(-1)
  return { messageId: messageIdOf(id), ...(inReplyTo && { inReplyTo, references }) }
}

const messageIdOf = (id: string) => `<${id}@fitout>`

/** Whether the server has said that it will never take a mail, as for an address that there is not. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Where connections are kept open. */
  stop?: () => void
}
