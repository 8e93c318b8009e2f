/** Comments to show or hide. */
export const postComments = {
  comments: {
    words: '留言',
    article: '文章',
    writer: '留言者',
    written: '留言日期',
    changed: '處理日期',
    reason: '原因',
    acts: '操作',
    search: '留言內文',
    openArticle: '開啟文章',
    none: '這裡沒有留言。',
    lead: '最早留下的排在最前。顯示後，所有人都會看到。',
    show: '顯示',
    hide: '隱藏',
  },
  commentStatus: {
    DRAFT: '待審核',
    ACTIVE: '已顯示',
    HIDDEN: '已隱藏',
  },
  heldFor: {
    links: '含有連結',
    repeat: '重複內容',
    flood: '短時間內太多',
  },
  resources: {
    comments: { name: '留言' },
  },
  permissions: {
    'comments.read': '查看留言',
    'comments.decide': '審核留言',
  },
  audit: {
    actions: {
      'comments.decide': '{who} 審核了文章「{thing}」的留言',
    },
    subjects: {
      comment: '留言',
    },
  },
} as const
