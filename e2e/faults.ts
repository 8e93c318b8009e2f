import type { ConsoleMessage, Page, Response } from 'playwright-core'

/**
 * Collects what a page complains of: console errors and warnings, what the content security policy refuses, what is
 * thrown, and files that are missing. That the screen itself or a call is answered with an error may be on purpose.
 */
export function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (isFault(message)) faults.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    if (isMissingFile(response)) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** An answer's status is looked at below, and it is these tests that keep service workers away. */
const ownWords = [
  'Failed to load resource: the server responded with a status of',
  'Service Worker registration blocked by Playwright',
]

function isFault(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false
  return !ownWords.some((words) => message.text().startsWith(words))
}

function isMissingFile(response: Response): boolean {
  return response.status() >= 400 && !['document', 'fetch', 'xhr'].includes(response.request().resourceType())
}
