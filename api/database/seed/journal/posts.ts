import type { SeedPicture, Words } from '../seed-types.ts'
import { authors } from './journal-authors.ts'
import type { JournalCategory } from './journal-categories.ts'
import { readArticle } from './read-article.ts'

export type SeedPost = {
  key: string
  title: Words
  excerpt: Words
  /** Markdown. */
  body: Words
  author: Words
  categories: JournalCategory[]
  tags: Words[]
  cover: SeedPicture
  /** ISO instant; newest first when sorted by time. */
  publishedAt: string
  /** Highest first in the "recommended" order. */
  rank: number
}

const tags = {
  measure: { en: 'Measuring', zh: '度尺', cn: '量房' },
  plan: { en: 'Floor plans', zh: '平面圖', cn: '户型图' },
  kitchen: { en: 'Kitchen', zh: '廚房', cn: '厨房' },
  worktop: { en: 'Worktops', zh: '檯面', cn: '台面' },
  cost: { en: 'Costs', zh: '費用', cn: '费用' },
  quotation: { en: 'Quotations', zh: '報價', cn: '报价' },
  lighting: { en: 'Lighting', zh: '燈光', cn: '灯光' },
  bedroom: { en: 'Bedroom', zh: '睡房', cn: '卧室' },
  paint: { en: 'Paint', zh: '油漆', cn: '油漆' },
  bathroom: { en: 'Bathroom', zh: '浴室', cn: '卫浴' },
  waterproofing: { en: 'Waterproofing', zh: '防水', cn: '防水' },
  newflat: { en: 'New flats', zh: '新樓', cn: '新房' },
  small: { en: 'Small flats', zh: '細單位', cn: '小户型' },
  leak: { en: 'Seepage', zh: '滲水', cn: '渗水' },
  storage: { en: 'Storage', zh: '收納', cn: '收纳' },
  joinery: { en: 'Joinery', zh: '訂造傢俬', cn: '定制家具' },
  health: { en: 'Indoor air', zh: '室內空氣', cn: '室内空气' },
  walkup: { en: 'Walk-ups', zh: '唐樓', cn: '唐楼' },
  handover: { en: 'Handover', zh: '驗樓', cn: '验房' },
  village: { en: 'Village houses', zh: '村屋', cn: '村屋' },
} as const satisfies Record<string, Words>

/** The metadata of articles; their texts are beside this file, one file per language. */
export const posts: SeedPost[] = [
  {
    key: 'measuring-a-flat',
    ...readArticle('measuring-a-flat'),
    author: authors.designer,
    categories: ['planning'],
    tags: [tags.measure, tags.plan],
    cover: {
      file: 'rooms/kitchen-2.jpg',
      alt: {
        en: 'Angled view of the kitchen island in front of a large steel window and open walnut shelves.',
        zh: '從側面看中島，背後是大面積鋼窗和胡桃木層架。',
        cn: '从侧面看中岛，背后是大面积钢窗和胡桃木层架。',
      },
    },
    publishedAt: '2026-11-18T01:00:00Z',
    rank: 60,
  },
  {
    key: 'kitchen-worktops',
    ...readArticle('kitchen-worktops'),
    author: authors.joinery,
    categories: ['materials'],
    tags: [tags.kitchen, tags.worktop, tags.cost],
    cover: {
      file: 'rooms/kitchen-1.jpg',
      alt: {
        en: 'Loft kitchen with brick walls, a slatted walnut island, three stools and black dome pendants.',
        zh: '紅磚牆開放式廚房，胡桃木條紋中島配三張吧凳及黑色圓頂吊燈。',
        cn: '红砖墙开放式厨房，胡桃木格栅中岛配三张吧凳及黑色圆顶吊灯。',
      },
    },
    publishedAt: '2026-11-11T01:00:00Z',
    rank: 90,
  },
  {
    key: 'five-lines-in-a-quotation',
    ...readArticle('five-lines-in-a-quotation'),
    author: authors.siteManager,
    categories: ['budget'],
    tags: [tags.quotation, tags.cost],
    cover: {
      file: 'rooms/study-1.jpg',
      alt: {
        en: 'Home office with a full-wall walnut bookcase, writing desk, leather chair and brass pendant.',
        zh: '家居書房設整幅胡桃木書櫃、書枱、皮椅和黃銅吊燈。',
        cn: '居家书房设整面胡桃木书柜、书桌、皮椅和黄铜吊灯。',
      },
    },
    publishedAt: '2026-10-28T01:00:00Z',
    rank: 100,
  },
  {
    key: 'north-room-light',
    ...readArticle('north-room-light'),
    author: authors.designer,
    categories: ['light'],
    tags: [tags.lighting, tags.bedroom, tags.paint],
    cover: {
      file: 'rooms/bedroom-2.jpg',
      alt: {
        en: 'Bed with linen pillows beside a window with sheer curtains and a city view, an oak bench at its foot.',
        zh: '亞麻枕頭的睡床旁是掛上紗簾的城景窗，床尾放置橡木長凳。',
        cn: '亚麻枕头的睡床旁是挂着纱帘的城景窗，床尾放置橡木长凳。',
      },
    },
    publishedAt: '2026-10-14T01:00:00Z',
    rank: 50,
  },
  {
    key: 'bathroom-three-weeks',
    ...readArticle('bathroom-three-weeks'),
    author: authors.siteManager,
    categories: ['works', 'materials'],
    tags: [tags.bathroom, tags.waterproofing],
    cover: {
      file: 'rooms/bathroom-1.jpg',
      alt: {
        en: 'Bathroom with sage tiles, a fluted oak vanity, round brass mirror and freestanding bath on terrazzo.',
        zh: '浴室鋪鼠尾草綠瓷磚，配橡木坑紋浴室櫃、黃銅圓鏡、獨立浴缸及水磨石地台。',
        cn: '浴室铺鼠尾草绿瓷砖，配橡木条纹浴室柜、黄铜圆镜、独立浴缸及水磨石地面。',
      },
    },
    publishedAt: '2026-09-30T01:00:00Z',
    rank: 70,
  },
  {
    key: 'plan-before-the-keys',
    ...readArticle('plan-before-the-keys'),
    author: authors.designer,
    categories: ['planning'],
    tags: [tags.plan, tags.newflat, tags.small],
    cover: {
      file: 'rooms/studio-1-before.jpg',
      alt: {
        en: 'The same studio as an empty concrete shell with an old window frame.',
        zh: '同一單位的毛坯狀態：空置混凝土間隔與舊窗框。',
        cn: '同一单位的毛坯状态：空置混凝土间隔与旧窗框。',
      },
    },
    publishedAt: '2026-09-16T01:00:00Z',
    rank: 40,
  },
  {
    key: 'ceiling-seepage',
    ...readArticle('ceiling-seepage'),
    author: authors.siteManager,
    categories: ['older-homes', 'works'],
    tags: [tags.leak, tags.waterproofing, tags.bathroom],
    cover: {
      file: 'rooms/bathroom-2.jpg',
      alt: {
        en: 'Vanity with bowl basin and brass tap, a palm and a white tub under the window.',
        zh: '碗形洗手盆配黃銅水龍頭，旁有棕櫚盆栽，窗下為白色浴缸。',
        cn: '碗形洗手盆配黄铜水龙头，旁有棕榈盆栽，窗下为白色浴缸。',
      },
    },
    publishedAt: '2026-08-26T01:00:00Z',
    rank: 42,
  },
  {
    key: 'storage-by-the-running-foot',
    ...readArticle('storage-by-the-running-foot'),
    author: authors.joinery,
    categories: ['planning', 'materials'],
    tags: [tags.storage, tags.joinery, tags.small],
    cover: {
      file: 'rooms/studio-1.jpg',
      alt: {
        en: 'Compact studio with a raised platform bed with drawers, galley kitchen, small sofa and wall shelves.',
        zh: '細單位設地台床連抽屜、一字形廚房、雙人梳化和牆身層架，善用每吋空間。',
        cn: '小户型设地台床连抽屉、一字形厨房、双人沙发和墙面层架，善用每寸空间。',
      },
    },
    publishedAt: '2026-08-05T01:00:00Z',
    rank: 80,
  },
  {
    key: 'low-emission-paint',
    ...readArticle('low-emission-paint'),
    author: authors.joinery,
    categories: ['materials', 'light'],
    tags: [tags.paint, tags.health],
    cover: {
      file: 'rooms/kids-1.jpg',
      alt: {
        en: "Children's room with a pine house bed, painted terracotta arch, play tent and bunting.",
        zh: '兒童房擺放松木小屋床、陶土色拱形牆畫、帳篷和三角掛旗。',
        cn: '儿童房摆放松木小屋床、陶土色拱形墙画、帐篷和三角挂旗。',
      },
    },
    publishedAt: '2026-07-15T01:00:00Z',
    rank: 45,
  },
  {
    key: 'tong-lau-walk-up',
    ...readArticle('tong-lau-walk-up'),
    author: authors.siteManager,
    categories: ['older-homes', 'budget'],
    tags: [tags.walkup, tags.cost],
    cover: {
      file: 'rooms/dining-2.jpg',
      alt: {
        en: 'Marble table set for six, seen from the corner with a round mirror and tall sheer curtains.',
        zh: '從角落望向已擺好餐具的雲石餐枱，旁邊有圓鏡和落地紗簾。',
        cn: '从角落望向已摆好餐具的大理石餐桌，旁边有圆镜和落地纱帘。',
      },
    },
    publishedAt: '2026-06-24T01:00:00Z',
    rank: 55,
  },
  {
    key: 'handover-inspection',
    ...readArticle('handover-inspection'),
    author: authors.siteManager,
    categories: ['works'],
    tags: [tags.handover, tags.newflat],
    cover: {
      file: 'rooms/living-1-before.jpg',
      alt: {
        en: 'The same living room as a bare concrete shell with patched walls, a ladder and grey light.',
        zh: '同一客廳的毛坯狀態：混凝土牆身、修補痕跡、木梯和灰濛光線。',
        cn: '同一客厅的毛坯状态：混凝土墙面、修补痕迹、木梯和灰蒙光线。',
      },
    },
    publishedAt: '2026-06-03T01:00:00Z',
    rank: 75,
  },
  {
    key: 'village-house',
    ...readArticle('village-house'),
    author: authors.designer,
    categories: ['older-homes', 'budget'],
    tags: [tags.village, tags.cost, tags.waterproofing],
    cover: {
      file: 'rooms/living-2.jpg',
      alt: {
        en: 'Corner view of the living room with a slatted oak sideboard, round mirror, sofa and framed prints.',
        zh: '客廳一角：橡木條紋餐邊櫃、圓鏡、梳化與掛畫。',
        cn: '客厅一角：橡木格栅餐边柜、圆镜、沙发与挂画。',
      },
    },
    publishedAt: '2026-05-13T01:00:00Z',
    rank: 35,
  },
]
