/** To the owners, when a tool of the studio could not be told any more. */
export const webhookMails = {
  heading: '外部系統的通知已停用',
  failed: '「{title}」已連續三日收不到通知，商店因此停止向它發送。',
  gone: '「{title}」回覆表示已停止接收，商店因此停止向它發送。',
  meanwhile: '修復後請重新啟用；三十日內未能送達的通知可以逐一重發。',
  action: '查看發送紀錄',
  hint: '須先登入後台。',
  closing: '每位擁有者都會收到這封電郵。',
}
