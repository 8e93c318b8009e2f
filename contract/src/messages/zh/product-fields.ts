/** What stands above the texts of a product on its page, and names them to staff. */
export const productFactTexts = {
  materials: '物料',
  care: '保養',
}

/** What search engines show of a page. */
export const listingFields = {
  listing_title: '搜尋結果標題',
  listing_description: '搜尋結果說明',
}

/** The fields of a product in staff's form, in product files and in the audit log. */
export const productFields = {
  title: '名稱',
  summary: '簡介',
  description: '描述',
  ...productFactTexts,
  ...listingFields,
  tags: '搜尋關鍵字',
  lead_time_days: '備貨日數',
  rank: '推薦次序',
  width_mm: '闊（毫米）',
  depth_mm: '深（毫米）',
  height_mm: '高（毫米）',
}
