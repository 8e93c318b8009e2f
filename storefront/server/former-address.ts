import { createCall } from '@fitout/contract/client.ts'
import { findFormerAddress } from '@fitout/contract/former-addresses.ts'
import { splitLocale } from '@fitout/contract/storefront-paths.ts'

/** The current address of a page of a former shop; undefined if there is none, or the shop does not answer. */
export async function formerAddress(callApi: (request: Request) => Promise<Response>, path: string) {
  const call = createCall({ base: '/api', fetch: callApi, locale: () => splitLocale(path).locale })
  return call(findFormerAddress, { query: { path } }).then(
    ({ data }) => data.to ?? undefined,
    () => undefined,
  )
}
