import type { Translated } from '../message-types.ts'
import type { staffErrors as source } from '../zh/staff-errors.ts'

export const staffErrors: Translated<typeof source> = {
  'no-session': '您已离开一段时间，请重新登录。',
  'not-found': '找不到这个页面或这项资料，可能已被移除。',
  'product-not-found': '找不到这件产品，可能已被删除。',
  'variant-not-found': '找不到这个款式，可能已被移除。',
  'order-not-found': '找不到这张订单。请检查链接，或用订单编号、顾客姓名或电话搜索。',
  'enquiry-not-found': '找不到这条咨询。请检查链接，或用编号、顾客姓名或电话搜索。',
  'customer-not-found': '找不到这位顾客，可能已被合并，或顾客已注销账户。',
  'appointment-not-found': '找不到这个预约，请到预约列表查看。',
  'renovation-not-found': '找不到这项装修工程。请检查链接，或到工程列表查看。',
  'quotation-not-found': '找不到这份报价，请到工程页面查看现有的报价。',
  'variation-not-found': '找不到这项工程变更，请到工程页面查看。',
  'document-expired': '这份文件已过有效期，请发送新的一份。',
  'no-certificate-yet': '交付单还没有准备好，工作室签署后业主才能查看和签署。',
  'too-many-defects': '这项工程的整改项目已达上限，请先处理现有项目。',
  'too-many-open-orders': '这位顾客有多张订单未付款，请先确认收款或取消其中一张。',
  'orders-still-open': '这位顾客还有未完成的订单，订单完成或取消后才能注销账户。',
  'renovations-still-open': '这位顾客有装修工程正在进行，完成交付后才能注销账户。',
  'not-enough-points': '这位顾客的积分不足。',
}
