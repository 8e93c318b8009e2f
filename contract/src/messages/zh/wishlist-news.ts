export const wishlistNews = {
  back: '「{title}」有貨了',
  reduced: '「{title}」減價，現售 {price}',
  several: '你心水清單上有 {count} 件產品有新消息',
  lead: '你留起的產品有新消息：',
  section: '心水清單',
  now: '{before} → {price}',
  action: '看心水清單',
  hint: '數量有限，先到先得。',
  closing: '你在通知設定選擇了接收心水清單的消息，所以收到這封電郵。',
  stop: '不想再收到：',
} as const
