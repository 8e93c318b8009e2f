/**
 * One run at a time. Whoever asks while one is under way shares the next with all others who wait, so that what he
 * gets was begun after he asked.
 */
export function sharedRuns<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  let next: Promise<Value> | undefined

  async function begin(): Promise<Value> {
    try {
      return await run()
    } finally {
      running = undefined
    }
  }

  async function beginAfterThis(): Promise<Value> {
    await running?.catch(() => undefined)
    // Someone may have begun another between the end of the last and this.
    if (running) return beginAfterThis()
    next = undefined
    running = begin()
    return running
  }

  return () => {
    if (!running) {
      running = begin()
      return running
    }
    next ??= beginAfterThis()
    return next
  }
}
