export const contentExports = {
  contentExports: {
    title: '匯出內容',
    lead: '匯出所有已撰寫及上架的內容，包括各種語言、草稿及已隱藏的項目。訂單、客人及查詢可在其列表匯出；外觀、頁面及設定如要帶到另一間網店，請用「店舖檔案」。',
    kinds: {
      products: '產品（連款式及存貨）',
      categories: '產品類別',
      articles: '家居誌文章',
      'article-categories': '家居誌分類',
      projects: '設計案例',
      pages: '頁面（連所有版本）',
      reviews: '評價（不含姓名）',
      comments: '留言（不含姓名）',
      vouchers: '優惠券',
      campaigns: '推廣活動',
    },
  },
  permissions: { 'content.export': '匯出內容' },
  audit: { actions: { 'content.export': '{who} 匯出了內容' } },
}
