/** A mail as it leaves the shop; `id` is the same however often the same mail is tried. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type Mailer = { send: (mail: Mail) => Promise<void> }
