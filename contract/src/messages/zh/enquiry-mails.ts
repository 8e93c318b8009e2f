/** The mail that acknowledges an enquiry. */
export const enquiryMails = {
  subject: '已收到你的查詢 {reference}',
  greeting: '{name}，你好：',
  lead: '多謝查詢。設計師會先細閱你的資料，並於 {time} 前以電郵或電話回覆你。',
  asked: '你的查詢',
  area: '{feet} 平方呎（{metres} 平方米）',
  labels: {
    reference: '查詢編號',
    location: '地區',
    area: '實用面積',
    style: '風格',
    budget: '預算',
    subject: '主題',
  },
  action: '瀏覽我們的網站',
  hint: '想補充資料？直接回覆這封電郵，並保留主旨內的查詢編號。',
  closing: '如果你沒有向我們查詢，不用理會這封電郵。',
  /** The mail that answers it. */
  answer: {
    heading: '關於你的查詢 {reference}',
    pictures: '附上 {count} 張圖片，可在網頁上查看。',
    asked: '你寫道',
    action: '查看及回覆',
    hint: '不用登入，連結在 {time} 前有效。在網頁回覆，整段對話會保留在一起。',
    closing: '查詢編號 {reference}',
  },
} as const
