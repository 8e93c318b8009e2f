import type { Block } from './content-types.ts'

/** The newest of the journal, as it is shown on the home page. */
export const journal: Block = {
  type: 'journal',
  title: { en: 'From the journal', zh: '家居誌', cn: '家居志' },
  action: { title: { en: 'Read the journal', zh: '閱讀家居誌', cn: '阅读家居志' }, path: '/blogs' },
  items: [
    {
      title: {
        en: 'Five lines to read first in a quotation',
        zh: '收到裝修報價單，先看這五行',
        cn: '收到装修报价单，先看这五行',
      },
      excerpt: {
        en:
          'Two quotations for the same flat can lie half a price apart. The difference is nearly always in the ' +
          'demolition, the waterproofing, the sockets, the protection of the lobby and the carting away.',
        zh: '同一個單位，兩份報價可以相差一半。分別幾乎總在這五項：清拆、防水、電位、大堂保護和泥頭清運。',
        cn: '同一套房子，两份报价可能相差一半。差别几乎总在这五项：拆除、防水、电位、公区保护和垃圾清运。',
      },
      picture: {
        file: 'rooms/study-1.jpg',
        alt: {
          en: 'Home office with a full-wall walnut bookcase, writing desk, leather chair and brass pendant.',
          zh: '家居書房設整幅胡桃木書櫃、書枱、皮椅和黃銅吊燈。',
          cn: '家居书房设整面胡桃木书柜、书桌、皮椅和黄铜吊灯。',
        },
      },
      date: '2026-10-28',
      path: '/blogs',
    },
    {
      title: { en: 'Keeping the light in a north room', zh: '北向睡房，怎樣留住光', cn: '北向卧室，怎样留住光' },
      excerpt: {
        en: 'North light is soft but cool. Pale oak, sheer curtains and three warm lamps even it out.',
        zh: '北面的光柔和，但偏冷。淺色橡木、紗簾和三盞暖光燈，剛好平衡。',
        cn: '北面的光柔和，但偏冷。浅色橡木、纱帘和三盏暖光灯，刚好平衡。',
      },
      picture: {
        file: 'rooms/bedroom-2.jpg',
        alt: {
          en: 'Bed with linen pillows beside a window with sheer curtains and a city view, an oak bench at its foot.',
          zh: '亞麻枕頭的睡床旁是掛上紗簾的城景窗，床尾放置橡木長凳。',
          cn: '亚麻枕头的睡床旁是挂着纱帘的城景窗，床尾放置橡木长凳。',
        },
      },
      date: '2026-10-14',
      path: '/blogs',
    },
    {
      title: {
        en: 'Why a bathroom takes three weeks',
        zh: '浴室裝修，為何要三星期',
        cn: '卫浴装修，为何要三周',
      },
      excerpt: {
        en: 'Waterproofing has to dry, then stand a night under water. The ceiling below pays for every day saved.',
        zh: '防水要乾透，試水要過夜。趕出來的日子，往往由樓下的天花還。',
        cn: '防水要干透，闭水要过夜。赶出来的日子，往往由楼下的天花板来还。',
      },
      picture: {
        file: 'rooms/bathroom-1.jpg',
        alt: {
          en: 'Bathroom with sage tiles, a fluted oak vanity, round brass mirror and freestanding bath on terrazzo.',
          zh: '浴室鋪鼠尾草綠瓷磚，配橡木坑紋浴室櫃、黃銅圓鏡、獨立浴缸及水磨石地台。',
          cn: '浴室铺鼠尾草绿瓷砖，配橡木条纹浴室柜、黄铜圆镜、独立浴缸及水磨石地面。',
        },
      },
      date: '2026-09-30',
      path: '/blogs',
    },
    {
      title: {
        en: 'What to look for on a plan before the keys',
        zh: '收樓之前，怎樣看平面圖',
        cn: '收房之前，怎样看户型图',
      },
      excerpt: {
        en: 'Beams, window ledges and the air-conditioner platform: three things that decide where a bed can stand.',
        zh: '樑位、窗台、冷氣機位：三樣東西，決定一張床可以放在哪裡。',
        cn: '梁位、窗台、空调机位：三样东西，决定一张床能放在哪里。',
      },
      picture: {
        file: 'rooms/studio-1-before.jpg',
        alt: {
          en: 'A small flat as it is handed over: bare concrete, one wide window and a ladder.',
          zh: '剛收樓的細單位：混凝土牆身、一排闊窗和一把木梯。',
          cn: '刚收房的小户型：毛坯墙面、一排宽窗和一把木梯。',
        },
      },
      date: '2026-09-16',
      path: '/blogs',
    },
  ],
}
