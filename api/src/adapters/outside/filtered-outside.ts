import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { type Outside, type OutsideAnswer, OutsideError, type OutsideRequest } from './port.ts'

/** `allowed` are internal addresses that may be called nevertheless, each an IP or a network such as 10.0.0.0/8. */
export function createFilteredOutside(allowed: readonly string[]): Outside {
  const options = { allowIPAddressList: [...allowed], keepAlive: false, maxSockets: 50 }
  const agents = { 'https:': new RequestFilteringHttpsAgent(options), 'http:': new RequestFilteringHttpAgent(options) }

  return {
    async ask({ method, url, headers = {}, body, withinMilliseconds, ...reading }) {
      const address = new URL(url)
      const isSecure = address.protocol === 'https:'
      if (!isSecure && address.protocol !== 'http:') throw new OutsideError('unreachable')
      const signal = AbortSignal.timeout(withinMilliseconds)
      try {
        const answer = await new Promise<IncomingMessage>((settle, refuse) => {
          const start = isSecure ? requestSecure : requestPlain
          const agent = agents[isSecure ? 'https:' : 'http:']
          const sent = start(address, { method, headers, agent, signal }, settle)
          sent.on('error', refuse)
          sent.end(body)
        })
        return await read(answer, reading)
      } catch (error) {
        throw error instanceof OutsideError ? error : new OutsideError(faultOf(error, signal), error)
      }
    },
  }
}

type Reading = Pick<OutsideRequest, 'answerAtMost' | 'isWholeWanted'>

async function read(answer: IncomingMessage, { answerAtMost, isWholeWanted }: Reading): Promise<OutsideAnswer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size <= answerAtMost) continue
    if (isWholeWanted) throw new OutsideError('too-large')
    // Leaving the loop closes the connection.
    break
  }
  const body = Buffer.concat(pieces).subarray(0, answerAtMost)
  return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body }
}

function faultOf(error: unknown, signal: AbortSignal) {
  if (signal.aborted) return 'timeout'
  const { message, code = '' } = error as NodeJS.ErrnoException
  if (message.includes('is not allowed. Because')) return 'inner-address'
  return /CERT|SELF_SIGNED|UNABLE_TO_|^EPROTO/.test(code) ? 'certificate' : 'unreachable'
}
