/** Headings of the guide to the shop that programs read. */
export const publicPages = {
  kinds: {
    pages: '本店及條款',
    products: '產品',
    services: '服務',
    categories: '產品分類',
    projects: '設計案例',
    posts: '家居誌',
    vouchers: '優惠券',
    rewards: '會員積分換購',
  },
} as const
