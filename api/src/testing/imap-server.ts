import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ImapFlow } from 'imapflow'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']

export type ImapServer = {
  url: string
  /** Lets a mail arrive, as an .eml text; returns its number. */
  deliver: (mail: string) => Promise<number>
  /** The flags of all mails in the mailbox. */
  flags: () => Promise<string[][]>
  /** Recreates the mailbox, with other numbers. */
  renew: () => Promise<void>
  stop: () => Promise<void>
}

const user = 'studio@shop.example'
const password = 'open/sesame@8'

/** A Dovecot on this machine with one empty mailbox. */
export async function startImapServer(): Promise<ImapServer> {
  const program = places.find((place) => existsSync(place))
  if (!program) throw new Error('Dovecot is missing on this machine: apt-get install dovecot-imapd')
  const folder = await mkdtemp(join(tmpdir(), 'fitout-imap-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const settings = join(folder, 'dovecot.conf')
  await writeFile(settings, await settingsFor(folder, port))
  const child = spawn(program, ['-F', '-c', settings], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100)
      throw new Error(`Dovecot did not start:\n${await readFile(join(folder, 'log'), 'utf8').catch(() => '')}`)
    await pause(100)
  }
  const withClient = async <Value>(work: (client: ImapFlow) => Promise<Value>): Promise<Value> => {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user, pass: password },
      logger: false,
    })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.logout()
    }
  }
  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/Shop`,
    deliver: async (mail) =>
      withClient(async (client) => {
        const stored = await client.append('Shop', mail)
        return (stored && stored.uid) || 0
      }),
    flags: async () =>
      withClient(async (client) => {
        await client.mailboxOpen('Shop', { readOnly: true })
        return (await client.fetchAll('1:*', { flags: true })).map(({ flags }) => [...(flags ?? [])])
      }),
    renew: async () =>
      withClient(async (client) => {
        await client.mailboxDelete('Shop').catch(() => undefined)
        // A server may number by the second.
        await pause(1100)
        await client.mailboxCreate('Shop')
      }),
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function settingsFor(folder: string, port: number): Promise<string> {
  const { uid, username } = userInfo()
  const mailFolder = join(folder, 'mail')
  await mkdir(mailFolder)
  // The package has users for a server that root starts; mails may not be root's.
  const owner = uid === 0 ? 'mail' : username
  if (uid === 0) await run('chown', [`${owner}:`, mailFolder])
  const group = (await run('id', ['-gn', owner])).stdout.trim()
  const own =
    uid === 0
      ? ''
      : `default_internal_user = ${owner}\ndefault_login_user = ${owner}\ndefault_internal_group = ${group}\n`
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${join(folder, 'run')}
log_path = ${join(folder, 'log')}
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
${own}mail_uid = ${owner}
mail_gid = ${group}
mail_location = maildir:${mailFolder}/%u
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = home=${mailFolder}/home
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
namespace inbox {
  inbox = yes
}
`
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
