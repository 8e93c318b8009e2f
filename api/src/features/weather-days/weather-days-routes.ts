import { addWeatherDay, listWeatherDays, removeWeatherDay } from '@fitout/contract/staff/weather-days.ts'
import { route } from '../../http/route.ts'
import { addLostDay, removeLostDay, showWeatherDays } from './weather-days-service.ts'

export const weatherDaysRoutes = [
  route(listWeatherDays, async ({ context, request, query }) => showWeatherDays(context, { request, query })),
  route(addWeatherDay, async ({ context, staff, body }) => ({ data: await addLostDay(context, staff, body) })),
  route(removeWeatherDay, async ({ context, staff, params }) => {
    await removeLostDay(context, staff, params.id)
    return { data: { is_removed: true as const } }
  }),
]
