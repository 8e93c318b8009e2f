import { z } from 'zod'
import { loginType } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { addressFaults } from './hong-kong-address.ts'
import { areaCode, id, instant, line, oneOf, phone, text, withPhone } from './wire.ts'

export const gender = z.enum(['male', 'female'])

/** ISO 3166-1 alpha-2. Browsers have the names of countries in every language. */
const country = z.string().regex(/^[A-Z]{2}$/)

export const account = z.object({
  _id: id,
  type: loginType,
  registered: z.boolean(),
  avatar: z.object({ _id: id, url: z.string() }).nullable(),
  username: z.string().nullable(),
  email: z.string().nullable().meta({ description: 'Changes through change-email only' }),
  area_code: z.string().nullable(),
  phone: z.string().nullable().meta({ description: 'Changes through change-phone only' }),
  gender: gender.nullable(),
  country: country.nullable(),
  preferred_language: z.enum(locales),
  created_at: instant.nullable().meta({ description: 'Null for a guest who has written nothing yet' }),
})

/** The delivery recipient. With a district, the address is composed from its parts in the reader's language. */
const deliveryRecipientFields = z.strictObject({
  name: line(100, 1),
  address: text(500).default('').meta({ description: 'As typed; not kept when a district is given' }),
  area_code: areaCode,
  phone,
  region: line(60).optional().meta({ description: 'Key of one of the three areas' }),
  district: line(60).optional().meta({ description: 'Key of one of the 18 districts' }),
  sub_district: line(60).optional().meta({ description: 'Key of a place within the district' }),
  street: line(200).optional().meta({ description: 'Number and street' }),
  estate: line(200).optional().meta({ description: 'Estate, village or building' }),
  block: line(60).optional(),
  floor: line(30).optional(),
  flat: line(60).optional(),
})

export const deliveryRecipient = withPhone(deliveryRecipientFields).superRefine((recipient, context) => {
  for (const { path, code } of addressFaults(recipient)) {
    context.addIssue({ code: 'custom', path: [path], params: { code }, message: code })
  }
})

const savedRecipient = z.object({
  ...deliveryRecipientFields.shape,
  address: z.string().meta({ description: "On several lines, in the caller's language where it is composed" }),
  area_code: z.string(),
  phone: z.string(),
})
const recipientAnswer = oneOf(z.object({ delivery_recipient: savedRecipient.nullable() }))

export const showAccount = endpoint('GET', '/profiles/account', {
  summary: 'The profile of the session; empty for a guest.',
  access: 'guest',
  rate: 'read',
  response: oneOf(account),
  errors: [],
})

export const saveAccount = endpoint('PUT', '/profiles/account', {
  summary: 'Changes the profile. Omitted fields stay as they are; null clears a field.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({
    avatar: id.nullish().meta({ description: 'Id of a file the caller uploaded' }),
    username: line(60, 1).optional(),
    gender: gender.nullish(),
    country: country.nullish(),
    preferred_language: z.enum(locales).optional(),
  }),
  response: oneOf(account),
  errors: ['file-not-found'],
})

export const readAvatar = endpoint('GET', '/avatars/:id', {
  summary: 'The profile picture of a member with public content: a comment or a review.',
  access: 'anyone',
  rate: 'read',
  session: 'ignored',
  response: z.file().mime(['image/webp']),
  errors: ['file-not-found'],
})

export const showDeliveryRecipient = endpoint('GET', '/profiles/delivery-recipient', {
  summary: 'The delivery recipient; null until set.',
  access: 'guest',
  rate: 'read',
  response: recipientAnswer,
  errors: [],
})

export const saveDeliveryRecipient = endpoint('PUT', '/profiles/delivery-recipient', {
  summary: 'Sets the delivery recipient.',
  access: 'guest',
  rate: 'write',
  body: z.strictObject({ delivery_recipient: deliveryRecipient }),
  response: recipientAnswer,
  errors: [],
})
