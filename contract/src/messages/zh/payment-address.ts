/** To the owners, when where money is paid to was changed. */
export const paymentAddress = {
  heading: '收款資料已更改',
  lead: '{who} 於 {when} 更改了商店的收款資料。',
  check: '如果這不是你們的決定，請立即到後台還原上一個版本，並更改密碼。',
  who: '由誰',
  when: '時間',
  fields: '更改了的欄位',
  action: '查看設定',
  hint: '請到後台核對。',
  closing: '每位擁有者都會收到這封電郵。',
  system: '系統',
  channels: { bank_transfer: '銀行轉賬', fps: '轉數快', payme: 'PayMe' },
  parts: {
    title: '名稱',
    bank_name: '銀行',
    account_name: '戶口名稱',
    account_number: '戶口號碼',
    fps_id: '轉數快識別碼',
    payee_name: '收款人',
    account: '帳戶',
    url: '連結',
    instructions: '說明',
  },
  /** Where a text contains an account, a number or an address. */
  named: {
    heading: '商店文字寫上了新的帳號或聯絡方式',
    lead: '{who} 於 {when} 發佈了「{title}」，當中有商店以往沒有的號碼或地址，客人可能會據此付款。',
    list: '新出現的號碼或地址',
  },
}
