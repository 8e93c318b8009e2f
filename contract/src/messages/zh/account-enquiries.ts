/** A member's own renovation: what he asked, and what he booked. */
export const accountEnquiries = {
  lead: '你向我們查詢過的家居，以及預約了的上門度尺和服務，都在這裡跟進。',
  enquiries: '你的查詢',
  noEnquiries: '未有查詢',
  noEnquiriesText: '告訴我們你的家和想法，登入後送出的查詢會在這裡顯示進度。',
  ask: '送出查詢',
  sent: '{time} 送出',
  stages: { received: '已收到', answered: '已回覆', closed: '已完結' },
  next: '下一步',
  nextOf: {
    received: '設計師正細閱你的查詢，會在 {time} 或之前回覆。',
    late: '我們答應了在 {time} 前回覆，但仍未做到，很抱歉。請直接致電或以 WhatsApp 聯絡我們，並提及 {reference}。',
    answered: '我們已經回覆。可以直接回應設計師，約時間上門度尺。',
    closed: '這宗查詢已經完結。如想再跟進，聯絡時請提及 {reference}。',
  },
  area: '實用 {feet, number} 平方呎',
  pictures: '{count, number} 張圖片',
  services: '上門及服務預約',
  servicesText: '度尺、平面設計、諮詢及裝修套餐。',
  toServices: '預約服務',
  open: '查看預約 {reference}',
} as const
