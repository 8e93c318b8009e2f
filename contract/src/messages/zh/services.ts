/** Words of the list of services. */
export const services = {
  description: '上門度尺、平面規劃、設計顧問以至全屋裝修。價錢和包括的項目清楚列明，日子由你揀。',
  intro: '由一次度尺開始，到完工入伙為止，每一步都可以分開預約。價錢和包括的項目清楚列明，日子由你揀。',
  book: '預約這項服務',
  details: '了解詳情',
  packages: '{count, plural, other {# 個套餐}}',
  leadTime: '約 {days, number} 天',
  unsureTitle: '未知由哪一步開始？',
  unsureText: '告訴我們單位的面積、地區和入伙日期，設計師會建議合適的服務。',
  unsureAction: '查詢裝修',
} as const
