import type { ConsoleMessage, Page } from 'playwright-core'

/**
 * Collects what a page complains of: console errors and warnings, refused by the content security policy, thrown.
 * Answers with an error status are left out where the page shows them on purpose.
 */
export function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (isFault(message)) faults.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  return faults
}

function isFault(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false
  return !/^Failed to load resource: the server responded with a status of/.test(message.text())
}
