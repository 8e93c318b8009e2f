import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { type Mailer, threadOf } from './port.ts'

/** Writes each mail as an .eml file that any mail program opens, to try the shop without a mail server. */
export function createFileMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      // Mails contain names and addresses: other users of this machine have no access.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { id, follows, ...message } = mail
      const bytes = await new MailComposer({ from, ...message, ...threadOf({ id, follows }) }).compile().build()
      const name = `${id.replace(/[^\w.-]/g, '-')}.eml`
      await writeFile(join(folder, `.${name}`), bytes, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
  }
}
