/** Mails about the handover of a renovation and its warranties. */
export const handoverMails = {
  greeting: '{name} 你好：',
  greetingUnnamed: '你好：',
  details: '資料',
  renovation: '工程編號',
  day: '交收日期',
  openDefects: '未完成的執漏項目',
  fixedDefects: '等你確認的執漏',
  defect: '第 {number} 項',
  separator: '、',
  warranty: '保養',
  until: '保養至',
  closing: '如有疑問，直接回覆這封電郵即可。',
  events: {
    certificate: {
      heading: '交收證明書已經簽妥',
      lead: '雙方已簽署交收證明書，附件與另一方收到的是同一份文件。保養期由證明書的日期起計算。',
      action: '查看執漏及保養',
      hint: '保養期內如有問題，可在專頁附上相片告訴我們。',
    },
    'defects-fixed': {
      heading: '執漏已經修妥，請你確認',
      lead: '下列執漏項目已經修妥。請看看是否滿意：可在專頁確認，或說明還有甚麼未做好。14 天內沒有回應，我們便可能結束該項目。',
      action: '查看執漏',
      hint: '專頁有修妥後的相片。',
    },
    'warranty-ends': {
      heading: '保養期將於 30 天內完結',
      lead: '下列保養期快將完結。請檢查一遍，如有問題，在完結之前附上相片告訴我們。',
      action: '查看保養或報告問題',
      hint: '保養期內提出的問題，期滿後仍會跟進。',
    },
  },
} as const
