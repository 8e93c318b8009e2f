import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { fai, ming, wing } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'
import { said } from './said.ts'

export const hoManTinTable: SeedProject = {
  key: 'ho-man-tin-table',
  title: said('A table for eight in Ho Man Tin', '何文田・八人餐枱', '何文田：八人餐桌'),
  summary: said(
    'Three generations eat together on Sundays, so the dining room was planned first and the flat around it.',
    '三代人逢星期日同枱食飯，所以先畫飯廳，再畫其他地方。',
    '三代人每个星期天同桌吃饭，所以先画餐厅，再画其他地方。',
  ),
  story: {
    en: prose`
      ## What was in the way

      Eight at a table need 3.4 metres with chairs pulled out. The plan offered 2.9, a column in the corner and a
      lift that takes nothing longer than 2.1 metres. The grandmother walks with a stick.

      ## What we did

      We turned the kitchen door by ninety degrees and won the half metre. The column became one of a pair: walnut
      panels on both sides hide a bar cabinet, the switchboard and a folding wheelchair. The marble top was cut in
      two from one slab, matched by the vein and glued on site; the seam runs where the fruit bowl stands.

      There is no threshold between the rooms, the oval has no corner at hip height, and the globes dim to a tenth,
      because the oldest guest sees best without glare. Work stopped for the two weeks of examinations in the flat below,
      as agreed in the programme.
    `,
    zh: prose`
      ## 難在哪裡

      八個人坐低、椅拉開，要 3.4 米；圖則只有 2.9 米，角位還有一條柱，升降機又放不下長過 2.1 米的物件。婆婆行路要
      用拐杖。

      ## 怎樣解決

      廚房門轉九十度，就拿回半米。柱位索性做成一對：兩邊胡桃木板內，分別是酒櫃、電箱和一張摺合輪椅的位置。雲石
      枱面由同一塊大板開成兩件，對好紋路現場膠合，接口正好在放生果盆的地方。

      廳與房之間全無門檻，橢圓枱沒有撞到腰的角，燈光可以調到一成，因為年紀最大的那位最怕刺眼。樓下單位考試的兩個
      星期，工程按約定停工。
    `,
    cn: prose`
      ## 难在哪里

      八个人坐下、椅子拉开，要 3.4 米；户型只有 2.9 米，角落还有一根柱子，电梯又放不下超过 2.1 米的东西。外婆走路要
      用拐杖。

      ## 怎样解决

      厨房门转九十度，就拿回半米。柱子索性做成一对：两边胡桃木板内，分别是酒柜、配电箱和一张折叠轮椅的位置。大理石
      台面由同一块大板开成两块，对好纹路现场胶合，接缝正好在放果盘的地方。

      厅与房之间没有门槛，椭圆桌没有撞到腰的角，灯光可以调到一成，因为年纪最大的那位最怕刺眼。楼下邻居考试的两周，
      工程按约定停工。
    `,
  },
  place: said('Ho Man Tin', '何文田', '何文田'),
  style: 'modern-luxury',
  propertyType: 'private-flat',
  district: 'kowloon-city',
  scope: 'whole-home',
  squareFeet: 1240,
  budget: 'from-1200k',
  works: ['2025-03-10', '2025-09-05'],
  year: 2025,
  materials: [
    said('Book-matched marble', '對紋雲石', '对纹大理石'),
    said('Walnut veneer panels', '胡桃木皮牆板', '胡桃木皮墙板'),
    said('Herringbone oak', '人字拼橡木地板', '人字拼橡木地板'),
    said('Brushed brass', '拉絲黃銅', '拉丝黄铜'),
  ],
  team: [wing, fai, ming],
  pictures: [
    {
      ...rooms['dining-1'],
      caption: said(
        'One column was given a twin; between them the family’s marble.',
        '一條柱配成一對，中間是一家人選的雲石。',
        '一根柱配成一对，中间是一家人选的大理石。',
      ),
      room: 'dining-room',
      hotspots: [
        ['linear-pendant', 48, 33],
        ['round-mirror-brass', 49, 44],
        ['vase-set', 47, 57],
        ['pedestal-table-marble', 40, 68],
        ['velvet-dining-chair', 50, 78],
        ['sheer-curtain', 95, 50],
      ],
    },
    {
      ...rooms['dining-2'],
      caption: said(
        'Chairs can be pushed right back: the half metre came from the kitchen door.',
        '椅子可以完全拉開，多出來的半米來自廚房門。',
        '椅子可以完全拉开，多出来的半米来自厨房门。',
      ),
      room: 'dining-room',
    },
    {
      ...corners['dining-1-lamp'],
      caption: said(
        'Six globes on one dimmer, down to a tenth.',
        '六個燈球同一個調光掣，可以暗到一成。',
        '六个灯球同一个调光开关，可以暗到一成。',
      ),
      room: 'dining-room',
    },
  ],
  model: 'room-dining.glb',
  products: [
    'pedestal-table-marble',
    'velvet-dining-chair',
    'linear-pendant',
    'round-mirror-brass',
    'vase-set',
    'sheer-curtain',
    'whole-flat-deposit',
    '3d-rendering',
    'custom-furniture-design',
  ],
}
