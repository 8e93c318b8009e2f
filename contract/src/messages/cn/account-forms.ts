import type { Translated } from '../message-types.ts'
import type { accountForms as source } from '../zh/account-forms.ts'

export const accountForms: Translated<typeof source> = {
  loading: '正在加载',
  loadFailed: '暂时无法加载',
  save: '保存',
  saved: '已保存',
  optional: '（选填）',
  notSaved: '未能保存，我们的记录保持不变。{reason}',
  stillTyped: '您填写的内容仍在表单里，可以再试一次。',
  revert: '恢复为目前的记录',
  more: '显示更多',
  shownOf: '显示 {shown, number} 项，共 {total, number} 项',
  cancel: '取消',
}
