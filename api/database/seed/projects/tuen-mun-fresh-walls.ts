import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { fai, wing } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { said } from './said.ts'

export const tuenMunFreshWalls: SeedProject = {
  key: 'tuen-mun-fresh-walls',
  title: said('Eighteen days in Tuen Mun', '屯門・十八日翻新', '屯门：十八天翻新'),
  summary: said(
    'A second-hand flat with a good kitchen and tired everything else, between two tenancies.',
    '二手單位，廚房仍好，其餘都倦了；兩份租約之間只有十八日。',
    '二手房，厨房还好，其余都旧了；两份租约之间只有十八天。',
  ),
  story: {
    en: prose`
      ## What was in the way

      The old lease ended on a Friday and the removal van was booked for the third Tuesday after. There was money for
      walls, floor and lamps, and for nothing else; the owners had another studio’s proposal for four times as much.

      ## What we did

      We said what not to do. Kitchen, bathroom and wiring were ten years old and sound, so they stayed. The parquet
      was loose in one room only: we lifted it there and laid a floor of 7 mm over the rest, doors trimmed to fit.
      Three days of filling came before one day of paint, because old paint shows under new light.

      Ceiling lights went; four sockets now follow the switch at the door, so that lamps do the work. The money saved
      bought the sofa. We handed over on the Monday at noon, with one scratch on our list and none on theirs.
    `,
    zh: prose`
      ## 難在哪裡

      舊租約星期五完結，搬屋車訂了第三個星期二。預算只夠牆、地和燈；業主手上還有另一間公司的方案，價錢是四倍。

      ## 怎樣解決

      先講甚麼不用做。廚房、浴室和電線只有十年，狀況良好，全部保留。柚木地板只有一間房鬆脫，就只拆那一間，其餘鋪 7
      毫米新地板，門腳相應刨短。一日掃漆之前，花三日批灰，因為舊牆在新燈下最見真章。

      天花燈全部除去，四個插座改由門口燈掣控制，靠座地燈和枱燈照明。慳下的錢買了梳化。星期一中午交樓，我們的清單
      上有一道花痕，業主的清單上沒有。
    `,
    cn: prose`
      ## 难在哪里

      旧租约星期五到期，搬家车订在第三个星期二。预算只够墙、地和灯；业主手上还有另一家公司的方案，价钱是四倍。

      ## 怎样解决

      先说什么不用做。厨房、卫生间和电线只有十年，状况良好，全部保留。柚木地板只有一间房松脱，就只拆那一间，其余铺 7
      毫米新地板，门脚相应刨短。一天刷漆之前，花三天批灰，因为旧墙在新灯下最见真章。

      吸顶灯全部去掉，四个插座改由门口开关控制，靠落地灯和台灯照明。省下的钱买了沙发。星期一中午交付，我们的清单
      上有一道划痕，业主的清单上没有。
    `,
  },
  place: said('Tuen Mun', '屯門', '屯门'),
  style: 'warm-minimal',
  propertyType: 'private-flat',
  district: 'tuen-mun',
  scope: 'redecoration',
  squareFeet: 431,
  budget: 'under-200k',
  works: ['2026-07-11', '2026-07-28'],
  year: 2026,
  materials: [
    said('Floor of 7 mm over parquet', '7 毫米面鋪地板', '7 毫米面铺地板'),
    said('Washable matt paint', '可抹洗啞面漆', '可擦洗哑光漆'),
  ],
  team: [wing, fai],
  pictures: [
    {
      ...corners['living-3'],
      caption: said(
        'Walls, floor and lamps; the rest was good enough.',
        '只換牆、地和燈，其餘本來就夠好。',
        '只换墙、地和灯，其余本来就够好。',
      ),
      room: 'living-room',
      hotspots: [
        ['round-mirror-brass', 11, 41],
        ['sideboard-slatted-oak', 13, 67],
        ['coffee-table-round', 46, 74],
        ['arc-lamp-brass', 55, 35],
        ['sofa-oat', 66, 64],
      ],
    },
    {
      ...corners['living-3-sideboard'],
      caption: said(
        'The switch at the door lights this lamp.',
        '門口的燈掣，控制這盞枱燈。',
        '门口的开关，控制这盏台灯。',
      ),
      room: 'living-room',
    },
    {
      ...corners['living-3-prints'],
      caption: said(
        'Three days of filling under one of paint.',
        '一日掃漆之下，是三日批灰。',
        '一天刷漆之下，是三天批灰。',
      ),
      room: 'living-room',
    },
  ],
  products: [
    'sofa-oat',
    'arc-lamp-brass',
    'sideboard-slatted-oak',
    'round-mirror-brass',
    'coffee-table-round',
    'site-visit',
  ],
}
