import type { PictureView } from '../src/picture.tsx'
import { inLanguage } from './language.ts'

const alts = inLanguage({
  zh: {
    living: '裝修後的客廳，淺色木地板，窗邊放灰綠梳化',
    before: '裝修前的同一客廳，水泥牆身',
    kitchen: '黑色廚櫃與開放式廚房',
    study: '靠窗的書房',
    bedroom: '米色調睡房',
    sofa: '灰綠三座位梳化',
    chair: '橡木餐椅',
    lamp: '陶瓷枱燈',
    lounge: '圈圈絨休閒椅',
  },
  cn: {
    living: '装修后的客厅，浅色木地板，窗边放灰绿沙发',
    before: '装修前的同一间客厅，水泥墙面',
    kitchen: '黑色橱柜与开放式厨房',
    study: '靠窗的书房',
    bedroom: '米色调卧室',
    sofa: '灰绿三人沙发',
    chair: '橡木餐椅',
    lamp: '陶瓷台灯',
    lounge: '圈圈绒休闲椅',
  },
  en: {
    living: 'The living room after the work, pale oak floor and a sage sofa by the window',
    before: 'The same living room before, bare concrete',
    kitchen: 'An open kitchen with black fronts',
    study: 'A study by the window',
    bedroom: 'A bedroom in oat and sand',
    sofa: 'Three-seat sofa in sage',
    chair: 'Dining chair in oak',
    lamp: 'Table lamp in ceramic',
    lounge: 'Lounge chair in bouclé',
  },
})

const room = (file: string, colour: string, alt: string): PictureView => ({
  url: `/_gallery/pictures/rooms/${file}`,
  width: 1600,
  height: 1067,
  widths: [320, 640, 960, 1600],
  colour,
  alt,
})
const piece = (file: string, alt: string): PictureView => ({
  url: `/_gallery/pictures/products/${file}`,
  width: 1200,
  height: 1200,
  widths: [160, 320, 640, 1200],
  colour: '#e8e8d8',
  alt,
})

export const rooms = {
  living: room('living-1', '#d8d8d8', alts.living),
  before: room('living-1-before', '#787878', alts.before),
  kitchen: room('kitchen-1', '#282828', alts.kitchen),
  study: room('study-1', '#a8a898', alts.study),
  bedroom: room('bedroom-1', '#c8c8b8', alts.bedroom),
}
export const pieces = {
  sofa: piece('sofa-sage', alts.sofa),
  chair: piece('dining-chair-oak', alts.chair),
  lamp: piece('table-lamp-ceramic', alts.lamp),
  lounge: piece('lounge-chair-boucle', alts.lounge),
}
