import type { Call } from '@fitout/contract/client.ts'
import type { latestConfiguration } from '@fitout/contract/configuration.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { createContext } from 'react-router'

export type Configuration = Answer<typeof latestConfiguration>['data']

/**
 * Reports an error of a visitor's page to the operators; `part` names the part that was left out of an otherwise complete
 * page.
 */
export type Report = (error: unknown, part?: string) => void

/** What a loader can use: the public calls of the API in the same process, and the language of the page. */
export type PageRequest = {
  call: Call
  /** Fetches a URL returned by the API, such as an entry of a `…-urls` list. */
  follow: <T>(url: string) => Promise<T>
  locale: Locale
  /** The origin of the shop, without a trailing slash. */
  publicUrl: string
  /** Fetched once, however many loaders of the page need it. */
  configuration: () => Promise<Configuration>
  nonce: string
  report: Report
  /**
   * Receives the rendered page and the function that inserts its cached parts; passing the page through a response would
   * copy it several times.
   */
  keepHtml: (html: string, whole: (lean: string) => string) => void
}

export const pageRequest = createContext<PageRequest>()
