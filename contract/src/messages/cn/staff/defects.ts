import type { Translated } from '../../message-types.ts'
import type { defects as source } from '../../zh/staff/defects.ts'

export const defects: Translated<typeof source> = {
  defects: {
    title: '整改',
    none: '没有整改项目。',
    add: '添加整改项目',
    text: '有什么不妥',
    place: '位置',
    room: '房间',
    noRoom: '不属于任何房间',
    severity: '程度',
    severities: {
      MINOR: '轻微',
      MAJOR: '严重',
    },
    due: '完成期限',
    late: '已过期',
    states: {
      OPEN: '待整改',
      FIXED: '已整改，等业主确认',
      CLOSED: '已确认',
      WITHDRAWN: '已撤回',
    },
    raisedBy: {
      CLIENT: '业主提出',
      STUDIO: '我们提出',
    },
    kinds: {
      HANDOVER: '交付',
      WARRANTY: '质保',
    },
    reopened: '退回 {count} 次',
    reopenedFor: '退回原因：{reason}',
    closedFor: '结束原因：{reason}',
    pictures: '照片',
    picturesOfFix: '整改后',
    choose: '拍照或选择照片',
    chosen: '已选 {count} 张',
    picturesNeeded: '请附上 1 至 6 张照片。',
    fix: '已整改',
    fixLead: '附上整改后的照片，业主会看到并确认。',
    close: '结束',
    closeLead: '业主 14 天没有回应，可以说明原因后结束。业主 30 天内仍可退回。',
    closeReason: '原因',
    withdraw: '撤回',
    withdrawLead: '撤回后不能恢复；项目会留在“已确认及已撤回”。',
    done: '已确认及已撤回',
  },
  audit: {
    actions: {
      'defects.raise': '{who} 在装修工程 {thing} 添加了整改项目',
      'defects.fix': '{who} 标记装修工程 {thing} 的整改项目已修好',
      'defects.withdraw': '{who} 撤回了装修工程 {thing} 的整改项目',
      'defects.close': '{who} 结束了装修工程 {thing} 的整改项目',
    },
  },
}
