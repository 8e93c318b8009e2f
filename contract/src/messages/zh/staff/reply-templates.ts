/** Texts for answers to enquiries. */
export const replyTemplates = {
  replyTemplates: {
    lead: '常用的回覆，按客人的語言選用。寄出前會填上查詢的資料，可以再改。',
    none: '未有範本。',
    title: '內部名稱',
    titleHint: '只有同事看到，用來尋找範本；各語言共用一個名稱。',
    text: '內容',
    fields: '可用欄位：{fields}。每封電郵已有稱呼及署名，範本不用再寫。',
    unknown: '沒有這些欄位：{fields}',
    languages: '語言',
    updated: '更新時間',
    add: '新增範本',
    change: '更改範本',
    remove: '移除',
    removeTitle: '移除「{title}」？',
    removeLead: '同事不能再選用這個範本。已寄出的回覆不受影響。',
    choose: '選用範本',
    otherLanguage: '這個範本沒有客人的語言，已填上另一語言。',
    open: '寄出前請先填寫：{fields}',
  },
  resources: { replyTemplates: { name: '回覆範本' } },
  permissions: { 'reply-templates.write': '管理回覆範本' },
  audit: {
    actions: {
      'reply-templates.add': '{who} 新增了回覆範本「{thing}」',
      'reply-templates.change': '{who} 更改了回覆範本「{thing}」',
      'reply-templates.remove': '{who} 移除了回覆範本「{thing}」',
    },
    subjects: { 'reply-template': '回覆範本' },
  },
} as const
