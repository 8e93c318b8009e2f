import { createHash } from 'node:crypto'

/** A public answer as the bytes that go out, the same for every caller. */
export type PublicAnswer = { body: string; headers: Record<string, string> }

const bytesAtMost = 64 * 1024 * 1024

/**
 * Keeps public answers until something public changes, the least used going first when there are too many.
 * An answer that was being made while a change arrived is sent but not kept.
 */
export function createPublicAnswers() {
  const answers = new Map<string, PublicAnswer>()
  let bytes = 0
  let generation = 0

  return {
    get generation() {
      return generation
    },

    find(address: string): PublicAnswer | undefined {
      const answer = answers.get(address)
      if (answer) {
        answers.delete(address)
        answers.set(address, answer)
      }
      return answer
    },

    keep(address: string, body: string, madeIn: number): PublicAnswer {
      const answer = {
        body,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': 'public, no-cache',
          ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
        },
      }
      if (madeIn !== generation) return answer
      answers.set(address, answer)
      bytes += body.length * 2
      for (const [oldest, { body: old }] of answers) {
        if (bytes <= bytesAtMost) break
        answers.delete(oldest)
        bytes -= old.length * 2
      }
      return answer
    },

    clear(): void {
      generation += 1
      answers.clear()
      bytes = 0
    },
  }
}

export type PublicAnswers = ReturnType<typeof createPublicAnswers>
