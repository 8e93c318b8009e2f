import type { FieldErrorCode } from '../../errors.ts'

/** What is wrong with one field. */
export const fieldErrors = {
  required: '請填寫這一欄。',
  'wrong-type': '這一欄的資料類型不正確。',
  'unknown-field': '不接受這一欄。',
  'too-short': '內容太短。',
  'too-long': '內容太長。',
  'too-small': '數值太小。',
  'too-big': '數值太大。',
  'not-whole': '請填寫整數。',
  'not-listed': '請從選項中選擇。',
  'email-format': '電郵格式不正確',
  'phone-format': '電話格式不正確',
  'password-format': '密碼格式不正確：必須為 8 個或以上字元，並混合英文字母及數字',
  'password-common': '這個密碼太常見，很容易被人猜中，請換一個。',
  'not-number': '請填寫數字。',
  'ends-before': '結束時間要在開始之後。',
  'link-format': '請填店內的路徑，例如 /projects；或以 https://、mailto:、tel: 開頭的連結。',
  placeholder: '大括號內的名稱必須與原文相同。',
  'date-format': '日期格式不正確。',
  'control-characters': '內容含有不能使用的字元。',
  duplicate: '這一項重複了。',
  differs: '這裡與產品第一行所寫的不同。',
  stale: '匯出檔案後，這裡在店內已有改動。請重新匯出，再在新檔案上修改。',
  'not-as-exported':
    '要填存貨，旁邊須有同一個檔案匯出的 exported_stock_… 欄，否則會蓋過之後的銷售。請重新匯出；如非更改存貨，請刪去這一欄。',
  'day-past': '請選擇明天或之後的日子。',
  'day-closed': '我們當日休息，請選擇其他日子。',
  'day-too-far': '這天太遠，暫未接受預約，請選擇較早的日子。',
  'slot-not-on-offer': '這個時段不在辦公時間內，請選擇其他時段。',
  invalid: '這一欄的內容不正確。',
} as const satisfies Record<FieldErrorCode, string>
