import { createServer, type Server, type Socket } from 'node:net'

/** A mail server that hangs on connections, or accepts mails. */
export type MailServer = {
  isHanging: boolean
  /** The delay per mail. */
  milliseconds: number
  /** The subjects of the accepted mails. */
  subjects: string[]
  /** The connections ever accepted, and the most at one time. */
  connections: number
  most: number
  stop: () => void
}

export function startMailServer(port: number): MailServer {
  const sockets = new Set<Socket>()
  const state: MailServer = {
    isHanging: true,
    milliseconds: 0,
    subjects: [],
    connections: 0,
    most: 0,
    stop: () => {},
  }
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    state.connections += 1
    state.most = Math.max(state.most, sockets.size)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (!state.isHanging) speak(socket, state)
  })
  server.listen(port, '127.0.0.1')
  state.stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return state
}

function speak(socket: Socket, state: MailServer): void {
  let mail: string | undefined
  socket.write('220 mail.test\r\n')
  socket.setEncoding('utf8').on('data', (text: string) => {
    if (state.isHanging) return
    for (const line of text.split('\r\n')) {
      if (mail !== undefined) {
        mail += `${line}\n`
        if (line !== '.') continue
        state.subjects.push(/^Message-ID: (.+)$/im.exec(mail)?.[1] ?? '')
        mail = undefined
        setTimeout(() => socket.write('250 taken\r\n'), state.milliseconds)
      } else if (/^DATA/i.test(line)) {
        mail = ''
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else if (line) socket.write('250 ok\r\n')
    }
  })
}
