import type { Translated } from '../message-types.ts'
import type { errors as source } from '../zh/error-texts.ts'
import { fieldErrors as fields } from './field-errors.ts'
import { missingFields as missing } from './missing-fields.ts'

export const errors: Translated<typeof source> = {
  error: '错误',
  serverError: '服务器错误',
  success: '成功',
  emailFormat: '邮箱格式不正确',
  phoneFormat: '电话格式不正确',
  passwordFormat: '密码格式不正确',
  passwordRule: '必须为 8 个或以上字符，并混合字母和数字',
  pageNotFound: '找不到页面',
  thisPageNotFound: '找不到此页面',
  addressNotFound: '找不到所请求的网址',
  backHome: '返回首页',
  noOrder: '找不到订单',
  noResults: '这里暂时没有内容',
  noComments: '暂无留言',
  noReviews: '暂无评价',
  noImages: '没有已上传的图片',
  noBookingRequests: '没有预约申请',
  internalError: '系统出现问题，我们已记录，请稍后再试。',
  offline: '目前没有网络',
  offlineText: '这一页还没有取到。连上网络后会自动打开，预约单里的内容一直保留。',
  unreachable: '暂时无法连接，请稍后再试。',
  fields,
  missing,
}
