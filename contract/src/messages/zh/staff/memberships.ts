/** Levels of the membership. */
export const memberships = {
  levels: {
    title: '會員級別',
    lead: '已完成的訂單，每滿一元得一分；退款會收回相應積分。級別按累計賺取的積分計，用掉積分不會降級。',
    held: '店舖設定有未發佈的草稿，請先處理，才可在這裡更改級別。',
    toDraft: '開啟草稿',
    level: '級別 {number}',
    remove: '移除級別 {number}',
    from: '由多少分起',
    benefits: '禮遇',
    add: '加入級別',
    publish: '發佈',
    sample: '以一位客人為例',
    spent: '至今消費（港元）',
    order: '下一張訂單（港元）',
    before: '現時',
    adds: '訂單完成可得',
    after: '之後',
    next: '距離下一級',
    highest: '已是最高級別',
    points: '{points} 分',
  },
} as const
