/** The studio's side of messages. */
export const renovationMessages = {
  renovationMessages: {
    title: '訊息',
    lead: '成員最後發言、等待回覆的討論，等得最久的排在最前。',
    none: '沒有等待回覆的訊息。',
    of: '「{line}」',
    general: '一般訊息',
    toRoom: '回到工程',
    studio: '工作室',
    noName: '沒有姓名',
    struck: '已刪去',
    strike: '刪去',
    write: '回覆',
    another: '另寫訊息',
    choose: '加入相片',
    removePicture: '移除 {name}',
    tooMany: '每則訊息最多 {most} 張相片。',
    send: '送出',
    sent: '已送出',
    settle: '不用回覆',
    settled: '已記下不用回覆',
    empty: '還沒有訊息。',
  },
  waiting: { messages: '則裝修訊息待回覆' },
  resources: { messages: { name: '訊息' } },
  audit: {
    actions: {
      'renovation-messages.write': '{who} 在裝修工程 {thing} 寫了訊息',
      'renovation-messages.strike': '{who} 刪去了在裝修工程 {thing} 寫的訊息',
      'renovation-messages.settle': '{who} 記下裝修工程 {thing} 的訊息不用回覆',
    },
  },
} as const
