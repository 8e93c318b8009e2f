import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { hilary, keung, ming } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'
import { said } from './said.ts'

export const kwunTong292: SeedProject = {
  key: 'kwun-tong-292',
  title: said('All of it in 292 square feet', '觀塘・292\u00A0呎裝得下生活', '观塘：27\u00A0平方米装得下生活'),
  summary: said(
    'A new public rental flat, bare at the handing over, for a mother and a son of nineteen.',
    '剛上樓的公屋，交樓時四面石屎，住一位媽媽和十九歲的兒子。',
    '刚分到的香港公屋，交付时是毛坯，住一位妈妈和十九岁的儿子。',
  ),
  story: {
    en: prose`
      ## What was in the way

      In public housing the kitchen and bathroom tiles, the windows and the drains belong to the landlord, and
      nothing may be built that cannot be taken away. There is one window, one room, and two people who get up at
      different hours.

      ## What we did

      Nothing here is fixed to structure. The platform is six drawer boxes screwed to one another and stands on
      pads; it goes through the door in pieces when the tenancy ends. It lifts the bed by 420 mm and swallows
      what two wardrobes would. Behind the tall oak panel at the foot is the son's bunk with its own curtain, lamp and
      socket, turned away from the window.

      We sent the drawings with the landlord's form before ordering a board, and the estate office answered in nine
      days. The work took seven weeks, all of it between ten and five. The costliest thing in the flat is the mattress; we advised so.
    `,
    zh: prose`
      ## 難在哪裡

      公屋的廚廁瓷磚、窗和去水都屬於房屋署，不可以做拆不走的改動。一個窗、一個廳，兩個人起身的時間又不同。

      ## 怎樣解決

      這裡沒有一件傢俬釘死在結構上。地台其實是六個抽屜箱，互相鎖緊，放在膠墊上，退租時逐件搬走。床升高 420 毫米，
      底下收得起兩個衣櫃的衣物。床尾的高身橡木板後面是兒子的床位，有自己的簾、燈和插座，背住窗口，媽媽早起也不會
      弄醒他。

      我們先連圖則把申請表交到屋邨辦事處，九日獲批，才開始訂板。工程七個星期，全部在早上十時至下午五時進行。全屋最貴的是床褥，
      是我們勸的。
    `,
    cn: prose`
      ## 难在哪里

      公屋的厨卫瓷砖、窗和下水都归房屋署，不能做拆不走的改动。一扇窗、一个厅，两个人起床的时间又不同。

      ## 怎样解决

      这里没有一件家具钉死在结构上。地台其实是六个抽屉箱，互相锁紧，放在胶垫上，退租时逐件搬走。床抬高 420 毫米，
      底下收得起两个衣柜的衣物。床尾的高身橡木板后面是儿子的床位，有自己的帘、灯和插座，背对窗口，妈妈早起也不会
      吵醒他。

      我们先把图纸和申请表交到屋邨办事处，九天获批，才开始订板材。工程七周，全部在上午十点到下午五点进行。全屋最贵的是床垫，
      是我们劝的。
    `,
  },
  place: said('Kwun Tong', '觀塘', '观塘'),
  style: 'contemporary',
  propertyType: 'public-rental-flat',
  district: 'kwun-tong',
  scope: 'whole-home',
  squareFeet: 292,
  budget: '200k-400k',
  works: ['2026-03-02', '2026-04-18'],
  year: 2026,
  materials: [
    said('Low-formaldehyde board, oak finish', '低甲醛板，橡木面', '低甲醛板材，橡木饰面'),
    said('Click vinyl floor over the existing screed', '鎖扣膠地板，直接鋪在原有地台', '锁扣地板，直接铺在原有地面'),
    said('Washable paint', '可抹洗乳膠漆', '可擦洗乳胶漆'),
  ],
  team: [hilary, keung, ming],
  pictures: [
    {
      ...rooms['studio-1'],
      caption: said(
        'The platform is six boxes of drawers, and leaves with the tenant.',
        '地台是六個抽屜箱，退租時可以一起搬走。',
        '地台是六个抽屉箱，退租时可以一起搬走。',
      ),
      room: 'studio',
      hotspots: [
        ['pendant-paper-lantern', 54, 12],
        ['wall-shelf', 90, 39],
        ['coffee-table-round', 60, 80],
        ['cushion-set', 80, 66],
      ],
    },
    {
      ...corners['studio-1-platform'],
      caption: said(
        '420 mm of height, two wardrobes of clothes.',
        '升高 420 毫米，收起兩個衣櫃的衣物。',
        '抬高 420 毫米，收起两个衣柜的衣物。',
      ),
      room: 'studio',
    },
    {
      ...corners['studio-1-kitchen'],
      caption: said(
        'The tiles are the landlord’s and stayed; the cabinets stand in front of them.',
        '瓷磚屬房屋署，原封不動；廚櫃站在瓷磚前面。',
        '瓷砖属于房屋署，原封不动；橱柜站在瓷砖前面。',
      ),
      room: 'kitchen',
    },
  ],
  comparison: {
    before: rooms['studio-1-before'],
    after: rooms['studio-1'],
    caption: said(
      'The day the keys came, and seven weeks of work later.',
      '收樓當日，與七星期工程之後。',
      '收房当天，与七周工程之后。',
    ),
  },
  model: 'room-studio.glb',
  products: [
    'pendant-paper-lantern',
    'wall-shelf',
    'coffee-table-round',
    'cushion-set',
    'layout-planning',
    'custom-furniture-design',
  ],
}
