import { addApiToken, listApiTokens, revokeApiToken } from '@fitout/contract/staff/api-tokens.ts'
import { route } from '../../http/route.ts'
import { addByStaff, revokeByStaff, showApiTokens } from './api-tokens-service.ts'

export const apiTokensRoutes = [
  route(listApiTokens, async ({ context, request, query }) => showApiTokens(context, { request, query })),
  route(addApiToken, async ({ context, staff, body }) => ({ data: await addByStaff(context, staff, body) })),
  route(revokeApiToken, async ({ context, staff, params }) => ({
    data: await revokeByStaff(context, staff, params.id),
  })),
]
