/** The studio's side of payments for renovations. */
export const paymentRecords = {
  audit: {
    actions: {
      'instalments.due': '{who} 更改了裝修工程 {thing} 一期付款的到期日',
      'payment-records.enter': '{who} 為裝修工程 {thing} 輸入了付款',
      'payment-records.confirm': '{who} 確認了裝修工程 {thing} 的付款',
      'payment-records.refuse': '{who} 拒絕了裝修工程 {thing} 的付款紀錄',
      'payment-records.reverse': '{who} 撤銷了裝修工程 {thing} 的付款確認',
      'payment-records.read-again': '{who} 再次識別了裝修工程 {thing} 的付款圖片',
      'payment-records.refund': '{who} 記下了裝修工程 {thing} 的退款',
    },
  },
} as const
