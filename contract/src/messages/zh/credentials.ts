/** What one comes in with: contacts, passwords, codes. */
export const credentials = {
  email: '電郵',
  phone: '電話號碼',
  areaCode: '電話區號',
  areaCodes: { '852': '+852 香港', '853': '+853 澳門', '86': '+86 內地' },
  password: '密碼',
  newPassword: '新密碼',
  passwordRule: '8 個字元或以上，只可用英文字母和數字，兩者各至少一個；不可有空格或符號。',
  show: '顯示密碼',
  hide: '隱藏密碼',
} as const
