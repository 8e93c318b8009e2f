import { Worker } from 'node:worker_threads'

const connections = 150

/** Returns the result of the work under a flood of logins, which comes from a thread of its own. */
export async function underLoginFlood<T>(api: string, work: () => Promise<T>): Promise<T> {
  const thread = new Worker(new URL('login-flood-thread.ts', import.meta.url), {
    workerData: { url: `${api}/auth/login`, connections },
  })
  try {
    return await work()
  } finally {
    await thread.terminate()
  }
}
