import type { Translated } from '../message-types.ts'
import type { credentials as source } from '../zh/credentials.ts'

export const credentials: Translated<typeof source> = {
  email: '邮箱',
  phone: '手机号',
  areaCode: '区号',
  areaCodes: { '852': '+852 香港', '853': '+853 澳门', '86': '+86 内地' },
  password: '密码',
  newPassword: '新密码',
  passwordRule: '8 个字符或以上，只能用英文字母和数字，两者各至少一个；不能有空格或符号。',
  show: '显示密码',
  hide: '隐藏密码',
}
