import nodemailer from 'nodemailer'
import type { Mailer } from './port.ts'

/** Of a server that hangs; the library's own waits up to ten minutes, and the mails of a batch with it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...patience } as object, { from })
  return {
    async send({ id, ...message }) {
      await transport.sendMail({ ...message, messageId: `<${id}@fitout>` })
    },
  }
}

const verifyMilliseconds = 5000

/** Greets and signs in to a mail server without sending anything. Throws what it says. */
export async function verifyMailServer(url: string): Promise<void> {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: verifyMilliseconds,
    greetingTimeout: verifyMilliseconds,
  } as object)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
