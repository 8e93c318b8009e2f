/** Where pages of a former shop are now. */
export const formerAddresses = {
  formerAddresses: {
    lead: '舊網店的地址會永久轉到這裡的頁面（301）。匯入產品時會自動加入，你亦可自行新增。',
    none: '未有舊地址。',
    search: '尋找地址',
    path: '舊地址',
    pathHint: '只填網域之後的部分，例如 /collections/sofas',
    to: '轉到',
    toHint: '店內的路徑，例如 /products',
    since: '加入日期',
    hidden: '產品公開後生效',
    add: '新增舊地址',
    remove: '移除',
    removeTitle: '移除「{path}」？',
    removeLead: '之後開啟這個地址會看到「找不到此頁面」。',
  },
  resources: { formerAddresses: { name: '舊地址' } },
  audit: {
    actions: {
      'former-addresses.add': '{who} 把舊地址「{thing}」轉到新頁面',
      'former-addresses.remove': '{who} 移除了舊地址「{thing}」',
    },
    subjects: { 'former-address': '舊地址' },
  },
} as const
