import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextSender } from './port.ts'

/** Writes each text message as a file, to try the shop without a gateway. */
export function createFileTexts(folder: string): TextSender {
  return {
    async send({ id, to, text }) {
      // Messages contain numbers and codes: other users of this machine have no access.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${id.replace(/[^\w.-]/g, '-')}.txt`
      await writeFile(join(folder, `.${name}`), `To: ${to}\n\n${text}\n`, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
  }
}
