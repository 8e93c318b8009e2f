import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { keung, wing } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'
import { said } from './said.ts'

export const taiPoVillageBath: SeedProject = {
  key: 'tai-po-village-bath',
  title: said('A bath with a hill in it, Tai Po', '大埔・浸浴望山', '大埔：泡澡望山'),
  summary: said(
    'On the first floor of a village house a leaking bathroom becomes the room the family fights over.',
    '村屋二樓的漏水浴室，變成一家人爭住用的房間。',
    '村屋二楼的漏水卫生间，变成一家人抢着用的房间。',
  ),
  story: {
    en: prose`
      ## What was in the way

      Water had come through the ceiling of the kitchen below for three summers. Two contractors had sealed the
      joints; the fault was a cracked trap under the old bath, in the slab. The town water is weak on this lane,
      0.8 bar at the tap.

      ## What we did

      We opened the floor, renewed every pipe down to the outside wall, and laid two coats of waterproofing with fleece in the
      corners. It was ponded for 48 hours with the owner’s own bucket mark on the wall. A small booster pump with a
      tank stands in the yard, in a box of cork and board: 41 dB at one metre.

      The freestanding bath weighs 310 kilograms filled, so it stands over the beam, not where it looked best on the
      first drawing. Terrazzo tiles at R11 do not slip under wet feet. The family used the ground-floor shower
      meanwhile; we took five and a half weeks and three of rain.
    `,
    zh: prose`
      ## 難在哪裡

      樓下廚房天花連續三個夏天滴水。之前兩位師傅都只是補縫，真正的問題是舊浴缸下、藏在樓板裡的隔氣彎管裂了。這條村的水壓又弱，
      水龍頭只得 0.8 巴。

      ## 怎樣解決

      我們開地台，把去水喉全部換到外牆為止，防水層做足兩層，角位加無紡布；試水 48 小時，業主親手在牆上畫水位線。
      後院加一個細水箱和增壓泵，放在軟木隔音箱內，一米外 41 分貝。

      獨立浴缸注滿水重 310 公斤，所以放在橫樑之上，而不是第一稿最好看的位置。水磨石磚防滑等級 R11，濕腳也站得穩。
      施工期間一家人用地下的淋浴間，前後五個半星期，其中三個星期在下雨。
    `,
    cn: prose`
      ## 难在哪里

      楼下厨房顶面连续三个夏天滴水。之前两位师傅都只是补缝，真正的问题是旧浴缸下、埋在楼板里的存水弯裂了。这条村的水压又弱，
      水龙头只有 0.8 巴。

      ## 怎样解决

      我们打开地面，把排水管全部换到外墙为止，防水做足两遍，阴角加无纺布；闭水试验 48 小时，业主亲手在墙上画水位线。
      后院加一个小水箱和增压泵，放在软木隔音箱内，一米外 41 分贝。

      独立浴缸注满水重 310 公斤，所以放在横梁之上，而不是第一稿最好看的位置。水磨石砖防滑等级 R11，湿脚也站得稳。
      施工期间一家人用一楼的淋浴间，前后五周半，其中三周在下雨。
    `,
  },
  place: said('Tai Po', '大埔', '大埔'),
  style: 'contemporary',
  propertyType: 'village-house',
  district: 'tai-po',
  scope: 'kitchen-and-bathroom',
  squareFeet: 700,
  budget: '200k-400k',
  works: ['2025-05-12', '2025-06-20'],
  year: 2025,
  materials: [
    said('Glazed tiles in sage', '鼠尾草綠釉面磚', '鼠尾草绿釉面砖'),
    said('Terrazzo tiles, R11', 'R11 防滑水磨石磚', 'R11 防滑水磨石砖'),
    said('Fluted oak vanity', '坑紋橡木浴室櫃', '条纹橡木浴室柜'),
    said('Two-coat waterproofing', '兩層防水', '两遍防水'),
  ],
  team: [wing, keung],
  pictures: [
    {
      ...rooms['bathroom-1'],
      caption: said(
        'The bath stands over the beam that carries it.',
        '浴缸放在承托它的橫樑上。',
        '浴缸放在承托它的横梁上。',
      ),
      room: 'bathroom',
      hotspots: [
        ['wall-sconce', 27, 33],
        ['round-mirror-brass', 38, 35],
        ['bathroom-vanity', 36, 64],
        ['areca-palm', 57, 52],
        ['stool-round', 66, 86],
        ['freestanding-bath', 84, 78],
      ],
    },
    {
      ...rooms['bathroom-2'],
      caption: said(
        'The window keeps the view and loses the draught.',
        '窗留住山景，不再漏風。',
        '窗留住山景，不再漏风。',
      ),
      room: 'bathroom',
    },
    {
      ...corners['bathroom-2-basin'],
      caption: said('The vanity hangs, so that the floor dries.', '浴室櫃掛牆，地台易乾。', '浴室柜挂墙，地面易干。'),
      room: 'bathroom',
    },
  ],
  products: [
    'bathroom-vanity',
    'round-mirror-brass',
    'wall-sconce',
    'freestanding-bath',
    'stool-round',
    'towel-set',
    'areca-palm',
    'bathroom-renovation',
    'site-visit',
  ],
}
