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
