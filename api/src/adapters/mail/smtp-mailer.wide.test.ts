import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import type { Mailer } from './port.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

let server: MailServer
let mailer: Mailer
afterEach(() => {
  mailer.stop?.()
  server.stop()
})

async function open(perMinute?: number): Promise<void> {
  const port = await freePort()
  server = startMailServer(port)
  server.isHanging = false
  mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'shop@shop.example', { connections: 3, perMinute })
}

const send = (id: number) => mailer.send({ id: `${id}`, to: 'mei@shop.example', subject: 'x', text: 'x', html: 'x' })
const sendMany = (count: number) => Promise.allSettled(Array.from({ length: count }, (_, id) => send(id)))

test('many mails share a few connections, each sent once', async () => {
  await open()
  server.milliseconds = 5
  expect(new Set((await sendMany(60)).map(({ status }) => status))).toEqual(new Set(['fulfilled']))
  expect([server.subjects.length, new Set(server.subjects).size]).toEqual([60, 60])
  expect([server.most, server.connections]).toEqual([3, 3])
})

test('sends no more mails per minute than the server allows', async () => {
  await open(600)
  const from = performance.now()
  await sendMany(11)
  expect(performance.now() - from).toBeGreaterThan(990)
  expect(server.subjects).toHaveLength(11)
})

test('a hanging server costs the timeout of one mail, however many wait, and they are sent when it is back', async () => {
  await open()
  server.isHanging = true
  const from = performance.now()
  const answers = await sendMany(60)
  expect(performance.now() - from).toBeLessThan(25_000)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']))
  server.isHanging = false
  await sendMany(60)
  expect(new Set(server.subjects).size).toBe(60)
}, 60_000)
