import type { Translated } from '../../message-types.ts'
import type { renovationFiles as source } from '../../zh/staff/renovation-files.ts'

export const renovationFiles: Translated<typeof source> = {
  renovationFiles: {
    files: '文件',
    open: '查看和上传文件',
    lead: '未分享的文件只有工作室看得到。分享后，成员会在工程页面看到全部版本。',
    choose: '选择文件',
    drop: '把文件拖到这里，可一次多个：PDF、GLB、图片、MP4 或 WebM',
    asPaper: 'PDF 是文件（不是图纸）',
    title: '标题',
    rename: '更改标题',
    share: '分享',
    unshare: '收回',
    shared: '已分享',
    notShared: '未分享',
    revise: '上传新版本',
    remove: '删除',
    removeTitle: '删除“{title}”？',
    removeSure: '文件及其所有版本都会删除，不能恢复。',
    revision: '第 {revision} 版',
    older: '先前版本',
    uploading: '正在上传',
    failed: '未能上传：{reason}',
    unknown: '不支持这种文件，请用 PDF、GLB、图片、MP4 或 WebM',
    again: '重试',
    dismiss: '关闭',
    none: '还没有文件。',
    kinds: { DRAWING: '图纸', MODEL: '3D 模型', IMAGE: '图片', VIDEO: '视频', PAPER: '纸质文件' },
  },
  audit: {
    actions: {
      'renovation-files.add': '{who} 上传了装修工程文件 {thing}',
      'renovation-files.change': '{who} 更改了装修工程文件 {thing} 的标题',
      'renovation-files.share': '{who} 更改了装修工程文件 {thing} 的分享',
      'renovation-files.order': '{who} 重排了装修工程文件 {thing}',
      'renovation-files.remove': '{who} 删除了装修工程文件 {thing}',
    },
  },
}
