import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

export type Mail = { to: string; subject: string; text: string }

/** The mails written by the shop under test that contain this text. */
export async function mailsWith(words: string): Promise<Mail[]> {
  const mails = await allMails()
  return mails.filter(({ subject, text }) => subject.includes(words) || text.includes(words))
}

export async function mailsTo(address: string): Promise<Mail[]> {
  return (await allMails()).filter(({ to }) => to.includes(address))
}

/** The text messages sent by the shop under test to a telephone number. */
export async function textsTo(phone: string): Promise<{ text: string }[]> {
  const texts = await filesIn('sms', '.txt')
  return texts.filter((text) => text.slice(0, text.indexOf('\n')).includes(phone)).map((text) => ({ text }))
}

async function allMails(): Promise<Mail[]> {
  return (await filesIn('mail', '.eml')).map(readMail)
}

async function filesIn(name: string, ending: string): Promise<string[]> {
  const folder = join(inject('shopDataDir'), name)
  const names = await readdir(folder).catch(() => [])
  const finished = names.filter((one) => one.endsWith(ending) && !one.startsWith('.'))
  return Promise.all(finished.map((one) => readFile(join(folder, one), 'utf8')))
}

function readMail(source: string): Mail {
  const { headers, body } = splitHead(source)
  return {
    to: headers.get('to') ?? '',
    subject: decodeHeader(headers.get('subject') ?? ''),
    text: textOf(headers, body),
  }
}

function splitHead(source: string) {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  return { headers, body: source.slice(end + 4) }
}

/** Every part of the mail, in order. */
function textOf(headers: Map<string, string>, body: string): string {
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return parts
      .map((part) => splitHead(part.replace(/^\r\n/, '')))
      .map((part) => textOf(part.headers, part.body))
      .join('\n')
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? unquote(body.replaceAll('=\r\n', '')) : body
}

function decodeHeader(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : unquote(text.replaceAll('_', ' ')),
    )
}

function unquote(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
