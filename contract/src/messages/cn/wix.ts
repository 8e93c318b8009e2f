import type { Translated } from '../message-types.ts'
import type { wix as source } from '../zh/wix.ts'

export const wix: Translated<typeof source> = {
  description: '我们在其他平台上的作品。',
  frame: '{title}（外部网页）',
  open: '在新标签页打开',
  back: '返回{studio}',
  hint: '如果下面没有显示，请在新标签页打开。',
  none: '暂时没有外部网页',
  noneText: '我们的作品都收在设计案例里。',
  projects: '浏览设计案例',
}
