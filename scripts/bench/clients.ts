import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

type Reply<Answer> = { isReady: true } | { answer: Answer } | { error: string }

/**
 * Runs each task in a process of its own, a file of this folder that calls `serveWork`. None begins to measure before all are
 * ready. Returns the result of each.
 */
export async function inClients<Work, Answer>(file: string, works: Work[]): Promise<Answer[]> {
  const clients = works.map((work) => client<Work, Answer>(file, work))
  try {
    await Promise.all(clients.map(({ isReady }) => isReady))
    for (const { child } of clients) child.send({ isBegun: true })
    return await Promise.all(clients.map(({ answer }) => answer))
  } finally {
    for (const { child } of clients) child.kill()
  }
}

function client<Work, Answer>(file: string, work: Work) {
  const child: ChildProcess = fork(join(import.meta.dirname, file))
  const ready = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Answer>()
  const fail = (error: Error) => {
    ready.reject(error)
    answer.reject(error)
  }
  answer.promise.catch(() => {})
  child.on('message', (reply: Reply<Answer>) => {
    if ('isReady' in reply) ready.resolve()
    else if ('answer' in reply) answer.resolve(reply.answer)
    else fail(new Error(reply.error))
  })
  child.once('exit', () => fail(new Error(`${file} ended early`)))
  child.send({ work })
  return { child, isReady: ready.promise, answer: answer.promise }
}

/** The other side of `inClients`: does the one task that it receives. */
export function serveWork<Work, Answer>(
  serve: (work: Work, allAreReady: () => Promise<void>) => Promise<Answer>,
): void {
  const begun = Promise.withResolvers<void>()
  const post = (reply: Reply<Answer>) => process.send?.(reply)
  const allAreReady = () => {
    post({ isReady: true })
    return begun.promise
  }
  process.on('message', (message: { work: Work } | { isBegun: true }) => {
    if ('isBegun' in message) begun.resolve()
    else
      serve(message.work, allAreReady).then(
        (answer) => post({ answer }),
        (error: unknown) => post({ error: String(error) }),
      )
  })
  process.once('disconnect', () => process.exit())
}
