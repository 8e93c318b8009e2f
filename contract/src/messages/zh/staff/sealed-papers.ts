export const sealedPapers = {
  sealedPapers: {
    lead: '客戶刪除帳戶後，已簽署的文件及已確認的付款會封存，只有擁有者可以開啟，到期後自動刪除。每次開啟都會記錄在操作紀錄。',
    none: '沒有封存文件。',
    search: '工程編號',
    reference: '工程',
    paper: '文件',
    sealed: '封存日期',
    keptUntil: '保存至',
    open: '開啟',
    kinds: {
      QUOTATION: '已接納的報價單',
      SCAN: '已簽署文件的掃描',
      VARIATION: '已批准的工程變更',
      CERTIFICATE: '交收證明書',
      RECEIPT: '收據',
      PICTURE: '付款圖片',
    },
  },
  resources: { sealedPapers: { name: '封存文件' } },
  permissions: { 'sealed-papers.read': '查閱封存文件' },
  audit: { actions: { 'sealed-papers.open': '{who} 開啟了工程 {thing} 的封存文件' } },
} as const
