import type { Translated } from '../../message-types.ts'
import type { handovers as source } from '../../zh/staff/handovers.ts'

export const handovers: Translated<typeof source> = {
  handovers: {
    title: '验收及交付',
    stagesLeft: '未完成的阶段：{titles}',
    provisionalLeft: '未确定的暂定金额：{titles}',
    separator: '、',
    complete: '完工，开始验收',
    completeLead: '所有阶段完成、暂定金额全部确定之后，就可以与客户一同验收。',
    certificate: '竣工交付单',
    write: '填写交付单',
    edit: '更改交付单',
    day: '交付日期',
    handed: '交付的物品和文件（数量）',
    note: '备注',
    handedKeys: {
      KEYS: '钥匙',
      ACCESS_CARDS: '门禁卡',
      WR1: 'WR1',
      GUARANTEE_CARDS: '保修卡',
      AS_BUILT_DRAWINGS: '竣工图纸',
      MANUALS: '说明书',
      OTHER: '其他',
    },
    meters: '表数',
    meterKeys: {
      ELECTRICITY: '电表',
      WATER: '水表',
      GAS: '燃气表',
    },
    open: '未完成的整改项目：{count}',
    sign: '代表工作室签署',
    signLead: '客户最后签署。签署后如整改清单有变，须重新签署。',
    name: '输入姓名作为签名',
    signedByStudio: '工作室：{name}，{time}',
    signedByClient: '客户：{name}，{time}',
    waitsForStudio: '等我们签署',
    waitsForClient: '等客户签署',
    pdf: '交付单 PDF',
    warranties: '质保期',
    until: '{title}：至 {day}',
    later: '工程完成并验收后，在这里填写交付单。',
  },
  audit: {
    actions: {
      'handovers.complete': '{who} 完成了装修工程 {thing} 的施工，开始验收',
      'handovers.write': '{who} 填写了装修工程 {thing} 的交付单',
      'handovers.sign': '{who} 签署了装修工程 {thing} 的交付单',
    },
  },
}
