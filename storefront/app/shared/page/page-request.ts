import type { Call } from '@fitout/contract/client.ts'
import type { latestConfiguration } from '@fitout/contract/configuration.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { createContext } from 'react-router'

export type Configuration = Answer<typeof latestConfiguration>['data']

/** Tells who runs the shop of an error that a visitor met; `part` names what a page was left without, where it stood otherwise. */
export type Report = (error: unknown, part?: string) => void

/** What a loader has at hand: the public calls of the API in the same process, and the language of the page. */
export type PageRequest = {
  call: Call
  /** Follows an address that the API gave, such as an entry of a `…-urls` list. */
  follow: <T>(url: string) => Promise<T>
  locale: Locale
  /** Where the shop is reached, without a slash at its end. */
  publicUrl: string
  /** Asked once however many loaders of the page want it. */
  configuration: () => Promise<Configuration>
  nonce: string
  report: Report
  /**
   * Takes the page as it is rendered, and what puts its kept parts into it: an answer that carried it would copy it several
   * times.
   */
  keepHtml: (html: string, whole: (lean: string) => string) => void
}

export const pageRequest = createContext<PageRequest>()
