/** What a list says while there is nothing in it: what will come, and how. */
export const emptyLists = {
  emptyLists: {
    orders: '還未有訂單。客人在網店落單後，訂單便會列在這裡；來電或來訊的訂單，可按「代客落單」加入。',
    customers: '還未有客人登記。登記了的客人會列在這裡；沒有開帳戶而落單的，可看上方的「訪客」。',
    guests: '還未有訪客落單。',
    products: '還未有產品。按「新增產品」加入第一件，或按「匯入及匯出」上載一個檔案。',
    campaigns: '還未有推廣活動。活動會自動減價，例如全店九折、買三送一，或滿額送贈品；啟用前可先試算。',
    vouchers: '還未有優惠券。客人輸入優惠碼或以積分換領後使用；啟用前可先試算。',
    post: '還未有文章。按「新增文章」開始，發佈前只有同事看到。',
    project: '還未有案例。按「新增案例」開始，或由一項已完成的裝修工程準備。',
    pictures: '還未有圖片。加到產品、文章、案例或頁面的圖片都會列在這裡。',
  },
} as const
