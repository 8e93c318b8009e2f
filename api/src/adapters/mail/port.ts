/** A mail as it leaves the shop; `id` is the same however often the same mail is tried. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

/** With a `cid` the mail's HTML shows it as `cid:…`. */
export type Attachment = { filename: string; contentType: string; content: Buffer; cid?: string }

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Where connections are kept open. */
  stop?: () => void
}
