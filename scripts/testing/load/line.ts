import { connect, type Socket } from 'node:net'

export type Answer = { status: number; retryAfter: number; milliseconds: number; body: string }

/**
 * One connection of a visitor, which carries one request after the other. Parses no more of an answer than necessary, so that
 * the shop and not the visitors are measured.
 */
export class Line {
  readonly #port: number
  #socket: Socket | undefined
  #from = 0
  #isBodyWanted = false
  #head = ''
  #status = 0
  /** Bytes of the body still to come; unknown for a chunked one. */
  #left = 0
  #isChunked = false
  #body: Buffer[] = []
  #settle: ((answer: Answer) => void) | undefined

  constructor(port: number) {
    this.#port = port
  }

  /** Resolves with status 0 if the connection broke. */
  send(bytes: string, isBodyWanted: boolean): Promise<Answer> {
    this.#from = performance.now()
    this.#isBodyWanted = isBodyWanted
    this.#head = ''
    this.#status = 0
    this.#body = []
    const answered = new Promise<Answer>((settle) => {
      this.#settle = settle
    })
    const socket = this.#socket ?? this.#open()
    socket.write(bytes)
    return answered
  }

  end(): void {
    this.#socket?.destroy()
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1')
    socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => this.#read(bytes))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined
      this.#finish(0)
    })
    this.#socket = socket
    return socket
  }

  #read(bytes: Buffer): void {
    if (this.#status > 0) return this.#take(bytes)
    // Heads arrive whole, with few exceptions.
    const joined = Buffer.concat([Buffer.from(this.#head, 'latin1'), bytes])
    const end = joined.indexOf('\r\n\r\n')
    this.#head = joined.toString('latin1', 0, end < 0 ? joined.length : end)
    if (end < 0) return
    this.#status = Number(this.#head.slice(9, 12))
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1]
    this.#isChunked = length === undefined && /\r\ntransfer-encoding: chunked/i.test(this.#head)
    this.#left = Number(length ?? 0)
    this.#take(joined.subarray(end + 4))
  }

  #take(bytes: Buffer): void {
    if (this.#isBodyWanted) this.#body.push(bytes)
    this.#left -= bytes.length
    const isWhole = this.#isChunked ? bytes.subarray(-5).toString('latin1') === '0\r\n\r\n' : this.#left <= 0
    if (isWhole) this.#finish(this.#status)
  }

  #finish(status: number): void {
    const settle = this.#settle
    if (!settle) return
    this.#settle = undefined
    if (/\r\nconnection: close/i.test(this.#head)) {
      this.#socket?.destroy()
      this.#socket = undefined
    }
    const retryAfter = Number(/\r\nretry-after: (\d+)/i.exec(this.#head)?.[1] ?? 0)
    const milliseconds = performance.now() - this.#from
    settle({ status, retryAfter, milliseconds, body: Buffer.concat(this.#body).toString() })
  }
}
