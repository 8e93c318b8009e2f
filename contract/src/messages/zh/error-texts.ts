import { fieldErrors as fields } from './field-errors.ts'
import { missingFields as missing } from './missing-fields.ts'

/** Errors, outcomes and empty places, as the screens say them. */
export const errors = {
  error: '錯誤',
  serverError: '伺服器錯誤',
  success: '成功',
  emailFormat: '電郵格式不正確',
  phoneFormat: '電話格式不正確',
  passwordFormat: '密碼格式不正確',
  passwordRule: '必須為 8 個或以上字元，並混合英文字母及數字',
  pageNotFound: '找不到頁面',
  thisPageNotFound: '找不到此頁面',
  addressNotFound: '找不到所要求的網址',
  backHome: '返回主頁',
  noOrder: '找不到訂單',
  noResults: '這裡暫時未有內容',
  noComments: '沒有留言',
  noReviews: '沒有評價',
  noImages: '沒有已上載的圖片',
  noBookingRequests: '沒有預約申請',
  internalError: '系統出現問題，我們已經記錄，請稍後再試。',
  offline: '現時沒有網絡',
  offlineText: '未能取得這一頁。連上網絡後會自動開啟，預約表格的內容一直保留。',
  unreachable: '暫時未能連接，請稍後再試。',
  fields,
  missing,
} as const
