import pino from 'pino'
import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { withErrorAnswers } from './error-answers.ts'

test.each([
  { thrown: new Error('a fault of this test'), status: 500, level: 50 },
  { thrown: new AppError('service-busy', { retryAfterSeconds: 2 }), status: 503, level: 40 },
])('an answer that throws becomes $status with a message, and is logged', async ({ thrown, status, level }) => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const answer = withErrorAnswers({ log }, () => Promise.reject(thrown))
  const response = await answer(new Request('http://shop.test/', { headers: { 'X-Locale': 'en' } }), {})
  expect(response.status).toBe(status)
  expect(((await response.json()) as { message: string }).message).toMatch(/[a-z]{3}/)
  expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([level])
})
