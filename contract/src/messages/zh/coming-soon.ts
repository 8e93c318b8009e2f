export const comingSoon = {
  label: '準備中',
  sentence: '這一頁還在籌備，尚未能使用。你可以先看看傢俬和服務，或者直接告訴我們你的需要。',
  products: '選購傢俬',
  services: '設計及裝修服務',
  contact: '聯絡我們',
} as const
