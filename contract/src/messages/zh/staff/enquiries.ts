/** Enquiries as staff work on them. */
export const enquiries = {
  enquiries: {
    none: '這裡沒有查詢。',
    lead: '最快要回覆的排在最前。',
    reference: '查詢編號',
    late: '已過回覆時限',
    home: '單位',
    squareFeet: '平方呎',
    from: '來自頁面',
    received: '收到時間',
    replyBy: '回覆期限',
    owner: '負責人',
    nobody: '未有人跟進',
    ownedBy: '負責人：{name}',
    take: '由我跟進',
    giveBack: '放回待跟進',
    nextAction: '下一步',
    nextActionOn: '日期',
    nextIs: '下一步：{action}',
    actionLate: '下一步已逾期',
    followUp: '跟進',
    files: '圖則及相片（按一下放大）',
    plan: '打開平面圖（PDF）',
    byChat: 'WhatsApp',
    byPhone: '致電',
    handTo: '交給同事',
    everybody: '所有同事',
    mine: '由我跟進的',
    onlyLate: '只看逾期回覆',
    mark: '標示為「{status}」',
  },
  enquiryStatus: {
    NEW: '新查詢',
    ANSWERED: '已回覆',
    CLOSED: '已結束',
    SPAM: '垃圾訊息',
  },
  resources: {
    enquiries: {
      name: '查詢',
    },
  },
  permissions: {
    'enquiries.read': '查看查詢',
    'enquiries.work': '跟進查詢',
    'enquiries.export': '匯出查詢',
  },
  audit: {
    actions: {
      'enquiries.work': '{who} 跟進了查詢 {thing}',
      'enquiries.export': '{who} 匯出了查詢',
    },
    subjects: {
      enquiry: '查詢',
    },
  },
} as const
