/** Words of the order desk in the back office. */
export const orderDesk = {
  papers: {
    'packing-slip': '裝箱單',
    receipt: '收據',
    language: '文件語言',
  },
} as const
