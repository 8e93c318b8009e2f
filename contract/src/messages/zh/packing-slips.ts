/** Words of the sheet that goes into a parcel. */
export const packingSlips = {
  title: '裝箱單',
  reference: '訂單編號',
  date: '落單時間',
  courier: '送貨',
  collection: '取貨',
  trackingNumber: '運單編號',
  item: '貨品',
  sku: '貨號',
  quantity: '數量',
  units: '共 {count} 件',
  note: '客人備註',
  foot: '收貨時請點算件數；如有缺少或損毀，請盡快聯絡我們。',
  collectionFoot: '取貨時請點算件數；如有缺少或損毀，請即時告訴我們。',
  labels: '地址標籤',
  pickList: '執貨單',
  orders: '訂單',
} as const
