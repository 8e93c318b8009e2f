export const handbook = {
  handbook: {
    title: '使用手冊',
    helpOf: '這一頁的說明',
    lead: '每項工作怎樣做，附圖片。可按字詞搜尋，或由目錄選擇。',
    contents: '手冊目錄',
    search: '搜尋手冊',
    none: '手冊內找不到這些字詞。',
    behind: '系統管理及開發',
    onwards: '其他頁',
    all: '手冊目錄',
  },
}
