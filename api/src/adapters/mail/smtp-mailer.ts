import nodemailer from 'nodemailer'
import type { Mailer } from './port.ts'

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  return {
    async send({ id, ...message }) {
      await transport.sendMail({ ...message, messageId: `<${id}@fitout>` })
    },
  }
}

const verifyMilliseconds = 5000

/** Greets and signs in to a mail server without sending anything. Throws what it says. */
export async function verifyMailServer(url: string): Promise<void> {
  const patience = { connectionTimeout: verifyMilliseconds, greetingTimeout: verifyMilliseconds }
  const transport = nodemailer.createTransport({ url, ...patience } as object)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
