import { setTimeout as pause } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import { MailNotBegun } from './mail-failure.ts'
import { type Mailer, threadOf } from './port.ts'

/** The timeout for a server that hangs; the library's own is up to ten minutes, and would delay the whole batch. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

type Limits = { connections: number; perMinute?: number | undefined }

/**
 * Keeps a few connections open and distributes mails among them. The job queue retries failures, so the library does not.
 * If a server does not respond, mails waiting for it fail too instead of each running into the timeout.
 */
export function createSmtpMailer(url: string, from: string, { connections, perMinute }: Limits): Mailer {
  const options = { url, ...patience, pool: true, maxConnections: connections, maxRequeues: 0, idleTimeout: 20_000 }
  const transport = nodemailer.createTransport(options as object, { from })
  const withConnection = createTurns(connections)
  const pace = perMinute ? createStreamPace(perMinute) : undefined
  return {
    async send({ id, follows, ...message }) {
      await pace?.()
      await withConnection(() => transport.sendMail({ ...message, ...threadOf({ id, follows }) }))
    },
    stop: () => transport.close(),
  }
}

type Waiting = { enter: () => void; refuse: (reason: unknown) => void }

function createTurns(atOnce: number) {
  let inside = 0
  const waiting: Waiting[] = []
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (inside < atOnce) inside += 1
    else await new Promise<void>((enter, refuse) => waiting.push({ enter, refuse }))
    try {
      await work()
    } catch (error) {
      if (isSilence(error))
        for (const { refuse } of waiting.splice(0))
          refuse(new MailNotBegun('The mail before it found no server', { cause: error }))
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next.enter()
      else inside -= 1
    }
  }
}

/** The server is unavailable, as opposed to having rejected one mail. */
function isSilence(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return responseCode === undefined && ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS'].includes(code ?? '')
}

const longestWait = 300_000

/** One after another at a limited rate; mails that would wait too long are left to the next attempt of their job. */
function createStreamPace(perMinute: number) {
  let next = 0
  return async (): Promise<void> => {
    const now = performance.now()
    const at = Math.max(next, now)
    if (at - now > longestWait)
      throw new MailNotBegun('More mails wait for their turn than SMTP_PER_MINUTE lets go in five minutes')
    next = at + 60_000 / perMinute
    if (at > now) await pause(at - now)
  }
}

const verifyMilliseconds = 5000

/** Greets and signs in to a mail server without sending anything. Throws the server's message. */
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
