import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** That the day of a booked service can be moved, which nobody can do here. */
const movedAppointment =
  /改期|改約|改约|另約合適|另约合适|reschedul|you can move|move (?:the day|the date|your (?:visit|appointment|booking))|can be moved or cancelled|choose a new\s+date/i

/** Visits to the showroom and measurements can be. */
const isOfAppointments = (file: string) => /(^|\/)appointment(s|-mails)\.ts$/.test(file)

test('nothing the shop says promises that a booked service can be moved', async () => {
  const found: string[] = []
  for (const folder of ['contract/src/messages', 'api/database/seed', 'api/src/features/configuration/shipped']) {
    for (const file of await readdir(join(root, folder), { recursive: true })) {
      if (!/\.(ts|md|json|csv)$/.test(file) || file.endsWith('.test.ts') || isOfAppointments(file)) continue
      const text = await readFile(join(root, folder, file), 'utf8')
      const promise = movedAppointment.exec(text)
      if (promise) found.push(`${file}: ${text.slice(promise.index - 40, promise.index + 60)}`)
    }
  }
  expect(found).toEqual([])
})
