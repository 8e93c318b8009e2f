/** Messages about the devices that get push notices; loaded with that screen only. */
export const staffDeviceWords = {
  way: '裝置',
  title: '裝置通知',
  lead: '後台關上時，系統亦會彈出通知，只寫明發生了甚麼事，不含姓名。訊息加密後經由瀏覽器開發商的推送服務送達。安靜時段內會暫緩，系統狀況除外。',
  turnOn: '在此裝置接收通知',
  turnedOn: '此裝置會收到通知。',
  here: '此裝置',
  unnamed: '不明瀏覽器',
  since: '於 {at} 加入',
  failing: '自 {at} 起未能送達：{fault}',
  faults: {
    refused: '推送服務拒收',
    timeout: '推送服務沒有回應',
    unreachable: '未能連接推送服務',
    certificate: '推送服務的憑證無效',
    'inner-address': '位址屬於內部網絡',
  },
  remove: '移除 {name}',
  notAllowed: '瀏覽器不准本網站彈出通知。請在瀏覽器的網站設定准許通知，再試一次。',
  impossible: '此瀏覽器不支援網站通知。iPhone 及 iPad 要先將後台加到主畫面。',
  failed: '未能登記推送服務，請稍後再試。',
}
