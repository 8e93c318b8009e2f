/** Messages of the answer to a change of email or telephone number. */
export const contactChanges = {
  secondStep: '驗證碼已發送到 {contact}。請以該驗證碼和相同的新聯絡方式再次提交，完成更改。',
  changed: '聯絡方式已更改。',
}
