/** What a summary of the week says to staff. */
export const weeklySummaryWords = {
  heading: '一週摘要：{from} 至 {until}',
  figures: '這一週（括號內為前一週）',
  figure: {
    orders: '訂單',
    paid: '已付款訂單',
    takings: '收款',
    enquiries: '查詢',
    answered: '已回覆的查詢',
    contracts: '簽約的查詢',
  },
  beside: '{count}（{before}）',
  waiting: '現在待辦',
  stock: '快將售罄',
  left: '尚餘 {count} 件',
  lasts: '尚餘 {count} 件，約夠 {days} 天',
  more: '另有 {count} 項。',
  action: '打開後台',
  hint: '請到後台查看：',
  closing: '你在後台「通知設定」選擇每星期一收取這份摘要，可隨時在那裏取消：{url}',
}
