import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { hilary, ming } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { said } from './said.ts'

export const tsuenWanQuietBed: SeedProject = {
  key: 'tsuen-wan-quiet-bed',
  title: said('Where the suitcases went, Tsuen Wan', '荃灣・行李去了哪裡', '荃湾：行李去了哪里'),
  summary: said(
    'A new flat of 388 square feet, two people, nine suitcases, and not one wardrobe in sight.',
    '388 呎新樓，兩個人，九個行李箱，看不見一個衣櫃。',
    '36 平方米新房，两个人，九个行李箱，看不见一个衣柜。',
  ),
  story: {
    en: prose`
      ## What was in the way

      The developer had finished the flat, and finished it well; pulling that out would have been waste. But the
      bedroom is 2.35 metres wide, and a bed one can walk round leaves 850 mm.

      ## What we did

      We measured what they own before drawing: 6.2 metres of hanging, 41 pairs of shoes, nine suitcases of which
      four travel. The slatted headboard is 380 mm deep and opens along its top. The platform lifts on gas springs,
      and the far side, which no arm reaches, holds the winter.

      Drawers stop 30 mm short of the wall so that air passes: the building stands by the water and the wet season is
      long. All of it was made in our workshop and put up in four days, at the hours the management allows. Nothing
      of the developer’s was drilled but two studs in the wall.
    `,
    zh: prose`
      ## 難在哪裡

      發展商的交樓標準不差，拆掉是浪費。但睡房闊 2.35 米，一張行得過兩邊的床，只剩 850 毫米。

      ## 怎樣解決

      落筆之前先點算家當：6.2 米掛衣、41 對鞋、九個行李箱，其中四個真的會出門。條紋床背深 380 毫米，頂部可以揭開。
      地台床用氣壓桿升起，手伸不到的內側，用來放冬天。

      抽屜離牆留 30 毫米透氣：大廈近海，潮濕的日子很長。全部在自家工場做好，按管理處的施工時間四日裝妥；發展商的
      裝修，除了兩粒牆釘，沒有鑽過一個孔。
    `,
    cn: prose`
      ## 难在哪里

      开发商的精装标准不差，拆掉是浪费。但卧室宽 2.35 米，一张两边能走人的床，只剩 850 毫米。

      ## 怎样解决

      动笔之前先清点家当：6.2 米挂衣、41 双鞋、九个行李箱，其中四个真的会出门。条纹床背深 380 毫米，顶部可以掀开。
      地台床用气压杆升起，手伸不到的内侧，用来放冬天的东西。

      抽屉离墙留 30 毫米透气：楼盘近海，潮湿的日子很长。全部在自家工场做好，按物业的施工时间四天装好；开发商的
      装修，除了两颗墙钉，没有钻过一个孔。
    `,
  },
  place: said('Tsuen Wan West', '荃灣西', '荃湾西'),
  style: 'japandi',
  propertyType: 'private-flat',
  district: 'tsuen-wan',
  scope: 'fitted-furniture',
  squareFeet: 388,
  budget: '200k-400k',
  works: ['2025-10-13', '2025-11-28'],
  year: 2025,
  materials: [
    said('Slatted oak', '橡木條', '橡木条'),
    said('Gas-spring platform', '氣壓升降地台', '气压升降地台'),
    said('Linen', '亞麻', '亚麻'),
  ],
  team: [hilary, ming],
  pictures: [
    {
      ...corners['bedroom-3'],
      caption: said('The headboard opens along its top.', '床背頂部可以揭開。', '床背顶部可以掀开。'),
      room: 'bedroom',
      hotspots: [
        ['bench-oak', 20, 85],
        ['framed-print-set', 64, 23],
        ['bed-frame-slatted', 55, 72],
        ['bedside-table', 93, 80],
      ],
    },
    {
      ...corners['bedroom-3-pillows'],
      caption: said(
        'Behind the slats: the nine suitcases.',
        '木條之後，就是那九個行李箱。',
        '木条之后，就是那九个行李箱。',
      ),
      room: 'bedroom',
    },
  ],
  products: [
    'bed-frame-slatted',
    'bedside-table',
    'bench-oak',
    'framed-print-set',
    'cushion-set',
    'custom-furniture-design',
  ],
}
