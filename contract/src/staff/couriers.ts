import { z } from 'zod'
import { courierNeed } from '../couriers.ts'
import { endpoint } from '../endpoint.ts'
import { districtKey, isPlace } from '../hong-kong-places.ts'
import { pickUpPointKinds } from '../pick-up-points.ts'
import { cellFault, dryRunQuery } from './file-imports.ts'
import { staff } from './permissions.ts'
import { seenVersion } from './products.ts'
import { dollars, id, inEachLanguage, line, listOf, oneOf, pageQuery, text, words } from '../wire.ts'

const money = z.number().min(0).max(1_000_000).multipleOf(0.01)
const days = z.number().int().min(0).max(365)
const limit = (most: number) => z.number().int().min(1).max(most).nullable()

const limits = z.strictObject({
  max_grams: limit(10_000_000),
  max_side_mm: limit(100_000),
  max_sum_mm: limit(300_000),
})

const place = line(120).refine(
  (key) => {
    const [district = '', sub_district] = key.split('/')
    return districtKey.safeParse(district).success && isPlace({ district, sub_district })
  },
  { params: { code: 'not-listed' } },
)

const area = z.strictObject({
  title: inEachLanguage(line(60, 1)),
  places: z.array(place).min(1).max(200),
  surcharge: money,
  extra_days: days,
})

const fields = {
  title: inEachLanguage(line(60, 1)),
  description: inEachLanguage(text(500)),
  fee: money,
  free_from: money.nullable().meta({ description: 'Free from this amount on; null where it never is' }),
  estimate: z
    .strictObject({ min_days: days, max_days: days })
    .refine(({ min_days, max_days }) => min_days <= max_days, { path: ['max_days'], params: { code: 'too-small' } }),
  limits,
  areas: z.array(area).max(30).meta({ description: 'A place that is in several belongs to the first' }),
  tracking_url: line(300)
    .refine((url) => /^https:\/\/\S+$/.test(url) && url.includes('{number}'), { params: { code: 'invalid' } })
    .nullable()
    .meta({ description: 'The page about a parcel, with `{number}` in it' }),
  status: z.enum(['ACTIVE', 'INACTIVE']),
}

const ownDescription =
  "Whether the studio's own team delivers, so that its orders are on delivery runs. Unchanged when left out; a new one " +
  'is own if it goes to an address and has no tracking page'
const terms = { ...fields, is_own: z.boolean().optional().meta({ description: ownDescription }) }

const store = z.enum(['MAIN', 'MINI'])

const staffCourier = z.object({
  ...fields,
  title: words,
  description: words,
  fee: dollars,
  free_from: dollars.nullable(),
  areas: z.array(area.extend({ title: words })),
  tracking_url: z.string().nullable(),
  is_own: z.boolean(),
  _id: id,
  key: z.string().meta({ description: 'Its name in lists of pick-up points' }),
  store,
  needs: courierNeed,
  open_points: z.number().int().meta({ description: 'Pick-up points where parcels can be fetched now' }),
  version: z.string(),
})

export const listStaffCouriers = endpoint('GET', '/admin/couriers/all', {
  summary: 'All couriers, of the shop and of the member store.',
  access: staff('delivery.read'),
  rate: 'read',
  query: z.object(pageQuery(100)),
  response: listOf(staffCourier),
  errors: [],
})

export const addCourier = endpoint('POST', '/admin/couriers', {
  summary: 'Adds a courier as the last of its store. What it requires of an order cannot be changed later.',
  access: staff('delivery.write'),
  rate: 'write',
  body: z.strictObject({ ...terms, store, needs: courierNeed }),
  response: oneOf(staffCourier),
  errors: [],
})

export const changeCourier = endpoint('PUT', '/admin/couriers/:id/change', {
  summary: 'Changes the fees, limits, areas and lead times of a courier. Orders already placed keep theirs.',
  access: staff('delivery.write'),
  rate: 'write',
  body: z.strictObject({ ...terms, version: seenVersion }),
  response: oneOf(staffCourier),
  errors: ['courier-not-found', 'changed-meanwhile'],
})

export const moveCourier = endpoint('PUT', '/admin/couriers/:id/move', {
  summary: 'Moves a courier to a position within its store.',
  access: staff('delivery.write'),
  rate: 'write',
  body: z.strictObject({ position: z.number().int().min(0).max(1000) }),
  response: oneOf(staffCourier),
  errors: ['courier-not-found'],
})

const staffPoint = z.object({
  courier_id: id,
  code: z.string(),
  kind: z.enum(pickUpPointKinds),
  title: words,
  address: words,
  hours: words,
  district: z.string(),
  sub_district: z.string().nullable(),
  limits,
  is_listed: z.boolean().meta({ description: "Whether the courier's last list has it" }),
  is_open: z.boolean().meta({ description: 'False where staff have switched it off' }),
})

export const listStaffPickUpPoints = endpoint('GET', '/admin/pick-up-points/all', {
  summary: 'Pick-up points by courier or district, or by part of their code, name or address.',
  access: staff('delivery.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    courier_id: id.optional(),
    district: districtKey.optional(),
    q: line(100).optional(),
  }),
  response: listOf(staffPoint),
  errors: [],
})

export const switchPickUpPoint = endpoint('PUT', '/admin/couriers/:id/pick-up-points/:code/switch', {
  summary: 'Switches a pick-up point on or off, regardless of the courier’s list. Orders keep their copy.',
  access: staff('delivery.write'),
  rate: 'write',
  body: z.strictObject({ is_open: z.boolean() }),
  response: oneOf(staffPoint),
  errors: ['pick-up-point-not-found'],
})

export const importStaffPickUpPoints = endpoint('POST', '/admin/pick-up-points-csv', {
  summary: 'Replaces the pick-up points of the couriers in a CSV file: all of them, or none if any cell is invalid.',
  access: staff('delivery.write'),
  rate: 'upload',
  file: 'file',
  query: dryRunQuery,
  response: oneOf(
    z.object({
      faults: z.array(cellFault),
      changes: z.array(
        z.object({
          courier: z.string(),
          added: z.number().int(),
          changed: z.number().int(),
          unchanged: z.number().int(),
          retired: z.number().int(),
        }),
      ),
      is_applied: z.boolean(),
    }),
  ),
  errors: ['file-not-csv', 'row-too-long', 'body-too-large'],
})
