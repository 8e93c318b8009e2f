import { completeSetup, openSetup } from '@fitout/contract/setup.ts'
import { route } from '../../http/route.ts'
import { makeShop, open } from './setup-service.ts'

export const setupRoutes = [
  route(openSetup, async ({ context, body }) => ({ data: await open(context, body.code) })),
  route(completeSetup, async ({ context, body, request, headers }) => ({
    data: await makeShop(context, body, { request, headers }),
  })),
]
