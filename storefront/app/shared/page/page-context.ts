import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { splitLocale } from '@fitout/contract/storefront-paths.ts'
import { RouterContextProvider } from 'react-router'
import { type CallApi, createServerCall, createServerFollow } from '../api/server-call.ts'
import { type Configuration, type PageRequest, pageRequest } from './page-request.ts'

type PageContextOptions = Pick<PageRequest, 'publicUrl' | 'nonce' | 'report' | 'keepHtml'> & {
  request: Request
  callApi: CallApi
}

/** The router context for the loaders of one page. */
export function createPageContext(options: PageContextOptions): RouterContextProvider {
  const { request, callApi, publicUrl, nonce, report, keepHtml } = options
  const { locale } = splitLocale(new URL(request.url).pathname.replace(/\.data$/, ''))
  const call = createServerCall(callApi, locale)
  let configuration: Promise<Configuration> | undefined
  const context = new RouterContextProvider()
  context.set(pageRequest, {
    call,
    follow: createServerFollow(callApi, locale),
    locale,
    publicUrl,
    nonce,
    report,
    keepHtml,
    configuration: () => (configuration ??= call(latestConfiguration).then((answer) => answer.data)),
  })
  return context
}
