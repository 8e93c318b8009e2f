import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { keung, leung } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'
import { said } from './said.ts'

export const saiYingPunBrick: SeedProject = {
  key: 'sai-ying-pun-brick',
  title: said('Brick kitchen in Sai Ying Pun', '西營盤・紅磚廚房', '西营盘：红砖厨房'),
  summary: said(
    'Fourth floor, no lift, wiring from 1964: a tenement flat made safe first and handsome second.',
    '四樓、無升降機、1964 年的電線：先令唐樓安全，再談好看。',
    '四楼、没有电梯、1964 年的电线：先让旧唐楼安全，再谈好看。',
  ),
  story: {
    en: prose`
      ## What was in the way

      Under five layers of paint was brick worth keeping. Under the floor was a water pipe worth nothing, and one
      circuit of 30 amperes for the whole flat. Everything had to go up 71 steps, the island top in three pieces.

      ## What we did

      The first five weeks show in no photograph: a new rising main agreed with the neighbours, a new distribution
      board of 60 amperes signed off by a registered electrical worker, copper pipes, and waterproofing turned up 300 mm on the
      kitchen walls and ponded for 48 hours. Only then did we open the brick, by hand, and seal it with a breathing
      silicate.

      Cooking stays behind a fire-rated glazed screen, out of the picture, as the fire code asks; the island is for
      eating and talking. The ceiling keeps its beams and ducts; painting them one grey
      made them disappear.
    `,
    zh: prose`
      ## 難在哪裡

      五層油漆底下是值得留住的紅磚；地台底下是一條不值得留的舊水喉，全屋只有一路 30 安培的電。所有材料要行 71 級
      樓梯上樓，中島枱面分三件抬。

      ## 怎樣解決

      首五個星期的工夫，相片裡看不見：與鄰居商量更換總水喉，由註冊電業工程人員簽發 60 安培新電箱，全屋轉銅喉，廚房防水層上牆
      300 毫米，試水 48 小時。之後才人手清磚，掃一層會透氣的矽酸鹽保護劑。

      按消防要求，明火煮食仍然留在防火玻璃後的廚房內，相中的中島用來吃飯和傾談。天花的橫樑和風喉全部保留，
      掃成同一隻灰，反而看不見。
    `,
    cn: prose`
      ## 难在哪里

      五层油漆底下是值得留住的红砖；地面底下是一根不值得留的旧水管，全屋只有一路 30 安培的电。所有材料要走 71 级
      楼梯上楼，岛台台面分三块抬。

      ## 怎样解决

      头五个星期的功夫，照片里看不见：与邻居商量更换总水管，由注册电工验收 60 安培新配电箱，全屋改铜管，厨房防水层上墙
      300 毫米，闭水试验 48 小时。之后才手工清砖，刷一层透气的硅酸盐保护剂。

      按消防要求，明火烹饪仍然留在防火玻璃后的厨房内，照片里的岛台用来吃饭和聊天。顶面的横梁和风管全部保留，
      刷成同一种灰，反而看不见。
    `,
  },
  place: said('Sai Ying Pun', '西營盤', '西营盘'),
  style: 'industrial',
  propertyType: 'tenement-flat',
  district: 'central-and-western',
  scope: 'whole-home',
  squareFeet: 860,
  budget: 'from-1200k',
  works: ['2024-03-04', '2024-08-09'],
  year: 2024,
  materials: [
    said('Original brick, silicate sealed', '原有紅磚，矽酸鹽保護', '原有红砖，硅酸盐保护'),
    said('Slatted walnut island', '胡桃木條紋中島', '胡桃木格栅岛台'),
    said('Power-floated concrete', '磨光混凝土地台', '磨光混凝土地面'),
    said('Steel-framed windows', '鋼框窗', '钢框窗'),
  ],
  team: [leung, keung],
  pictures: [
    {
      ...rooms['kitchen-1'],
      caption: said(
        'The island seats three and holds what a larder would.',
        '中島坐三個人，櫃身當儲物室用。',
        '岛台坐三个人，柜身当储藏室用。',
      ),
      room: 'kitchen',
      hotspots: [
        ['pendant-dome', 48, 34],
        ['wall-shelf', 42, 45],
        ['vase-set', 36, 56],
        ['bar-stool', 45, 78],
      ],
    },
    {
      ...corners['kitchen-1-shelves'],
      caption: said(
        'Shelves stand on brackets bolted through the joints, never into the brick.',
        '層架托鑽入磚縫，不鑽磚身，日後可以復原。',
        '层架托钻入砖缝，不钻砖身，日后可以复原。',
      ),
      room: 'kitchen',
    },
    {
      ...corners['kitchen-1-stools'],
      caption: said(
        'The top came up the stairs in three; the joints lie under the stools.',
        '枱面分三件抬上樓，接口藏在吧凳位置。',
        '台面分三块抬上楼，接缝藏在吧凳位置。',
      ),
      room: 'kitchen',
    },
  ],
  products: [
    'pendant-dome',
    'bar-stool',
    'wall-shelf',
    'vase-set',
    'tableware-set',
    'kitchen-renovation',
    'site-visit',
  ],
}
