import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { hilary, keung, ming } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'

export const taiKooHarbourLight: SeedProject = {
  key: 'tai-koo-harbour-light',
  title: { en: 'Harbour light in Tai Koo', zh: '太古・拾一廳海光', cn: '太古：一厅海光' },
  summary: {
    en: 'A thirty-year-old flat loses a corridor and gains the harbour from every seat in the room.',
    zh: '三十年樓齡的私樓拆走一條走廊，坐在哪裡都望到海。',
    cn: '三十年楼龄的住宅拆掉一条走廊，坐在哪里都看得到海。',
  },
  story: {
    en: prose`
      ## What was in the way

      The flat looked at the harbour, but only from the third bedroom. A corridor of 62 square feet kept the
      living room in the dark, and the beam over it came down to 2.28 metres. The owners, a couple with a
      grown-up daughter, gave up the third bedroom and asked for one thing: breakfast with daylight.

      ## What we did

      The partition was brick, not structure; an authorised person confirmed it in writing before anyone lifted
      a hammer. We took corridor and bedroom into one room of 290 square feet and let the ceiling follow the
      beam in a gentle slope, so that it reads as a fold instead of a bar. Sockets moved to the floor under the
      tables. The old window frames leaked; we replaced them before the floor went in, in the two dry weeks of
      March.

      The furniture stands free, without one fitted cabinet at the window. What the family owns is in a wall of
      shallow cupboards behind the entrance, 350 mm deep, which nobody notices.
    `,
    zh: prose`
      ## 難在哪裡

      單位望海，但海景只屬於最細的一間房。一條 62 呎的走廊把客廳關在暗處，橫樑落到 2.28 米。業主兩夫婦，女兒已長大，
      願意放棄第三間房，只求一件事：有日光的早餐。

      ## 怎樣解決

      間牆是磚牆而非結構牆，我們先請認可人士書面確認，才動第一錘。走廊和睡房併入客廳，成為 290 呎的一個大廳；天花順住
      橫樑斜下，看來是一道摺，不是一條樑。插座移到茶几下的地台。舊窗框滲水，趁三月兩個乾爽星期先換窗，後鋪地板。

      窗邊沒有一件固定傢俬，全部可以移動。一家人的雜物都收在玄關後一整幅 350 毫米深的淺櫃，客人未必察覺。
    `,
    cn: prose`
      ## 难在哪里

      房子面海，海景却只属于最小的那间房。一条约 6 平方米的走廊把客厅关在暗处，横梁低到 2.28 米。业主夫妻俩，女儿已经
      长大，愿意放弃第三间房，只求一件事：有阳光的早餐。

      ## 怎样解决

      隔墙是砖墙而非承重墙，我们先请有资质的人士书面确认，再动第一锤。走廊和卧室并入客厅，成为约 27 平方米的一个大厅；
      吊顶顺着横梁斜下，看上去是一道折线，不是一根梁。插座移到茶几下的地面。旧窗框渗水，趁三月两个干爽的星期先换窗、
      后铺地板。

      窗边没有一件固定家具，全部可以移动。一家人的杂物都收在玄关后一整面 350 毫米深的浅柜里，客人未必察觉。
    `,
  },
  place: { en: 'Tai Koo', zh: '太古', cn: '太古' },
  style: 'nordic',
  propertyType: 'private-flat',
  district: 'eastern',
  scope: 'whole-home',
  squareFeet: 682,
  budget: '700k-1200k',
  works: ['2025-02-24', '2025-06-13'],
  year: 2025,
  materials: [
    { en: 'Engineered oak floor, matt oil', zh: '橡木複合地板，啞面油', cn: '橡木多层地板，哑光油' },
    { en: 'Mineral paint in warm white', zh: '暖白礦物漆', cn: '暖白矿物漆' },
    { en: 'Double-glazed aluminium windows', zh: '雙層玻璃鋁窗', cn: '双层玻璃铝窗' },
    { en: 'Linen sheers', zh: '亞麻紗簾', cn: '亚麻纱帘' },
  ],
  team: [hilary, keung, ming],
  pictures: [
    {
      ...rooms['living-1'],
      caption: {
        en: 'The corridor ran where the rug lies now.',
        zh: '地氈所在，從前是走廊。',
        cn: '地毯的位置，从前是走廊。',
      },
      room: 'living-room',
      hotspots: [
        ['lounge-chair', 15.5, 66],
        ['coffee-table-round', 51, 75],
        ['sofa-oat', 56, 63],
        ['arc-lamp-brass', 84, 40],
        ['framed-print-set', 51, 35],
        ['vase-set', 67, 66],
      ],
    },
    {
      ...rooms['living-2'],
      caption: {
        en: 'The mirror faces the window, so that the side without a view has one too.',
        zh: '圓鏡對正窗口，背海的一邊也分到海景。',
        cn: '圆镜正对窗口，背海的一侧也分到海景。',
      },
      room: 'living-room',
      hotspots: [
        ['sideboard-slatted-oak', 87, 67],
        ['round-mirror-brass', 89, 41],
      ],
    },
    {
      ...corners['living-1-armchair'],
      caption: {
        en: 'The first seat of the day: sun from half past seven.',
        zh: '一天的第一個座位，早上七點半起有陽光。',
        cn: '一天的第一个座位，早上七点半起有阳光。',
      },
      room: 'living-room',
    },
    {
      ...corners['living-1-lamp'],
      caption: {
        en: 'One lamp lights sofa and table, and the ceiling stays bare.',
        zh: '一盞燈照顧梳化和茶几，天花不用鑿一個洞。',
        cn: '一盏灯照顾沙发和茶几，吊顶不用开一个孔。',
      },
      room: 'living-room',
    },
  ],
  comparison: {
    before: rooms['living-1-before'],
    after: rooms['living-1'],
    caption: {
      en: 'Week three, after demolition, and the day of handing over, from the same spot.',
      zh: '同一位置：拆卸後的第三個星期，與交樓當日。',
      cn: '同一位置：拆除后的第三周，与交付当天。',
    },
  },
  film: {
    file: 'tai-koo.webm',
    seconds: 7,
    title: { en: 'A slow look round', zh: '慢慢看一圈', cn: '慢慢看一圈' },
    transcript: {
      en: 'No sound. The view draws slowly nearer to the oat sofa and the two round tables under the brass lamp, then changes to the corner with the slatted oak sideboard and the round mirror, in which the window shows.',
      zh: '沒有聲音。鏡頭慢慢靠近黃銅燈下的燕麥色梳化和一對圓形茶几，然後轉到橡木條紋餐邊櫃的一角，圓鏡映出窗外的光。',
      cn: '没有声音。镜头慢慢靠近黄铜灯下的燕麦色沙发和一对圆形茶几，然后转到橡木格栅餐边柜的一角，圆镜映出窗外的光。',
    },
    poster: corners['living-1-lamp'],
  },
  model: 'room-living.glb',
  products: [
    'sofa-oat',
    'lounge-chair',
    'coffee-table-round',
    'arc-lamp-brass',
    'sideboard-slatted-oak',
    'round-mirror-brass',
    'framed-print-set',
    'vase-set',
    'whole-flat-deposit',
    'layout-planning',
  ],
}
