import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { ming, wing } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'
import { said } from './said.ts'

export const midLevelsLibrary: SeedProject = {
  key: 'mid-levels-library',
  title: said('A library in the Mid-Levels', '半山・一千八百本書', '半山：一千八百本书'),
  summary: said(
    'A retired magistrate, 1,800 books, and a maid’s room that had held suitcases for ten years.',
    '退休裁判官、一千八百本書，和一間放了十年行李箱的工人房。',
    '退休法官、一千八百本书，和一间放了十年行李箱的保姆房。',
  ),
  story: {
    en: prose`
      ## What was in the way

      Books weigh. A metre of law reports is 42 kilograms, and the wall he wanted them on is hollow block. The room
      next to it was used for suitcases; together they had light from two sides and no shape.

      ## What we did

      The bookcase carries itself: six walnut uprights stand on the slab, and the wall behind only keeps them from
      leaning. We had a structural engineer check the load on the floor before it was drawn. Shelves are 900 mm
      wide, never more, and 32 mm thick, so that none has bent after two years.

      The books were listed before they were packed. They went back in his order, not by colour. Olive green on the
      walls makes the evening lamp warm; the desk looks at the door, an old habit of the profession. We moved no
      pipe and no wire, and he slept at home every night.
    `,
    zh: prose`
      ## 難在哪裡

      書很重。一米長的判例彙編重 42 公斤，業主想放書的那幅卻是空心磚牆。旁邊的工人房只放行李箱；兩間打通，兩面有
      光，但沒有形狀。

      ## 怎樣解決

      書櫃自己承重：六條胡桃木立柱直接站在樓板上，後面的牆只防傾側。落圖之前，先請結構工程師核算樓板荷載。每格闊
      900 毫米，不會再闊，層板厚 32 毫米，兩年後沒有一塊彎了。

      裝箱前先編好書目，完工後按他自己的次序放回，不是按顏色。橄欖綠的牆令夜晚的燈光變暖；書枱面向門口，是職業
      習慣。全程沒有改水電，他每晚都睡在家中。
    `,
    cn: prose`
      ## 难在哪里

      书很重。一米长的判例汇编重 42 公斤，业主想放书的那面却是空心砖墙。旁边的保姆房只放行李箱；两间打通，两面有
      光，但没有形状。

      ## 怎样解决

      书柜自己承重：六根胡桃木立柱直接站在楼板上，后面的墙只防倾倒。出图之前，先请结构工程师核算楼板荷载。每格宽
      900 毫米，不再加宽，层板厚 32 毫米，两年后没有一块弯了。

      装箱前先编好书目，完工后按他自己的次序放回，不是按颜色。橄榄绿的墙让夜晚的灯光变暖；书桌面向门口，是职业
      习惯。全程没有改水电，他每晚都睡在家里。
    `,
  },
  place: said('Mid-Levels', '半山', '半山'),
  style: 'contemporary-classic',
  propertyType: 'private-flat',
  district: 'central-and-western',
  scope: 'fitted-furniture',
  squareFeet: 1480,
  budget: '400k-700k',
  works: ['2024-09-16', '2024-11-22'],
  year: 2024,
  materials: [
    said('Solid walnut uprights, 32 mm shelves', '實木胡桃立柱、32 毫米層板', '实木胡桃立柱、32 毫米层板'),
    said('Olive eggshell paint', '橄欖綠蛋殼光漆', '橄榄绿蛋壳光漆'),
    said('Wool rug', '羊毛地氈', '羊毛地毯'),
  ],
  team: [wing, ming],
  pictures: [
    {
      ...rooms['study-1'],
      caption: said(
        'Six uprights stand on the slab; the wall carries nothing.',
        '六條立柱站在樓板上，牆身不用承重。',
        '六根立柱站在楼板上，墙面不用承重。',
      ),
      room: 'study',
      hotspots: [
        ['planter-fig', 18, 60],
        ['bookshelf-walnut-tall', 34, 33],
        ['desk-writing', 36, 68],
        ['office-chair', 46, 60],
        ['floor-lamp-tripod', 80, 45],
        ['lounge-chair', 88, 74],
      ],
    },
    {
      ...corners['study-1-bookcase'],
      caption: said(
        'Nine hundred millimetres, never wider.',
        '每格闊 900 毫米，不會再闊。',
        '每格宽 900 毫米，不再加宽。',
      ),
      room: 'study',
    },
    {
      ...corners['study-1-reading'],
      caption: said('The second chair is for the grandchildren.', '第二張椅，留給孫兒。', '第二把椅子，留给孙辈。'),
      room: 'study',
    },
  ],
  products: [
    'desk-writing',
    'office-chair',
    'bookshelf-walnut-tall',
    'floor-lamp-tripod',
    'lounge-chair',
    'planter-fig',
    'rug-wool',
    'custom-furniture-design',
  ],
}
