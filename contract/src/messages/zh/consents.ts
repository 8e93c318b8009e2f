/** What a person agrees to, word for word. A changed word needs a new version: the old one stays with the log. */
export const consents = {
  wordings: {
    direct_marketing:
      '我同意你們使用我的姓名、電郵、電話號碼、語言及購買紀錄，向我推廣你們的傢俬、燈飾及家居產品，設計及裝修服務，以及會員優惠、優惠券及活動。我可隨時免費撤回同意。資料不會交給他人作推廣用途。',
    receive_via_sms: '我同意經短訊接收我在下面選擇的訊息。',
    newsletter: { EMAIL: '以電郵收取通訊：新品、服務及會員優惠。', SMS: '以短訊收取通訊：新品、服務及會員優惠。' },
    delivery_status_update: {
      EMAIL: '貨物途中有新消息時，以電郵通知我。',
      SMS: '貨物途中有新消息時，以短訊通知我。',
    },
    wishlist_products_update: {
      EMAIL: '心水清單上的產品減價或補貨時，以電郵通知我。',
      SMS: '心水清單上的產品減價或補貨時，以短訊通知我。',
    },
    renovation_progress: {
      EMAIL: '我的裝修工程有新的工地日誌、完成的工序、檔案或訊息時，以電郵通知我，最多每小時一封。',
      SMS: '我的裝修工程有新的工地日誌、完成的工序、檔案或訊息時，以短訊通知我，最多每小時一則。',
    },
  },
  mail: {
    subject: '你選擇了接收以下訊息',
    lead: '多謝。你剛才在通知設定選擇了以電郵接收以下訊息：',
    settings: '查看通知設定',
    settingsHint: '每一項都可以隨時開關。',
    closing: '不想再收到？按以下連結即可，費用全免，毋須登入。',
    stop: '停止接收推廣訊息',
  },
  page: {
    title: '停止接收推廣訊息',
    ask: '按下面的按鈕，我們便不會再向這個電郵地址發送任何推廣訊息，費用全免。與你的訂單及預約有關的訊息會繼續發送。',
    button: '停止發送',
    doneTitle: '已經停止',
    done: '我們不會再向這個電郵地址發送推廣訊息。如日後改變主意，可在帳戶的通知設定重新選擇。',
    brokenTitle: '連結不完整',
    broken: '請由電郵重新開啟這條連結，並確保網址完整。',
    home: '返回主頁',
  },
} as const
