import type { Translated } from '../message-types.ts'
import type { personalData as sourceOfData, renovationFiles as source } from '../zh/renovation-files.ts'

export const renovationFiles: Translated<typeof source> = {
  text: '设计图、3D 模型、图片和视频都在这里，只有这个工程的成员看得到。',
  none: '还没有分享文件',
  noneText: '设计师分享图纸、3D 模型或图片后，会出现在这里。',
  kinds: { DRAWING: '图纸', MODEL: '3D 模型', IMAGE: '图片', VIDEO: '视频', PAPER: '纸质文件' },
  revision: '第 {revision, number} 版',
  megabytes: '{size, number, ::.0} MB',
  download: '下载',
  earlier: '先前版本',
  modelText: '文件 {size}，点击后才会下载。',
  modelSize: '宽 {width, number, ::.0} 米、深 {depth, number, ::.0} 米、高 {height, number, ::.0} 米',
  unable: '这个浏览器无法显示 3D。',
  otherModels: '其他模型',
  enlarge: '放大“{title}”',
  play: '播放“{title}”',
  filmText: '文件 {size}，点击后才会下载。',
  archive: '下载全部文件（ZIP）',
  archiveText: '包括图纸的先前版本，方便离线保存。',
}

/** Labels for the copy of personal data. */
export const personalData: Translated<typeof sourceOfData> = {
  sections: { renovation_files: '装修工程的文件' },
}
