import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lostDays, weatherCauses } from '../stages.ts'
import { day, id, instant, line, listOf, oneOf, pageQuery } from '../wire.ts'
import { staff } from './permissions.ts'

const weatherDay = z.object({
  _id: id,
  day,
  cause: z.enum(weatherCauses),
  lost: lostDays,
  reason: z.string(),
  staff_name: z.string(),
  created_at: instant,
})

export const listWeatherDays = endpoint('GET', '/admin/weather-days', {
  summary: 'Days lost to the weather in all renovations, latest first.',
  access: staff('site.work'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(weatherDay),
  errors: [],
})

export const addWeatherDay = endpoint('POST', '/admin/weather-days', {
  summary: 'Records that a day, or half of it, was lost in all renovations.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({
    day: day.meta({ description: 'Today at the latest' }),
    cause: z.enum(weatherCauses),
    lost: lostDays.default(1),
    reason: line(200).default('').meta({ description: 'Needed for another cause' }),
  }),
  response: oneOf(weatherDay),
  errors: [],
})

export const removeWeatherDay = endpoint('DELETE', '/admin/weather-days/:id', {
  summary: 'Deletes a lost day that was recorded by mistake.',
  access: staff('renovations.work'),
  rate: 'write',
  response: oneOf(z.object({ is_removed: z.literal(true) })),
  errors: ['weather-day-not-found'],
})
