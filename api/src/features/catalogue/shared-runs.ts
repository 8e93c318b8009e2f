/**
 * Allows one run at a time. Calls made during a run share the next one, so that every result comes from a run started
 * after the call.
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
    // Another run may have started since the last one ended.
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
