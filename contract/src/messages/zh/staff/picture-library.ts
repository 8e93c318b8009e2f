/** The pictures of the shop, and what they lack. */
export const pictureLibrary = {
  pictureLibrary: {
    title: '圖片庫',
    lead: '店舖的公開圖片，以及顯示它們的地方。',
    search: '描述或用途',
    none: '找不到這樣的圖片。',
    filter: '欠缺',
    lacks: {
      alt: '圖片描述',
      focus: '裁剪焦點',
      use: '顯示的地方',
    },
    noFocus: '未設裁剪焦點',
    noUse: '未有地方顯示',
    noAlt: '欠描述：{languages}',
    edit: '編輯',
    of: '編輯圖片 {number}',
    remove: '移除',
    removeOf: '移除圖片 {number}',
    removed: '圖片已從圖片庫移除',
    comesAlong: '未有地方顯示時的描述，選用時一併帶入',
    elsewhere: '描述在該處更改。',
    kinds: {
      product: '產品',
      category: '類別',
      post: '文章',
      project: '設計案例',
      service: '服務文字',
      page: '頁面',
      configuration: '店舖設定',
      mailing: '群組電郵',
    },
    places: {
      text: '（在內文）',
      draft: '（在草稿）',
    },
  },
} as const
