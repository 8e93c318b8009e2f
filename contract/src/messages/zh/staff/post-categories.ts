/** Categories of the journal. */
export const postCategories = {
  audit: {
    actions: {
      'post-categories.add': '{who} 新增了家居誌分類「{thing}」',
      'post-categories.rename': '{who} 更改了家居誌分類「{thing}」的名稱',
      'post-categories.move': '{who} 移動了家居誌分類「{thing}」',
      'post-categories.remove': '{who} 移除了家居誌分類「{thing}」',
    },
    subjects: {
      'post-category': '家居誌分類',
    },
  },
} as const
