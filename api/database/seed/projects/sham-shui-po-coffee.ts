import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { keung, leung } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { said } from './said.ts'

export const shamShuiPoCoffee: SeedProject = {
  key: 'sham-shui-po-coffee',
  title: said('Coffee at the corner, Sham Shui Po', '深水埗・街角咖啡', '深水埗：街角咖啡'),
  summary: said(
    'A former fabric shop opens at seven with nine seats and no sign but its window.',
    '舊布行變成早上七點開門的咖啡店，九個座位，窗就是招牌。',
    '旧布行变成早上七点开门的咖啡店，九个座位，窗就是招牌。',
  ),
  story: {
    en: prose`
      ## What was in the way

      Rent began on the day of the keys. Every week of building was a week of coffee not sold, and the licence needs
      a plan of the drains, a grease trap and fire papers before a cup is poured.

      ## What we did

      We drew for the licence first and for the eye second: a plan for the authorities in nine days, works in three
      shifts agreed with the floor above, opening in seven weeks. The counter is an island, so that one barista
      serves the window and the room. Its front is slatted walnut on panels that lift off for the pipes.

      The brick was there, behind the shelving of forty years; we kept a strip of fabric labels found in a joint
      under glass. Lamps hang over the work and not over the guests. The floor is concrete with a hardener: it is
      mopped eleven times a day and shows none of it.
    `,
    zh: prose`
      ## 難在哪裡

      由交鎖匙當日起計租。裝修一個星期，就少賣一個星期咖啡；而牌照要先有去水圖、隔油池和消防文件，才可以沖第一杯。

      ## 怎樣解決

      先為牌照畫圖，再為眼睛畫圖：九日交出申請圖則，與樓上商量好分三個時段施工，七星期開業。吧枱做成中島，一個咖啡師可以
      同時照顧窗口和店內；正面的胡桃木條是活動板，提起就見水喉。

      紅磚一直在四十年的布架後面。磚縫裡找到一串布辦標籤，我們裝在玻璃下留住。燈照工作枱，不照客人頭頂。混凝土地台
      加了硬化劑，一日拖十一次，也看不出來。
    `,
    cn: prose`
      ## 难在哪里

      从交钥匙当天起算租金。装修一周，就少卖一周咖啡；而牌照要先有排水图、隔油池和消防文件，才可以冲第一杯。

      ## 怎样解决

      先为牌照画图，再为眼睛画图：九天交出申请图纸，与楼上商定分三个时段施工，七周开业。吧台做成岛台，一个咖啡师可以
      同时照顾窗口和店内；正面的胡桃木条是活动板，提起就见水管。

      红砖一直在四十年的布架后面。砖缝里找到一串布料标签，我们装在玻璃下留住。灯照工作台，不照客人头顶。混凝土地面
      加了硬化剂，一天拖十一次，也看不出来。
    `,
  },
  place: said('Sham Shui Po', '深水埗', '深水埗'),
  style: 'industrial',
  propertyType: 'shop',
  district: 'sham-shui-po',
  scope: 'whole-home',
  squareFeet: 520,
  budget: '400k-700k',
  works: ['2024-06-03', '2024-07-21'],
  year: 2024,
  materials: [
    said('Hardened concrete floor', '硬化混凝土地台', '硬化混凝土地面'),
    said('Lift-off walnut panels', '可拆式胡桃木條板', '可拆式胡桃木条板'),
    said('Original brick', '原有紅磚', '原有红砖'),
  ],
  team: [leung, keung],
  pictures: [
    {
      ...corners['kitchen-3'],
      caption: said(
        'One person serves the window and the room.',
        '一個人，同時照顧窗口和店內。',
        '一个人，同时照顾窗口和店内。',
      ),
      room: 'kitchen',
      hotspots: [
        ['wall-shelf', 38, 36],
        ['pendant-dome', 43, 26],
        ['vase-set', 64, 55],
        ['bar-stool', 61, 80],
      ],
    },
    {
      ...corners['kitchen-3-shelves'],
      caption: said(
        'Everything within one step of the machine.',
        '所有用具離咖啡機只差一步。',
        '所有用具离咖啡机只差一步。',
      ),
      room: 'kitchen',
    },
    {
      ...corners['kitchen-3-stools'],
      caption: said(
        'Three of nine seats; the rest look at the street.',
        '九個座位中的三個，其餘望街。',
        '九个座位中的三个，其余看街。',
      ),
      room: 'kitchen',
    },
  ],
  products: ['bar-stool', 'pendant-dome', 'wall-shelf', 'vase-set', 'tableware-set', 'layout-planning'],
}
