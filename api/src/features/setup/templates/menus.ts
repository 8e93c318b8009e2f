import type { Words } from './template-types.ts'

/** The tabs of a member’s account. */
export const accountMenu: { key: string; title: Words; path: string; is_enabled: boolean }[] = [
  {
    key: 'overview',
    title: { en: 'My account', zh: '我的帳戶', cn: '我的账户' },
    path: '/account',
    is_enabled: true,
  },
  { key: 'orders', title: { en: 'Orders', zh: '訂單', cn: '订单' }, path: '/account/orders', is_enabled: true },
  {
    key: 'bookings',
    title: { en: 'Booking requests', zh: '預約申請', cn: '预约申请' },
    path: '/account/bookings',
    is_enabled: true,
  },
  {
    key: 'projects',
    title: { en: 'My renovation', zh: '我的裝修工程', cn: '我的装修项目' },
    path: '/account/projects',
    is_enabled: true,
  },
  {
    key: 'vouchers',
    title: { en: 'My vouchers', zh: '我的優惠券', cn: '我的优惠券' },
    path: '/account/vouchers',
    is_enabled: true,
  },
  {
    key: 'membership',
    title: { en: 'Membership and points', zh: '會員及積分', cn: '会员与积分' },
    path: '/account/membership',
    is_enabled: true,
  },
  {
    key: 'posts',
    title: { en: 'Liked articles', zh: '讚好的文章', cn: '点赞的文章' },
    path: '/account/posts',
    is_enabled: true,
  },
  {
    key: 'profile',
    title: { en: 'Profile', zh: '個人資料', cn: '个人资料' },
    path: '/account/profile',
    is_enabled: true,
  },
  {
    key: 'delivery',
    title: { en: 'Delivery details', zh: '收貨資料', cn: '收货信息' },
    path: '/account/delivery',
    is_enabled: true,
  },
  {
    key: 'notifications',
    title: { en: 'Notifications', zh: '通知設定', cn: '通知设置' },
    path: '/account/notifications',
    is_enabled: true,
  },
  {
    key: 'cards',
    title: { en: 'Saved cards', zh: '已儲存信用卡', cn: '已保存的信用卡' },
    path: '/account/cards',
    is_enabled: true,
  },
  {
    key: 'security',
    title: { en: 'Password and sign-in', zh: '密碼及登入', cn: '密码与登录' },
    path: '/account/security',
    is_enabled: true,
  },
]

type Section = { title: Words; links: { title: Words; url: string }[] }

export const footerSections: Section[] = [
  {
    title: { en: 'Shop', zh: '選購', cn: '选购' },
    links: [
      { title: { en: 'All pieces', zh: '所有產品', cn: '全部商品' }, url: '/products' },
      { title: { en: 'Vouchers', zh: '優惠券', cn: '优惠券' }, url: '/vouchers' },
      { title: { en: 'Member store', zh: '會員積分換購', cn: '会员积分商城' }, url: '/member-store' },
      { title: { en: 'Track an order', zh: '追蹤訂單', cn: '查询订单' }, url: '/order-tracking' },
    ],
  },
  {
    title: { en: 'Studio', zh: '工作室', cn: '工作室' },
    links: [
      { title: { en: 'Services', zh: '設計及裝修', cn: '设计与装修' }, url: '/services' },
      { title: { en: 'Projects', zh: '設計案例', cn: '设计案例' }, url: '/projects' },
      { title: { en: 'Journal', zh: '家居誌', cn: '家居志' }, url: '/blogs' },
      { title: { en: 'About us', zh: '關於我們', cn: '关于我们' }, url: '/about-us' },
      { title: { en: 'Contact', zh: '聯絡我們', cn: '联系我们' }, url: '/contact-us' },
      { title: { en: 'Start your project', zh: '查詢裝修', cn: '咨询装修' }, url: '/enquiry' },
      { title: { en: 'Book an appointment', zh: '預約時間', cn: '预约时间' }, url: '/appointments' },
      { title: { en: 'Budget estimate', zh: '裝修預算估算', cn: '装修预算估算' }, url: '/estimate' },
    ],
  },
  {
    title: { en: 'Terms', zh: '條款及政策', cn: '条款与政策' },
    links: [
      {
        title: { en: 'Terms and conditions', zh: '條款及細則', cn: '条款与细则' },
        url: '/terms-of-service/terms-and-conditions',
      },
      {
        title: { en: 'Payment and special fees', zh: '付款條款及附加費', cn: '付款条款与附加费' },
        url: '/terms-of-service/payment-terms-and-special-fees',
      },
      {
        title: { en: 'Refunds and returns', zh: '退款及退貨', cn: '退款与退货' },
        url: '/terms-of-service/refund-policy',
      },
      {
        title: { en: 'Privacy', zh: '私隱政策', cn: '隐私政策' },
        url: '/terms-of-service/privacy-policy',
      },
      {
        title: { en: 'Disclaimer', zh: '免責聲明', cn: '免责声明' },
        url: '/terms-of-service/disclaimer',
      },
    ],
  },
]

export const poweredBy: Words = {
  en: 'Powered by Fitout, the open storefront for studios',
  zh: '由開源網店系統 Fitout 提供',
  cn: '由开源网店系统 Fitout 提供',
}
