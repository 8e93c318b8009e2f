import type { Translated } from '../message-types.ts'
import type { credentials as source } from '../zh/credentials.ts'

export const credentials: Translated<typeof source> = {
  email: 'Email',
  phone: 'Phone number',
  areaCode: 'Area code',
  areaCodes: { '852': '+852 HK', '853': '+853 MO', '86': '+86 CN' },
  password: 'Password',
  newPassword: 'New password',
  passwordRule: '8 or more characters: letters and numbers only, at least one of each. No spaces or symbols.',
  show: 'Show password',
  hide: 'Hide password',
}
