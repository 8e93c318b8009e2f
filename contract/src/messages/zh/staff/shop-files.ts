export const shopFiles = {
  shopFile: {
    title: '店舖檔案',
    lead: '主題、頁面和店舖設定連圖片存成一個檔案，可帶到另一間 Fitout 網店。匯入前會先逐行檢查，有一行不對就甚麼都不會改；匯入的內容先成為草稿，由你逐份預覽、發佈。',
    export: '匯出主題、頁面及設定',
    would: '檢查完成，匯入會為以下 {count} 份內容建立草稿，並加入 {pictures} 張圖片：',
    applied: '已為以下 {count} 份內容建立草稿，並加入 {pictures} 張圖片：',
  },
} as const
