/** What is written about an enquiry: answers, replies and notes. */
export const enquiryReplies = {
  enquiryReplies: {
    title: '對話',
    sender: '客人',
    answer: '回覆客人',
    answerHint: '以電郵寄給 {email}，語言：{language}',
    note: '內部備註',
    noteHint: '只有同事看得到',
    send: '寄出回覆',
    keepNote: '記下備註',
    sent: '回覆已交付寄出',
    noted: '已記下備註',
    noEmail: '對方沒有留下電郵：可記下備註，或以電話、WhatsApp 回覆。',
    handedOver: '{name} 交給 {to}',
    again: '再寄一次',
    sentAgain: '會再寄一次',
    waits: '客人再次來訊',
    handNote: '交接備註',
    handNoteHint: '例如：談到哪裡、答應了甚麼、下一步。同事會收到電郵。',
    handOver: '交給同事',
    handed: '已交給 {name}',
    mail: {
      WAITING: '等待寄出',
      RETRIED: '未能寄出，會再試（已試 {tries, number} 次）',
      SENT: '已於 {at} 寄出',
      FAILED: '無法寄出',
    },
  },
  audit: {
    actions: {
      'enquiry-replies.answer': '{who} 回覆了查詢 {thing}',
      'enquiry-replies.note': '{who} 為查詢 {thing} 記下備註',
      'enquiry-replies.hand-over': '{who} 把查詢 {thing} 交給同事',
      'enquiry-replies.send-again': '{who} 再次寄出查詢 {thing} 的回覆',
    },
  },
} as const
