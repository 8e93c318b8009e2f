import { framesHeader } from '@fitout/contract/storefront-paths.ts'
import { data } from 'react-router'
import { WixPage } from '../features/wix/wix-page.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/wix.ts'

/** Only this page may contain a frame, and only of the configured page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { wix_url } = (await context.get(pageRequest).configuration())['shop-constants']
  const origin = wix_url && URL.canParse(wix_url) ? new URL(wix_url).origin : ''
  return data(null, { headers: origin.startsWith('https:') ? { [framesHeader]: origin } : {} })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function WixRoute() {
  return <WixPage />
}
