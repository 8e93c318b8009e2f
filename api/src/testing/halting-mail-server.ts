import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The points at which a mail conversation can hang, in order; a `lost` response is never received. */
export const standstills = ['connected', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'begun', 'whole', 'lost'] as const
export type Standstill = (typeof standstills)[number]

/** A mail server that accepts mails, and can be made to hang at any point. */
export type HaltingMailServer = {
  url: string
  /** How often each mail was accepted, by its `Message-ID`. */
  taken: Map<string, number>
  /** Makes the next conversations hang, each at the given point; later ones are served. */
  standStill: (at: readonly Standstill[]) => void
  /** The number of hanging conversations. */
  standing: () => number
  /** Accepts the mails whose response will be lost, ends the client, and resets the hanging conversations. */
  endOther: (end: () => void) => void
  stop: () => Promise<void>
}

const answers: Record<string, string> = { EHLO: '250 at your service', QUIT: '221 goodbye', DATA: '354 go on' }

export async function openHaltingMailServer(): Promise<HaltingMailServer> {
  const taken = new Map<string, number>()
  const sockets = new Set<Socket>()
  let plan: Standstill[] = []
  let standing = 0
  let losing: (() => void)[] = []

  function take(message: string): void {
    const id = /^Message-ID:\s*<([^>]+)>/im.exec(message)?.[1] ?? 'without an id'
    taken.set(id, (taken.get(id) ?? 0) + 1)
  }

  function talk(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    const stop = plan.shift()
    const say = (line: string) => socket.write(`${line}\r\n`)
    let unread = ''
    let isInMessage = false
    let isStill = false
    function stand(): void {
      isStill = true
      standing += 1
    }
    function hear(): void {
      if (isInMessage) return hearMessage()
      const end = unread.indexOf('\r\n')
      if (end < 0 || isStill) return
      const command = unread.slice(0, 4).toUpperCase()
      unread = unread.slice(end + 2)
      if (command === stop) return stand()
      isInMessage = command === 'DATA'
      say(answers[command] ?? '250 yes')
      hear()
    }
    function hearMessage(): void {
      if (isStill) return
      if (stop === 'begun' && unread !== '') return stand()
      const end = unread.indexOf('\r\n.\r\n')
      if (end < 0) return
      const message = unread.slice(0, end)
      unread = unread.slice(end + 5)
      isInMessage = false
      if (stop === 'whole') return stand()
      if (stop === 'lost') {
        losing.push(() => {
          take(message)
          say('250 taken')
        })
        return stand()
      }
      take(message)
      say('250 taken')
      hear()
    }
    socket.setEncoding('latin1').on('data', (text: string) => {
      unread += text
      hear()
    })
    if (stop === 'connected') stand()
    else say('220 mail server of the tests')
  }

  const server = createServer(talk)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    standStill(at) {
      // A connection that is kept open would not be greeted again.
      for (const socket of sockets) socket.destroy()
      plan = [...at]
    },
    standing: () => standing,
    endOther(end) {
      for (const lose of losing) lose()
      end()
      losing = []
      plan = []
      standing = 0
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((settle) => server.close(settle))
    },
  }
}
