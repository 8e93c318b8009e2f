import type { Words } from '../locales.ts'

/** The page that a browser caches for use without a network; it can load nothing from the shop, not even messages. */
export const offlinePage = {
  title: { en: 'You are offline', zh: '現時沒有網絡', cn: '目前没有网络' },
  text: {
    en: 'This page is not kept on your device. It opens by itself once you are connected again; your booking form is kept meanwhile.',
    zh: '這一頁未有存在你的裝置上。連上網絡後會自動開啟，預約表格的內容一直保留。',
    cn: '这一页没有保存在您的设备上。连上网络后会自动打开，预约单里的内容一直保留。',
  },
  tryAgain: { en: 'Try again', zh: '再試一次', cn: '重试' },
} as const satisfies Record<string, Words>
