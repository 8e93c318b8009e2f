import { setTimeout as pause } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

/** Logs in with wrong passwords endlessly; repeats a refused login after a moment. */
const { url, connections } = workerData as { url: string; connections: number }
let count = 0

async function logIn(): Promise<void> {
  count += 1
  const body = { login_id: `nobody-${process.pid}-${count}@shop.example`, type: 'EMAIL', password: 'Wrong12345' }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  if (answer.status === 503 || answer.status === 429) await pause(100)
}

async function logInForEver(): Promise<void> {
  for (;;) await logIn()
}

await Promise.all(Array.from({ length: connections }, logInForEver))
