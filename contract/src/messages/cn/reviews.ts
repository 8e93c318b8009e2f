import type { Translated } from '../message-types.ts'
import type { reviews as source } from '../zh/reviews.ts'

export const reviews: Translated<typeof source> = {
  title: '评价',
  lead: '说说用下来的感受，我们审核后就会公开。',
  write: '写评价',
  formOf: '评价 {title}',
  rating: '评分',
  unrated: '请选择',
  ratingMissing: '请选择一到五星。',
  stars: {
    one: '一星：很失望',
    two: '两星：有待改进',
    three: '三星：还可以',
    four: '四星：满意',
    five: '五星：非常满意',
  },
  starsOf: '{count, number} 星',
  comment: '评语',
  optional: '（选填）',
  commentHint: '材质、尺寸、配送和安装，对其他人都有帮助。',
  send: '提交评价',
  sent: '谢谢您的评价，审核通过后就会公开。',
  failed: '评价没有提交成功，内容还在这里。{reason}',
  states: {
    WAITING: '等待审核',
    APPROVED: '已通过',
    REJECTED: '未通过',
  },
  reply: '我们的公开回复',
  reason: '原因：{reason}',
}
