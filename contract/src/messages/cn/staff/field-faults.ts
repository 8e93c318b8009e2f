import type { Translated } from '../../message-types.ts'
import type { fieldFaults as source } from '../../zh/staff/field-faults.ts'

export const fieldFaults: Translated<typeof source> = {
  fieldFaults: {
    required: '请填写此项。',
    choice: '请选择一项。',
    tick: '请先勾选。',
    email: '请填写完整的邮箱地址，例如 name@example.com。',
    phone: '电话号码不完整或位数不对，请核对。',
    link: '请填写完整的网址，以 https:// 开头。',
    number: '请填写数字。',
    day: '请填写完整的日期。',
    time: '请填写完整的时间。',
    whole: '请填写整数。',
    step: '请填写 {step} 的倍数。',
    cents: '最多保留两位小数。',
    least: '不能小于 {least}。',
    most: '不能大于 {most}。',
    first: '不能早于 {first}。',
    last: '不能晚于 {last}。',
    short: '至少要有 {least} 个字符。',
    long: '最多 {most} 个字符。',
    format: '格式不正确，请检查。',
  },
}
