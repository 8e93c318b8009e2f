import type { Translated } from '../../message-types.ts'
import type { postComments as source } from '../../zh/staff/post-comments.ts'

export const postComments: Translated<typeof source> = {
  comments: {
    words: '评论内容',
    article: '文章',
    writer: '评论者',
    written: '评论日期',
    changed: '处理日期',
    reason: '原因',
    acts: '操作',
    search: '评论内容的文字',
    openArticle: '打开文章',
    none: '这里没有评论。',
    lead: '最早留下的排在最前。显示后，所有人都会看到。',
    show: '显示',
    hide: '隐藏',
  },
  commentStatus: {
    DRAFT: '待审核',
    ACTIVE: '已显示',
    HIDDEN: '已隐藏',
  },
  heldFor: {
    links: '含有链接',
    repeat: '重复内容',
    flood: '短时间内发表过多',
  },
  resources: {
    comments: { name: '评论' },
  },
  permissions: {
    'comments.read': '查看评论',
    'comments.decide': '审核评论',
  },
  audit: {
    actions: {
      'comments.decide': '{who} 审核了文章“{thing}”的评论',
    },
    subjects: {
      comment: '评论',
    },
  },
}
