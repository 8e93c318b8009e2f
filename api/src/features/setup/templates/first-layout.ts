import type { Words } from './template-types.ts'

/** The navigation of a shop that has no categories yet. */
export const firstNavigation: { title: Words; path: string; children?: { title: Words; path: string }[] }[] = [
  { title: { en: 'Shop', zh: '選購', cn: '选购' }, path: '/products' },
  { title: { en: 'Services', zh: '設計及裝修', cn: '设计与装修' }, path: '/services' },
  { title: { en: 'Projects', zh: '設計案例', cn: '设计案例' }, path: '/projects' },
  { title: { en: 'Journal', zh: '家居誌', cn: '家居志' }, path: '/blogs' },
  {
    title: { en: 'About', zh: '關於我們', cn: '关于我们' },
    path: '/about-us',
    children: [
      { title: { en: 'About us', zh: '認識我們', cn: '认识我们' }, path: '/about-us' },
      { title: { en: 'Contact', zh: '聯絡我們', cn: '联系我们' }, path: '/contact-us' },
      { title: { en: 'Start your project', zh: '查詢裝修', cn: '咨询装修' }, path: '/enquiry' },
      { title: { en: 'Book an appointment', zh: '預約時間', cn: '预约时间' }, path: '/appointments' },
    ],
  },
]

export const layoutWords = {
  about: {
    en: 'Interior design, renovation and furniture for Hong Kong homes and workplaces.',
    zh: '為香港的住宅及商業空間做室內設計、裝修及傢俬。',
    cn: '为香港的住宅与商业空间做室内设计、装修和家具。',
  },
  visit: { en: 'Visit the studio', zh: '到訪工作室', cn: '到访工作室' },
  chat: {
    en: 'Chat with us on WhatsApp',
    zh: '以 WhatsApp 聯絡我們',
    cn: '通过 WhatsApp 联系我们',
  },
  memberStore: { en: 'Member store', zh: '會員積分換購', cn: '会员积分商城' },
  warehouse: { en: 'Studio', zh: '工作室', cn: '工作室' },
  collection: { en: 'Collect from the studio', zh: '工作室自取', cn: '工作室自取' },
  collectionText: {
    en: 'We message you when it is ready. Please bring the order reference to {company.address}.',
    zh: '貨品備妥後會通知你。領取時請出示訂單編號，地址：{company.address}。',
    cn: '货品备好后会通知您。领取时请出示订单编号，地址：{company.address}。',
  },
  member: { en: 'Member', zh: '會員', cn: '会员' },
  hours: {
    en: 'Monday to Friday, 10:00–18:00; closed on public holidays',
    zh: '星期一至五 10:00–18:00；公眾假期休息',
    cn: '周一至周五 10:00–18:00；香港公众假期休息',
  },
} as const satisfies Record<string, Words>

export const channelTitles = {
  bank_transfer: { en: 'Bank transfer', zh: '銀行轉賬', cn: '银行转账' },
  fps: { en: 'FPS', zh: '轉數快', cn: '转数快（FPS）' },
  payme: { en: 'PayMe', zh: 'PayMe', cn: 'PayMe' },
} as const satisfies Record<string, Words>
