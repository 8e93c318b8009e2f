import type { Translated } from '../message-types.ts'
import type { variations as source } from '../zh/variations.ts'

export const variations: Translated<typeof source> = {
  none: '找不到这项工程变更',
  noneText: '链接可能不完整，请返回工程页面查看。',
  toRoom: '返回工程页面',
  status: {
    SENT: '等待决定',
    APPROVED: '已批准',
    DECLINED: '未批准',
    WITHDRAWN: '已收回',
    EXPIRED: '已过有效期',
  },
  causes: {
    CLIENT: '您的要求',
    SITE: '现场情况',
    STUDIO: '我们建议',
    PROVISIONAL: '暂定金额定价',
    SETTLEMENT: '结算，终止合同',
  },
  sum: {
    before: '变更前合同总价',
    change: '变动',
    after: '变更后合同总价',
  },
  end: {
    before: '变更前完工日期',
    change: '变动',
    after: '变更后完工日期',
  },
  days: '{sign}{count, number} 个工作日',
  own: '批准后会另设一期付款，有自己的参考编号和二维码。',
  paysWith: '批准后并入这一期付款：',
  back: '批准后从最后一期未付的款项起扣减；已付的部分如有多出，会退还给您。',
  states: {
    sent: '这项变更有效至 {day}，当天结束前都可以决定。批准前，合同和付款不会有任何改动。',
    lastDay: '这项变更今天到期，今晚 12 点前都可以决定。批准前，合同和付款不会有任何改动。',
    expired: '这项变更的有效期已于 {day} 结束，合同保持不变。如仍想更改，请联系我们。',
    declined: '没有批准这项变更，合同保持不变。',
    withdrawn: '我们收回了这项变更，合同保持不变，您无需处理。',
    approved: '{name} 已于 {at} 批准，这项变更是合同的一部分。',
  },
  reason: '原因：{reason}',
  readOnly: '您可以细读这项变更；批准与否，由客户或可作决定的成员处理。',
  toApprove: '批准这项变更',
  approveTitle: '批准工程变更 {number}',
  approve: '批准 {amount}',
  approved: '已批准这项工程变更',
  decline: '不批准',
  declineTitle: '不批准这项变更',
  declineText: '合同和付款会保持不变。请告诉我们原因，方便我们再作安排。',
  declineConfirm: '确定不批准',
  declined: '已告知我们您不批准这项变更',
  signs: {
    OLD: '取消的项目',
    NEW: '新增的项目',
  },
  signTexts: {
    OLD: '以下项目从合同中扣除。',
    NEW: '以下项目加入合同。',
  },
  sums: {
    OLD: '扣除合计',
    NEW: '新增合计',
  },
  papers: '文件',
  pdf: '下载工程变更（PDF）',
}
