import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpTexts } from './http-texts.ts'

const received: { headers: IncomingMessage['headers']; body: string }[] = []
let answer = 202
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(answer).end('taken')
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((settle) => gateway.listen(0, '127.0.0.1', settle))
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`
})
afterAll(() => gateway.close())

const message = { id: 'account-1', to: '+85251234567', text: '驗證碼 "123456" & {to}\n@shop.example #123456' }

test('a gateway gets one message as JSON, or as a form, whatever the text contains', async () => {
  const json = createHttpTexts({ url, authorization: 'Bearer x', body: '{"to":"{to}","text":"{text}","id":"{id}"}' })
  await json.send(message)
  const form = createHttpTexts({ url, authorization: undefined, body: 'To={to}&Body={text}' })
  await form.send(message)
  expect(JSON.parse(received[0]!.body)).toEqual(message)
  expect([received[0]!.headers.authorization, received[0]!.headers['idempotency-key']]).toEqual([
    'Bearer x',
    'account-1',
  ])
  expect(Object.fromEntries(new URLSearchParams(received[1]!.body))).toEqual({ To: message.to, Body: message.text })
  expect([received[1]!.headers.authorization, received[1]!.headers['content-type']]).toEqual([
    undefined,
    'application/x-www-form-urlencoded',
  ])
})

test('a rejection by the gateway fails the job, which is retried', async () => {
  answer = 500
  const texts = createHttpTexts({ url, authorization: undefined, body: 'To={to}&Body={text}' })
  await expect(texts.send(message)).rejects.toThrow('answered 500')
})
