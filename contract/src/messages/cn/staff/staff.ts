import type { Translated } from '../../message-types.ts'
import type { staff as source } from '../../zh/staff/staff.ts'

export const staff: Translated<typeof source> = {
  roles: {
    owner: '所有者',
    manager: '经理',
    editor: '编辑',
    support: '客服',
    site: '工长',
  },
  staff: {
    name: '姓名',
    email: '邮箱',
    role: '角色',
    lastSeen: '最近使用',
    added: '加入日期',
    search: '姓名或邮箱',
    state: '状态',
    active: '可登录',
    new: '未设置验证器',
    disabled: '已停用',
    actions: '登录权限',
    add: '添加同事',
    disable: '停用',
    enable: '重新启用',
    disableLead:
      '{name} 会立即登出；日历网址、系统令牌和设备通知同时停止。由其跟进的咨询会列入“暂无人跟进”；负责的工程、工地和预约时段请另行交给同事。操作记录会保留。',
    reset: '重置登录',
    resetLead: '{name} 将立即退出登录，须用新密码登录并重新设置验证器。',
    firstPassword: '{name} 的初始密码，仅显示这一次：',
  },
  roleTable: {
    title: '角色权限',
    lead: '各角色可以做什么；所有者拥有全部权限。',
    yes: '可以',
    no: '不可以',
    permission: '权限',
  },
  resources: {
    staff: {
      name: '同事',
    },
  },
  permissions: {
    'staff.read': '查看同事名单',
    'staff.write': '添加同事和修改权限',
  },
  audit: {
    actions: {
      refused: '{who} 的角色不能{thing}，已被系统拒绝',
      'staff.add': '{who} 添加了同事 {thing}',
      'staff.change': '{who} 修改了同事 {thing} 的权限',
      'staff.reset': '{who} 重置了同事 {thing} 的登录',
    },
    subjects: {
      staff: '同事与登录',
      permission: '被拒绝的操作',
    },
  },
}
