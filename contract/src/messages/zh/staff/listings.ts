/** A page as search engines show it. */
export const listings = {
  listing: {
    heading: '在搜尋引擎的顯示',
    lead: 'Google 等搜尋結果、瀏覽器分頁及分享連結會這樣顯示本頁。搜尋引擎有時會自行選用頁內其他文字。',
    preview: '搜尋結果預覽',
    usual: '留空則沿用本頁的文字。',
    length: '約 {count, number}／{most, number} 字',
    long: '約 {count, number} 字，多於 {most, number} 字的部分多數不會顯示。',
  },
} as const
