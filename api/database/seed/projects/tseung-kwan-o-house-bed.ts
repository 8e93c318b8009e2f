import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { fai, hilary, ming } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'
import { said } from './said.ts'

export const tseungKwanOHouseBed: SeedProject = {
  key: 'tseung-kwan-o-house-bed',
  title: said('A house inside a room, Tseung Kwan O', '將軍澳・房裡有間小屋', '将军澳：房里有间小屋'),
  summary: said(
    'A room of 68 square feet that a girl of four can grow in until she is twelve.',
    '68 呎的房間，四歲住到十二歲，不用再裝修一次。',
    '六平方米多的房间，四岁住到十二岁，不用再装修一次。',
  ),
  story: {
    en: prose`
      ## What was in the way

      The parents had seen what fitted children’s rooms become: at seven the castle is embarrassing and at ten it is
      rubbish. The room has a bay window that holds heat and a wall that sweats every April.

      ## What we did

      Only paint is themed. The house bed is a standard mattress in a pine frame; the roof comes off with eight bolts
      and leaves a plain bed. The arch is two coats of one tin. All cupboards in the flat are one system at one depth,
      so that her low chest becomes the base of a desk when school asks for one.

      We insulated the sweating wall inside with 20 mm of cork before painting, and it has stayed dry for one wet
      season. Every board is rated E0 and stood open in our workshop for ten days; the air was measured twice
      before she moved in. The bay window got a seat lid that opens, and film against the afternoon.
    `,
    zh: prose`
      ## 難在哪裡

      家長見過太多訂造兒童房：七歲嫌城堡幼稚，十歲已是垃圾。房間有個積熱的窗台，還有一幅每逢四月就「出汗」的外牆。

      ## 怎樣解決

      有主題的只有油漆。小屋床用標準尺寸床褥，松木屋頂鬆開八粒螺絲就拆得走，剩下一張普通床。拱形牆畫是同一罐漆掃兩
      層。全屋櫃身用同一深度、同一系統，她的矮櫃將來加一塊板就是書枱。

      出汗的牆先貼 20 毫米軟木再掃漆，經過一個回南天仍然乾爽。所有板材達 E0 級，在工場開箱散味十日，入伙前量度空氣
      兩次。窗台做成揭蓋座位，玻璃貼了隔熱膜擋西斜。
    `,
    cn: prose`
      ## 难在哪里

      家长见过太多定制儿童房：七岁嫌城堡幼稚，十岁已是废品。房间有个积热的飘窗，还有一面每逢四月就“出汗”的外墙。

      ## 怎样解决

      有主题的只有油漆。小屋床用标准尺寸床垫，松木屋顶松开八颗螺丝就能拆走，剩下一张普通床。拱形墙画是同一罐漆刷两
      遍。全屋柜体用同一深度、同一系统，她的矮柜将来加一块板就是书桌。

      出汗的墙先贴 20 毫米软木再刷漆，经过一个回南天仍然干爽。所有板材达 E0 级，在工场开箱散味十天，入住前检测空气
      两次。飘窗做成翻盖座位，玻璃贴了隔热膜挡西晒。
    `,
  },
  place: said('Tseung Kwan O', '將軍澳', '将军澳'),
  style: 'nordic',
  propertyType: 'home-ownership-flat',
  district: 'sai-kung',
  scope: 'fitted-furniture',
  squareFeet: 448,
  budget: '200k-400k',
  works: ['2026-05-04', '2026-06-26'],
  year: 2026,
  materials: [
    said('E0 board, oak finish', 'E0 級板材，橡木面', 'E0 级板材，橡木饰面'),
    said('Cork insulation, 20 mm', '20 毫米軟木隔熱層', '20 毫米软木保温层'),
    said('Low-odour paint', '低氣味乳膠漆', '低气味乳胶漆'),
  ],
  team: [hilary, fai, ming],
  pictures: [
    {
      ...rooms['kids-1'],
      caption: said(
        'Eight bolts, and the house becomes a bed.',
        '鬆開八粒螺絲，小屋變回一張床。',
        '松开八颗螺丝，小屋变回一张床。',
      ),
      room: 'childrens-room',
      hotspots: [
        ['house-bed', 38, 62],
        ['toy-blocks-set', 43, 92],
        ['pendant-paper-lantern', 53, 12],
        ['play-tent', 72, 60],
        ['storage-basket-set', 84, 80],
        ['table-lamp-ceramic', 94, 60],
      ],
    },
    {
      ...corners['kids-1-bed'],
      caption: said('One tin of paint, two coats.', '一罐漆，掃兩層。', '一罐漆，刷两遍。'),
      room: 'childrens-room',
    },
    {
      ...corners['kids-1-tent'],
      caption: said(
        'The chest is the base of the desk she will need at six.',
        '矮櫃是她六歲時書枱的櫃腳。',
        '矮柜是她六岁时书桌的桌腿。',
      ),
      room: 'childrens-room',
    },
  ],
  products: [
    'house-bed',
    'play-tent',
    'toy-blocks-set',
    'storage-basket-set',
    'table-lamp-ceramic',
    'pendant-paper-lantern',
    'custom-furniture-design',
  ],
}
