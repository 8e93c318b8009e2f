import { lookup } from 'node:dns/promises'
import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { openImapMailbox } from '../../api/src/adapters/mail/imap-mailbox.ts'
import { verifyMailServer } from '../../api/src/adapters/mail/smtp-mailer.ts'
import type { Config } from '../../api/src/config.ts'
import { type Finding, type Patient, reasonOf } from './findings.ts'

const waitMilliseconds = 5000

/** Checks disk, mail server, and the shop as seen from outside: name, certificate, proxy, clock. */
export async function examineMachine(config: Config, patient: Patient): Promise<Finding[]> {
  const found = await Promise.all([disk(config, patient), mailServer(config), mailbox(config), world(config, patient)])
  return found.flat()
}

async function disk({ dataDir }: Config, { leastFreeBytes }: Patient): Promise<Finding[]> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const mend = 'Let DATA_DIR be a folder that the shop’s own user may write to.'
    return [{ about: 'disk', wrong: `DATA_DIR, ${dataDir}, cannot be written to (${reasonOf(error)}).`, mend }]
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  if (free >= leastFreeBytes) return []
  const megabytes = Math.floor(free / 1024 ** 2)
  return [
    {
      about: 'disk',
      wrong: `Only ${megabytes} MB are free in ${dataDir}.`,
      mend: 'Make room: pictures and backups grow.',
    },
  ]
}

async function mailServer({ smtpUrl }: Config): Promise<Finding[]> {
  if (!smtpUrl) return []
  try {
    await verifyMailServer(smtpUrl)
    return []
  } catch (error) {
    const { host } = new URL(smtpUrl)
    const wrong = `The mail server ${host} does not take us (${error instanceof Error ? error.message : reasonOf(error)}).`
    return [
      { about: 'mail', wrong, mend: 'Check host, port, user and password in SMTP_URL, and that the port is open.' },
    ]
  }
}

async function mailbox({ imapUrl }: Config): Promise<Finding[]> {
  if (!imapUrl) return []
  try {
    await (await openImapMailbox(imapUrl)).close()
    return []
  } catch (error) {
    const wrong = `The mailbox at ${new URL(imapUrl).host} cannot be read (${error instanceof Error ? error.message : reasonOf(error)}).`
    return [{ about: 'mail', wrong, mend: 'Check host, port, user, password and folder in IMAP_URL.' }]
  }
}

async function world(config: Config, patient: Patient): Promise<Finding[]> {
  const { publicUrl, trustProxy } = config
  const { hostname } = new URL(publicUrl)
  try {
    await lookup(hostname.replaceAll(/[[\]]/g, ''))
  } catch (error) {
    const wrong = `The name ${hostname} of PUBLIC_URL leads nowhere (${reasonOf(error)}).`
    return [{ about: 'dns', wrong, mend: 'Add an A or AAAA record that points to this machine or its proxy.' }]
  }
  let answer: Response
  try {
    answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(waitMilliseconds), redirect: 'manual' })
  } catch (error) {
    const isTls = publicUrl.startsWith('https:') && /CERT|TLS|SSL|ALTNAME|SIGNED/i.test(reasonOf(error))
    if (isTls) {
      const wrong = `The certificate of ${publicUrl} is not accepted (${reasonOf(error)}).`
      return [{ about: 'https', wrong, mend: 'Renew it, or let the proxy have one for exactly this name.' }]
    }
    const wrong = `Nothing answers at ${publicUrl} (${reasonOf(error)}).`
    return [
      { about: 'address', wrong, mend: 'Start the shop, and let its proxy and firewall pass requests on to PORT.' },
    ]
  }
  return [...proxy(answer, trustProxy), ...clock(answer, patient)]
}

/** Answer headers by which proxies identify themselves. */
function proxy({ headers }: Response, trusted: number): Finding[] {
  const name = headers.get('via') ?? headers.get('server') ?? headers.get('cf-ray')
  if (name && trusted === 0) {
    const wrong = `A proxy (${name}) stands before the shop and TRUST_PROXY is 0: all visitors share one allowance.`
    return [{ about: 'proxy', wrong, mend: 'Set TRUST_PROXY to the number of proxies, usually 1.' }]
  }
  if (!name && trusted > 0) {
    const wrong = `TRUST_PROXY is ${trusted} and no proxy is seen: visitors can claim any address.`
    return [{ about: 'proxy', wrong, mend: 'Set TRUST_PROXY=0, or let the proxy name itself by Via.' }]
  }
  return []
}

const secondsApart = 30

function clock({ headers }: Response, { now }: Patient): Finding[] {
  const theirs = Date.parse(headers.get('date') ?? '')
  const seconds = Math.round(Math.abs(theirs - now().getTime()) / 1000)
  if (!Number.isFinite(seconds) || seconds <= secondsApart) return []
  const wrong = `The clock of this machine and that of ${headers.get('server') ?? 'the shop'} are ${seconds} seconds apart.`
  return [{ about: 'clock', wrong, mend: 'Let both keep time by NTP: codes of authenticators last 30 seconds.' }]
}
