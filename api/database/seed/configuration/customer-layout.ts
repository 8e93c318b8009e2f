import { accountMenu, footerSections, poweredBy } from '../../../src/features/setup/templates/menus.ts'
import type { SeedPicture, Words } from '../seed-types.ts'
import { company } from './shop-constants.ts'

/** A path `category:<key>` stands for the page of that category; the seed replaces it with the address. */
export type NavigationItem = {
  title: Words
  path: string
  megamenu?: boolean
  picture?: SeedPicture
  children?: NavigationItem[]
}

const digits = (phone: string) => phone.replace(/\D/g, '')

const chatUrl = `https://wa.me/${digits(company.whatsapp)}`

const navigation: NavigationItem[] = [
  {
    title: { en: 'Shop', zh: '選購傢俬', cn: '选购家具' },
    path: '/products',
    megamenu: true,
    picture: {
      file: 'rooms/living-2.jpg',
      alt: {
        en: 'Corner view of the living room with a slatted oak sideboard, round mirror, sofa and framed prints.',
        zh: '客廳一角：橡木條紋餐邊櫃、圓鏡、梳化與掛畫。',
        cn: '客厅一角：橡木格栅餐边柜、圆镜、沙发与挂画。',
      },
    },
    children: [
      {
        title: { en: 'Furniture', zh: '傢俬', cn: '家具' },
        path: 'category:furniture',
        picture: {
          file: 'rooms/study-1.jpg',
          alt: {
            en: 'Home office with a full-wall walnut bookcase, writing desk, leather chair and brass pendant.',
            zh: '家居書房設整幅胡桃木書櫃、書枱、皮椅和黃銅吊燈。',
            cn: '家居书房设整面胡桃木书柜、书桌、皮椅和黄铜吊灯。',
          },
        },
        children: [
          { title: { en: 'Sofas', zh: '梳化', cn: '沙发' }, path: 'category:sofas' },
          { title: { en: 'Lounge chairs', zh: '休閒椅', cn: '休闲椅' }, path: 'category:lounge-chairs' },
          { title: { en: 'Dining chairs', zh: '餐椅', cn: '餐椅' }, path: 'category:dining-chairs' },
          {
            title: { en: 'Tables and desks', zh: '餐枱、茶几及書枱', cn: '餐桌、茶几与书桌' },
            path: 'category:tables',
          },
          { title: { en: 'Storage', zh: '收納櫃', cn: '收纳柜' }, path: 'category:storage' },
          { title: { en: 'Bedroom', zh: '睡房', cn: '卧室' }, path: 'category:bedroom' },
        ],
      },
      {
        title: { en: 'Lighting', zh: '燈飾', cn: '灯具' },
        path: 'category:lighting',
        picture: {
          file: 'rooms/dining-2.jpg',
          alt: {
            en: 'Marble table set for six, seen from the corner with a round mirror and tall sheer curtains.',
            zh: '從角落望向已擺好餐具的雲石餐枱，旁邊有圓鏡和落地紗簾。',
            cn: '从角落望向已摆好餐具的大理石餐桌，旁边有圆镜和落地纱帘。',
          },
        },
        children: [
          { title: { en: 'Pendant lamps', zh: '吊燈', cn: '吊灯' }, path: 'category:pendants' },
          { title: { en: 'Wall lights', zh: '壁燈', cn: '壁灯' }, path: 'category:wall-lights' },
          { title: { en: 'Floor lamps', zh: '座地燈', cn: '落地灯' }, path: 'category:floor-lamps' },
          { title: { en: 'Table lamps', zh: '枱燈', cn: '台灯' }, path: 'category:table-lamps' },
          { title: { en: 'Desk lamps', zh: '書枱燈', cn: '书桌灯' }, path: 'category:desk-lamps' },
        ],
      },
      {
        title: { en: 'Home and decor', zh: '家居擺設', cn: '家居饰品' },
        path: 'category:home',
        picture: {
          file: 'rooms/bathroom-2.jpg',
          alt: {
            en: 'Vanity with bowl basin and brass tap, a palm and a white tub under the window.',
            zh: '碗形洗手盆配黃銅水龍頭，旁有棕櫚盆栽，窗下為白色浴缸。',
            cn: '碗形洗手盆配黄铜水龙头，旁有棕榈盆栽，窗下为白色浴缸。',
          },
        },
        children: [
          { title: { en: 'Textiles and rugs', zh: '地氈及布藝', cn: '地毯与布艺' }, path: 'category:textiles' },
          { title: { en: 'Mirrors', zh: '鏡', cn: '镜子' }, path: 'category:mirrors' },
          {
            title: { en: 'Vases and tableware', zh: '花瓶及餐具', cn: '花瓶与餐具' },
            path: 'category:vases-and-tableware',
          },
          { title: { en: 'Indoor plants', zh: '室內植物', cn: '室内植物' }, path: 'category:indoor-plants' },
          { title: { en: 'Bathroom', zh: '浴室', cn: '浴室' }, path: 'category:bathroom' },
          { title: { en: 'Kids', zh: '兒童', cn: '儿童' }, path: 'category:kids' },
        ],
      },
    ],
  },
  { title: { en: 'Services', zh: '設計及裝修', cn: '设计与装修' }, path: '/services' },
  { title: { en: 'Projects', zh: '設計案例', cn: '设计案例' }, path: '/projects' },
  { title: { en: 'Journal', zh: '家居誌', cn: '家居志' }, path: '/blogs' },
  {
    title: { en: 'About', zh: '關於我們', cn: '关于我们' },
    path: '/about-us',
    children: [
      { title: { en: 'About us', zh: '認識拾光', cn: '认识拾光' }, path: '/about-us' },
      { title: { en: 'Contact', zh: '聯絡我們', cn: '联系我们' }, path: '/contact-us' },
      { title: { en: 'Start your project', zh: '查詢裝修', cn: '咨询装修' }, path: '/enquiry' },
      { title: { en: 'Book an appointment', zh: '預約時間', cn: '预约时间' }, path: '/appointments' },
      { title: { en: 'Budget estimate', zh: '裝修預算估算', cn: '装修预算估算' }, path: '/estimate' },
    ],
  },
]

export const customerLayout = {
  navbar: {
    logo: { title: { en: 'Lumen Interiors', zh: '拾光設計', cn: '拾光设计' }, path: '/' },
    navigation,
    account: accountMenu,
  },
  footer: {
    logo: { title: { en: 'Lumen Interiors', zh: '拾光設計', cn: '拾光设计' } },
    description: {
      en: 'Layout planning, fitting-out and made-to-measure furniture for Hong Kong homes since 2018.',
      zh: '自 2018 年起，為香港的家做平面規劃、裝修工程及訂造傢俬。',
      cn: '自 2018 年起，为香港的家做平面规划、装修施工和定制家具。',
    },
    social_media: [
      { name: 'Instagram', url: 'https://www.instagram.com/', fa_icon: 'fa-instagram' },
      { name: 'Facebook', url: 'https://www.facebook.com/', fa_icon: 'fa-facebook-f' },
      { name: 'Pinterest', url: 'https://www.pinterest.com/', fa_icon: 'fa-pinterest-p' },
      { name: 'WhatsApp', url: chatUrl, fa_icon: 'fa-whatsapp' },
    ],
    store_information: {
      title: { en: 'Visit the studio', zh: '到訪工作室', cn: '到访工作室' },
      address: {
        title: company.address,
        url: 'https://www.openstreetmap.org/search?query=Kwun%20Tong%20Station%2C%20Hong%20Kong',
      },
      phone: {
        title: { en: company.phone, zh: company.phone, cn: company.phone },
        url: `tel:+${digits(company.phone)}`,
      },
      email: {
        title: { en: company.email, zh: company.email, cn: company.email },
        url: `mailto:${company.email}`,
      },
    },
    sections: footerSections,
    /** The storefront replaces {year} with the current year. */
    copyright: {
      en: '© {year} Lumen Interiors Limited',
      zh: '© {year} 拾光設計有限公司',
      cn: '© {year} 拾光设计有限公司',
    },
    powered_by: poweredBy,
  },
  chat: {
    url: chatUrl,
    title: { en: 'Chat with us on WhatsApp', zh: '以 WhatsApp 聯絡我們', cn: '通过 WhatsApp 联系我们' },
  },
}
