/**
 * Runs several calls one after the other; until all are done, the browser asks before it closes or reloads the page, which
 * would leave out those that remain. Another screen of the back office can be opened meanwhile.
 */
export async function askBeforeClosing<Result>(work: () => Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  try {
    return await work()
  } finally {
    removeEventListener('beforeunload', ask)
  }
}
