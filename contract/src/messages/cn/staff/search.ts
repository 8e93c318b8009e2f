import type { Translated } from '../../message-types.ts'
import type { search as source } from '../../zh/staff/search.ts'

export const search: Translated<typeof source> = {
  emptySearches: {
    keyword: '搜索词',
    language: '语言',
    languages: { zh: '繁体中文', cn: '简体中文', en: '英文' },
    searches: '次数',
    lastAt: '最近一次',
  },
  officeSearch: {
    open: '搜索和命令',
    sought: '订单、顾客、商品、页面，或想做的事',
    none: '没有找到',
    archived: '已归档',
    groups: {
      commands: '命令',
      places: '页面',
      order: '订单',
      renovation: '装修工程',
      enquiry: '咨询',
      customer: '顾客',
      product: '商品',
      campaign: '促销活动',
      page: '网页',
      post: '文章',
      project: '设计案例',
    },
    commands: {
      newProduct: '新增商品或服务',
      newCampaign: '新增促销活动',
      newVoucher: '新增优惠券',
      productFile: '导出或导入商品',
      pickUpPoints: '自提点',
      jobs: '未完成的任务和邮件',
      pause: '暂停促销活动：{title}',
      resume: '恢复促销活动：{title}',
    },
  },
  shortcuts: {
    title: '键盘快捷键',
    isOn: '单键快捷键',
    isOnLead: '如果用语音操作电脑，或容易误按，可以关闭。{key} 始终有效。',
    andThen: '再按',
    find: '搜索此列表',
    next: '下一项',
    previous: '上一项',
    tick: '选中该项',
    rangeKeys: 'Shift＋点选方框',
    range: '选中两项之间的全部',
    archive: '归档该行或已勾选的各行；已归档的则恢复',
    edit: '打开该项，或转到第一个字段',
    beside: '在旁边打开',
    help: '此清单',
    go: '前往：{place}',
  },
  resources: {
    'empty-searches': {
      name: '无结果搜索',
    },
  },
}
