/** The mail to staff about undecided proofs of payment. */
export const proofReminders = {
  heading: '有付款證明等候核對',
  lead: '{count} 份付款證明等了超過 {hours} 小時仍未核對，最早的一份於 {time} 上載。客人的貨品仍然保留，訂單不會自動取消。',
  action: '核對付款證明',
  hint: '請到後台逐份核對。',
  closing: '可處理付款的職員都會收到這封電郵，直至全部核對完成。',
} as const
