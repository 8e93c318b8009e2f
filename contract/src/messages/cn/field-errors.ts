import type { Translated } from '../message-types.ts'
import type { fieldErrors as source } from '../zh/field-errors.ts'

export const fieldErrors: Translated<typeof source> = {
  required: '请填写此项。',
  'wrong-type': '此项的数据类型不正确。',
  'unknown-field': '不接受此项。',
  'too-short': '内容太短。',
  'too-long': '内容太长。',
  'too-small': '数值太小。',
  'too-big': '数值太大。',
  'not-whole': '请填写整数。',
  'not-listed': '请从选项中选择。',
  'email-format': '邮箱格式不正确',
  'phone-format': '电话格式不正确',
  'password-format': '密码格式不正确：必须为 8 个或以上字符，并混合字母和数字',
  'password-common': '这个密码太常见，很容易被人猜到，请换一个。',
  'not-number': '请填写数字。',
  'ends-before': '结束时间要晚于开始时间。',
  'link-format': '请填店内的路径，例如 /projects；或以 https://、mailto:、tel: 开头的链接。',
  placeholder: '大括号内的名称必须与原文相同。',
  'date-format': '日期格式不正确。',
  'control-characters': '内容含有不能使用的字符。',
  duplicate: '此项重复了。',
  differs: '这里与商品第一行所写的不同。',
  stale: '导出文件后，店内的这一项已有改动。请重新导出，再在新文件上修改。',
  'not-as-exported':
    '要填库存，旁边须有同一文件导出的 exported_stock_… 列，否则会覆盖之后的销售。请重新导出；如不更改库存，请删除此列。',
  'day-past': '请选择明天或之后的日期。',
  'day-closed': '我们当天休息，请选择其他日期。',
  'day-too-far': '这一天太远，暂时还不能预约，请选择更早的日期。',
  'slot-not-on-offer': '这个时段不在营业时间内，请选择其他时段。',
  invalid: '此项内容不正确。',
}
