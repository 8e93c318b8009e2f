import type { SeedContent } from './content-types.ts'
import { company } from '../configuration/shop-constants.ts'
import { prose } from './prose.ts'

const phoneLink = `tel:${company.phone.replaceAll(' ', '')}`
const chatLink = `https://wa.me/${company.whatsapp.replace(/\D/g, '')}`

export const contactUs: SeedContent = {
  slug: 'contact-us',
  title: { en: 'Contact us', zh: '聯絡我們', cn: '联系我们' },
  description: {
    en: 'Come and see us in Kwun Tong, ring, or write on WhatsApp: a designer answers, not a machine.',
    zh: '歡迎到觀塘工作室坐坐，來電或 WhatsApp 也可以，由設計師親自回覆。',
    cn: '欢迎来香港观塘工作室坐坐，电话或 WhatsApp 也行，由设计师亲自回复。',
  },
  updatedOn: '2026-10-01',
  blocks: [
    {
      type: 'studio',
      title: { en: 'The studio in Kwun Tong', zh: '觀塘工作室', cn: '观塘工作室' },
      text: {
        en: 'Samples to touch, chairs to sit in, and a table long enough for your floor plan. By appointment.',
        zh: '樣板可以觸摸，椅子可以試坐，還有一張夠長的枱，攤開你家的平面圖。到訪請先預約。',
        cn: '样板可以触摸，椅子可以试坐，还有一张够长的桌子，摊开您家的户型图。到访请先预约。',
      },
      picture: {
        file: 'rooms/lobby-2.jpg',
        alt: {
          en: 'Waiting area with rounded armchairs in front of the reception counter and tall windows.',
          zh: '等候區的圓身單椅，背景是接待櫃枱和落地玻璃窗。',
          cn: '等候区的圆身单椅，背景是接待前台和落地玻璃窗。',
        },
      },
    },
    {
      type: 'markdown',
      body: {
        en: prose`
          ## How to find us

          From Kwun Tong MTR station it is an eight-minute walk; the lift takes prams and wheelchairs. Visits are by
          appointment, so that a designer has time for you. (This is a demonstration shop: the address and the
          numbers are invented.)

          ## Write or call

          - WhatsApp: [${company.whatsapp}](${chatLink}). The quickest way during opening hours.
          - Telephone: [${company.phone}](${phoneLink})
          - Email: [${company.email}](mailto:${company.email}). We answer within one working day.

          ## About an order

          Please have the order reference ready, or look it up under [order tracking](/order-tracking) with your
          email or phone number. If a delivery is for today, telephone us rather than write.

          ## About your home

          It helps to know the district, the saleable area, when you get the keys, and what bothers you most about
          the flat as it is. A photograph of the floor plan is worth more than a long letter. The
          [enquiry form](/enquiry) asks for exactly this and takes three minutes.

          ## In bad weather

          The studio closes while signal No. 8 or above, a black rainstorm warning or “extreme conditions” is in
          force. An appointment on such a day does not take place; you have your money back and can book another day.
        `,
        zh: prose`
          ## 怎樣前來

          由港鐵觀塘站步行約八分鐘，升降機可容納嬰兒車及輪椅。工作室採預約制，好讓設計師預留時間給你。（本網店為示範用途，地址及號碼均屬虛構。）

          ## 訊息或電話

          - WhatsApp：[${company.whatsapp}](${chatLink})，開放時間內回覆最快
          - 電話：[${company.phone}](${phoneLink})
          - 電郵：[${company.email}](mailto:${company.email})，一個工作天內回覆

          ## 查詢訂單

          請準備訂單編號，或以電郵或電話號碼在[追蹤訂單](/order-tracking)查看。如屬當日送貨，請直接致電。

          ## 查詢裝修

          請告訴我們地區、實用面積、收樓日期，以及現時最困擾你的地方。一張平面圖的相片，比長篇文字更有用。[查詢表格](/enquiry)正好包括這些內容，約三分鐘便可填妥。

          ## 惡劣天氣安排

          八號或以上信號、黑色暴雨警告或「極端情況」生效期間，工作室暫停開放。當日的預約會取消，費用全數退還，你可再約其他日子。
        `,
        cn: prose`
          ## 怎样前来

          从港铁观塘站步行约八分钟，电梯可容纳婴儿车和轮椅。工作室采用预约制，好让设计师为您留出时间。（本网店仅作演示，地址和号码均为虚构。）

          ## 消息或电话

          - WhatsApp：[${company.whatsapp}](${chatLink})，开放时间内回复最快
          - 电话：[${company.phone}](${phoneLink})
          - 邮箱：[${company.email}](mailto:${company.email})，一个工作日内回复

          ## 查询订单

          请准备好订单编号，或用邮箱或手机号在[查询订单](/order-tracking)中查看。如果是当天送货，请直接致电。

          ## 咨询装修

          请告诉我们房屋所在地区、实用面积、收房日期，以及目前最困扰您的地方。一张户型图的照片，比长篇文字更有用。[咨询表](/enquiry)正好包括这些内容，约三分钟就能填完。

          ## 恶劣天气安排

          香港八号或以上风球、黑色暴雨警告或“极端情况”生效期间，工作室暂停开放。当天的预约会取消，费用全额退还，您可再约其他日子。
        `,
      },
    },
    {
      type: 'enquiry-band',
      title: { en: 'Planning a renovation?', zh: '準備裝修？', cn: '准备装修？' },
      text: {
        en: 'Send us the plan and the budget you have in mind. A designer reads it, not a machine.',
        zh: '把平面圖和心目中的預算傳給我們，由設計師親自細閱。',
        cn: '把户型图和心里的预算发给我们，由设计师亲自阅读。',
      },
      action: { title: { en: 'Start your enquiry', zh: '開始查詢', cn: '开始咨询' }, path: '/enquiry' },
    },
  ],
}
