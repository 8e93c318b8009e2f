/** Words of the search in the header. */
export const search = {
  open: '搜尋',
  label: '搜尋產品及服務',
  example: '梳化、吊燈、度尺',
  close: '關閉搜尋',
  browse: '由這裡開始',
  suggestions: '搜尋建議',
  products: '產品',
  services: '服務',
  more: '更多結果',
  allProducts: '查看全部 {count, number} 件產品',
  allServices: '查看所有服務',
  found: '{count, plural, =0 {找不到「{keyword}」，試試短一點的字詞。} other {「{keyword}」有 # 項建議}}',
  failed: '暫時未能搜尋，請稍後再試。',
} as const
