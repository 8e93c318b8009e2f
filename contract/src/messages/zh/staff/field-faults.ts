/** What the browser finds wrong with a field, said by the page. */
export const fieldFaults = {
  fieldFaults: {
    required: '請填寫這一欄。',
    choice: '請選擇一項。',
    tick: '請先勾選。',
    email: '請填寫完整的電郵地址，例如 name@example.com。',
    phone: '電話號碼不完整或位數不對，請核對。',
    link: '請填寫完整的網址，以 https:// 開頭。',
    number: '請填寫數字。',
    day: '請填寫完整的日期。',
    time: '請填寫完整的時間。',
    whole: '請填寫整數。',
    step: '請填寫 {step} 的倍數。',
    cents: '最多兩個小數位。',
    least: '不可少於 {least}。',
    most: '不可多於 {most}。',
    first: '不可早於 {first}。',
    last: '不可遲於 {last}。',
    short: '最少要有 {least} 個字元。',
    long: '最多 {most} 個字元。',
    format: '格式不正確，請檢查。',
  },
} as const
