/** News of a delivery on its way, to those who chose to hear it. */
export const deliveryNews = {
  shipped: '訂單 {reference} 已交予 {courier}',
  ready: '訂單 {reference} 可以取貨',
  delivered: '訂單 {reference} 已送達',
  lead: {
    shipped: '你訂購的貨品已經出發，正由速遞公司運送。',
    ready: '你訂購的貨品已備妥，可以取貨。取貨時請出示訂單編號。',
    delivered: '你訂購的貨品已經送達。請檢查包裝及貨品，如有損壞，請於 48 小時內傳相片給我們。',
  },
  courier: '速遞公司',
  trackingNumber: '運單號碼',
  pickUpAddress: '地址',
  pickUpHours: '開放時間',
  action: '查看訂單',
  hint: '查閱時請輸入訂單編號，以及落單時填寫的電郵或電話。',
  closing: '你在通知設定選擇了接收送貨通知，所以收到這封電郵。',
  stop: '不想再收到：',
} as const
