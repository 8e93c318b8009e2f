import { CallError } from './client.ts'

/** Sends a request from the browser and reports upload progress from 0 to 1, which `fetch` cannot. Throws `CallError`. */
export async function sendWithProgress(request: Request, onProgress: (part: number) => void): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const sender = new XMLHttpRequest()
    sender.open(request.method, request.url)
    for (const [name, value] of request.headers) sender.setRequestHeader(name, value)
    sender.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    sender.addEventListener('load', () => resolve(answerOf(sender)))
    sender.addEventListener('error', () =>
      reject(new CallError({ status: 0, code: 'service-unavailable', message: '', request_id: '' })),
    )
    sender.send(body)
  })
}

function answerOf(sender: XMLHttpRequest): Response {
  const retryAfter = sender.getResponseHeader('Retry-After')
  const headers = retryAfter ? { 'Retry-After': retryAfter } : undefined
  return new Response(sender.responseText, { status: sender.status, headers })
}
