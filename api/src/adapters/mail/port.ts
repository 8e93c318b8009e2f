/** A mail as it leaves the shop; retries of the same mail have the same `id`. */
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

/** With a `cid`, the HTML refers to it as `cid:…`. */
export type Attachment = { filename: string; contentType: string; content: Buffer; cid?: string }

/** The headers that identify a mail and its thread. */
export function threadOf({ id, follows = [] }: Pick<Mail, 'id' | 'follows'>) {
  const references = follows.map(messageIdOf)
  const inReplyTo = references.at(-1)
  return { messageId: messageIdOf(id), ...(inReplyTo && { inReplyTo, references }) }
}

const messageIdOf = (id: string) => `<${id}@fitout>`

/** Whether the server will never accept a mail, for example because the address does not exist. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Closes open connections, if there are any. */
  stop?: () => void
}
