import {
  configurationSortingList,
  customerLocalesConfiguration,
  latestConfiguration,
} from '@fitout/contract/configuration.ts'
import { route } from '../../http/route.ts'
import { requireCustomerLocales, requireLatest, requireSortingList } from './configuration-service.ts'

export const configurationRoutes = [
  route(latestConfiguration, async ({ context }) => ({ data: await requireLatest(context) })),
  route(customerLocalesConfiguration, async ({ context }) => ({ data: await requireCustomerLocales(context) })),
  route(configurationSortingList, async ({ context, params }) => {
    const list = await requireSortingList(context, params.slug)
    return { data: list, current_page: 1, per_page: list.length, next_page_url: null, total: list.length }
  }),
]
