import type { Translated } from '../../message-types.ts'
import type { postCategories as source } from '../../zh/staff/post-categories.ts'

export const postCategories: Translated<typeof source> = {
  audit: {
    actions: {
      'post-categories.add': '{who} 添加了家居志分类“{thing}”',
      'post-categories.rename': '{who} 修改了家居志分类“{thing}”的名称',
      'post-categories.move': '{who} 移动了家居志分类“{thing}”',
      'post-categories.remove': '{who} 移除了家居志分类“{thing}”',
    },
    subjects: {
      'post-category': '家居志分类',
    },
  },
}
