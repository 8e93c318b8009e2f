import { isIP } from 'node:net'
import type { ImapFlow } from 'imapflow'

export type MailHead = { uid: number; size: number; references: string; inReplyTo: string }

/** A mailbox opened for reading alone. Its numbers ascend, and hold as long as `validity` stays the same. */
export type OpenMailbox = {
  validity: string
  /** The number of the newest mail, 0 if there never was one. */
  newest: number
  /** The number of the newest mail that arrived before a day. */
  newestBefore: (day: Date) => Promise<number>
  /** The oldest of the mails after a number. */
  listAfter: (uid: number, atMost: number) => Promise<MailHead[]>
  /** Undefined if it has been removed meanwhile; what is too large is cut off at its end. */
  read: (uid: number, size: number) => Promise<{ source: Uint8Array; isWhole: boolean } | undefined>
  close: () => Promise<void>
}

/** As many bytes as mail providers take with one mail. */
const mailBytes = 25 * 1024 * 1024
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** Without the password. */
export function nameOfMailbox(url: string): string {
  const { user, host, folder } = partsOf(url)
  return `${user}@${host}/${folder}`
}

/** Throws what the server or the connection says. */
export async function openImapMailbox(url: string): Promise<OpenMailbox> {
  const { host, port, isSecure, isHere, user, password, folder } = partsOf(url)
  // Most processes never read a mailbox.
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    host,
    port,
    secure: isSecure,
    // A password never travels unencrypted, except within a machine.
    ...(!isSecure && !isHere && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    ...patience,
  })
  let failure: unknown
  client.on('error', (error: unknown) => (failure = error))
  try {
    await client.connect()
    const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true })
    return {
      validity: String(uidValidity),
      newest: uidNext - 1,
      newestBefore: async (day) => Math.max(0, ...((await client.search({ before: day }, { uid: true })) || [])),
      listAfter: async (uid, atMost) => listAfter(client, uid, atMost),
      read: async (uid, size) => read(client, uid, size),
      // The server may have gone first.
      close: async () => client.logout().catch(() => client.close()),
    }
  } catch (error) {
    client.close()
    throw failure ?? error
  }
}

async function listAfter(client: ImapFlow, uid: number, atMost: number): Promise<MailHead[]> {
  // A range to the last mail always names that one, though its number be smaller.
  const found = ((await client.search({ uid: `${uid + 1}:*` }, { uid: true })) || []).filter((one) => one > uid)
  const uids = found.toSorted((one, other) => one - other).slice(0, atMost)
  if (uids.length === 0) return []
  const wanted = { uid: true, size: true, headers: ['references', 'in-reply-to'] }
  const heads = await client.fetchAll(uids.join(','), wanted, { uid: true })
  return heads
    .map(({ uid: one, size = 0, headers }) => ({ uid: one, size, ...readHeaders(headers?.toString('latin1') ?? '') }))
    .toSorted((one, other) => one.uid - other.uid)
}

function readHeaders(text: string): { references: string; inReplyTo: string } {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const of = (name: string) => lines.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? ''
  return { references: of('references'), inReplyTo: of('in-reply-to') }
}

async function read(client: ImapFlow, uid: number, size: number) {
  const found = await client.fetchOne(String(uid), { source: { start: 0, maxLength: mailBytes } }, { uid: true })
  if (!found || !found.source) return undefined
  return { source: found.source, isWhole: size <= mailBytes }
}

function partsOf(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const host = hostname.replaceAll(/[[\]]/g, '')
  return {
    host,
    port: port ? Number(port) : isSecure ? 993 : 143,
    isSecure,
    isHere: host === 'localhost' || (isIP(host) > 0 && /^(?:127\.|::1$)/.test(host)),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}
