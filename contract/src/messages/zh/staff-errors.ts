import type { ErrorCode } from '../../errors.ts'

/** Words of errors about a customer's things, as staff read them; all other errors read the same for everyone. */
export const staffErrors = {
  'no-session': '你已離開一段時間，請重新登入。',
  'not-found': '找不到這一頁或這項資料，可能已經移除。',
  'product-not-found': '找不到這件產品，可能已經刪除。',
  'variant-not-found': '找不到這個款式，可能已經移除。',
  'order-not-found': '找不到這張訂單。請檢查連結，或用訂單編號、客人姓名或電話搜尋。',
  'enquiry-not-found': '找不到這宗查詢。請檢查連結，或用編號、客人姓名或電話搜尋。',
  'customer-not-found': '找不到這位客人，可能已經合併，或客人已刪除帳戶。',
  'appointment-not-found': '找不到這個預約，請在預約清單查看。',
  'renovation-not-found': '找不到這項裝修工程。請檢查連結，或在工程清單查看。',
  'quotation-not-found': '找不到這份報價，請在工程頁查看現有的報價。',
  'variation-not-found': '找不到這項工程變更，請在工程頁查看。',
  'document-expired': '這份文件的有效期已過，請送出新的一份。',
  'no-certificate-yet': '交收證明書仍未備妥，工作室簽署後客戶才可以查看和簽署。',
  'too-many-defects': '這項工程的執漏項目已達上限，請先處理現有項目。',
  'too-many-open-orders': '這位客人有多張訂單尚未付款，請先確認收款或取消其中一張。',
  'orders-still-open': '這位客人仍有未完成的訂單，請待訂單完成或取消後再刪除帳戶。',
  'renovations-still-open': '這位客人有裝修工程正在進行，完成交收後才可刪除帳戶。',
  'not-enough-points': '這位客人的積分不足。',
} satisfies Partial<Record<ErrorCode, string>>
