import type { ConsoleMessage, Page, Response } from 'playwright-core'

/**
 * Collects the errors of a page: console errors and warnings, violations of the content security policy, exceptions, and
 * missing files. An error status of the screen itself or of a call may be intended.
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

/** Statuses are checked below, and service workers are blocked by these tests. */
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
