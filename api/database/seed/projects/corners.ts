import type { SeedPicture } from '../seed-types.ts'
import { said } from './said.ts'

/** Parts of rooms and rooms from another side, each with its one description. */
export const corners = {
  'bathroom-2-basin': {
    file: 'projects/bathroom-2-basin.jpg',
    alt: said(
      'Bowl basin with a brass tap on a fluted oak vanity, baskets below it.',
      '坑紋橡木浴室櫃上的碗形洗手盆，配黃銅水龍頭，櫃下放藤籃。',
      '条纹橡木浴室柜上的碗形洗手盆，配黄铜水龙头，柜下放藤篮。',
    ),
  },
  'bedroom-1-bench': {
    file: 'projects/bedroom-1-bench.jpg',
    alt: said(
      'Oak bench with a linen pad and a tray at the foot of the bed.',
      '床尾橡木長凳，鋪亞麻軟墊，放一個木托盤。',
      '床尾橡木长凳，铺亚麻软垫，放一个木托盘。',
    ),
  },
  'bedroom-1-lantern': {
    file: 'projects/bedroom-1-lantern.jpg',
    alt: said(
      'Paper lantern hanging low beside a palm, over an oak bedside table.',
      '紙燈籠低垂在棕櫚旁，下方是橡木床頭櫃。',
      '纸灯笼低垂在棕榈旁，下方是橡木床头柜。',
    ),
  },
  'bedroom-3': {
    file: 'projects/bedroom-3.jpg',
    alt: said(
      'Low oak bed with linen pillows against a slatted headboard, a wide window on the left.',
      '低身橡木床靠住條紋床背，亞麻枕頭，左邊是闊窗。',
      '低矮橡木床靠着条纹床背，亚麻枕头，左边是宽窗。',
    ),
  },
  'bedroom-3-pillows': {
    file: 'projects/bedroom-3-pillows.jpg',
    alt: said(
      'Linen pillows and a sage cushion against oak slats.',
      '橡木條前的亞麻枕頭和鼠尾草綠抱枕。',
      '橡木条前的亚麻枕头和鼠尾草绿抱枕。',
    ),
  },
  'dining-1-lamp': {
    file: 'projects/dining-1-lamp.jpg',
    alt: said(
      'Brass rail with six glass globes in front of a round brass mirror and pale marble.',
      '黃銅橫桿吊燈配六個玻璃球，後方是黃銅圓鏡與淺色雲石。',
      '黄铜横杆吊灯配六个玻璃球，后方是黄铜圆镜与浅色大理石。',
    ),
  },
  'kids-1-bed': {
    file: 'projects/kids-1-bed.jpg',
    alt: said(
      'Pine house bed in front of a terracotta arch painted on the wall, bunting above it.',
      '松木小屋床後是陶土色拱形牆畫，上方掛三角旗。',
      '松木小屋床后是陶土色拱形墙画，上方挂三角旗。',
    ),
  },
  'kids-1-tent': {
    file: 'projects/kids-1-tent.jpg',
    alt: said(
      'Play tent beside a low pine chest with a lamp and a stacking toy.',
      '帳篷旁的松木矮櫃，放着枱燈和疊疊玩具。',
      '帐篷旁的松木矮柜，放着台灯和叠叠玩具。',
    ),
  },
  'kitchen-1-shelves': {
    file: 'projects/kitchen-1-shelves.jpg',
    alt: said(
      'Three black dome pendants in front of walnut shelves on a brick wall.',
      '紅磚牆上的胡桃木層架，前方懸三盞黑色圓頂吊燈。',
      '红砖墙上的胡桃木层架，前方悬三盏黑色圆顶吊灯。',
    ),
  },
  'kitchen-1-stools': {
    file: 'projects/kitchen-1-stools.jpg',
    alt: said(
      'Leather bar stools at a slatted walnut island with a white top.',
      '白色枱面、胡桃木條紋的中島，配皮面吧凳。',
      '白色台面、胡桃木格栅的岛台，配皮面吧凳。',
    ),
  },
  'kitchen-3': {
    file: 'projects/kitchen-3.jpg',
    alt: said(
      'Coffee counter of slatted walnut with leather stools in front of brick walls and a tall steel window.',
      '胡桃木條紋吧枱配皮面吧凳，背後是紅磚牆和高身鋼窗。',
      '胡桃木格栅吧台配皮面吧凳，背后是红砖墙和高窗。',
    ),
  },
  'kitchen-3-shelves': {
    file: 'projects/kitchen-3-shelves.jpg',
    alt: said(
      'Cups, jars and bottles on two walnut shelves against brick, black pendants in front.',
      '紅磚牆上兩層胡桃木架，擺放杯、罐和酒樽，前方是黑色吊燈。',
      '红砖墙上两层胡桃木架，摆放杯子、罐子和瓶子，前方是黑色吊灯。',
    ),
  },
  'kitchen-3-stools': {
    file: 'projects/kitchen-3-stools.jpg',
    alt: said(
      'Three leather bar stools along a walnut counter.',
      '胡桃木吧枱旁的三張皮面吧凳。',
      '胡桃木吧台旁的三把皮面吧凳。',
    ),
  },
  'living-1-armchair': {
    file: 'projects/living-1-armchair.jpg',
    alt: said(
      'Oak lounge chair with a mustard cushion beside a full-height sheer curtain.',
      '落地紗簾旁的橡木休閒椅，配芥末黃抱枕。',
      '落地纱帘旁的橡木休闲椅，配芥末黄抱枕。',
    ),
  },
  'living-1-lamp': {
    file: 'projects/living-1-lamp.jpg',
    alt: said(
      'Brass arc lamp over the end of an oat sofa, with two framed prints behind it.',
      '黃銅弧形座地燈懸在燕麥色梳化一端，背後掛兩幅畫。',
      '黄铜弧形落地灯悬在燕麦色沙发一端，背后挂两幅画。',
    ),
  },
  'living-3': {
    file: 'projects/living-3.jpg',
    alt: said(
      'Pale living room with an oat sofa, a brass arc lamp, a slatted sideboard and a round mirror.',
      '淺色客廳，擺放燕麥色梳化、黃銅弧形座地燈、條紋餐邊櫃與圓鏡。',
      '浅色客厅，摆放燕麦色沙发、黄铜弧形落地灯、格栅餐边柜与圆镜。',
    ),
  },
  'living-3-prints': {
    file: 'projects/living-3-prints.jpg',
    alt: said(
      'Two framed prints over an oat sofa beside a brass lamp.',
      '燕麥色梳化上方掛兩幅畫，旁邊是黃銅燈。',
      '燕麦色沙发上方挂两幅画，旁边是黄铜灯。',
    ),
  },
  'living-3-sideboard': {
    file: 'projects/living-3-sideboard.jpg',
    alt: said(
      'Slatted oak sideboard under a round brass mirror, with a lamp and dried grass.',
      '橡木條紋餐邊櫃上掛黃銅圓鏡，擺枱燈和乾草。',
      '橡木格栅餐边柜上挂黄铜圆镜，摆台灯和干草。',
    ),
  },
  'lobby-1-seats': {
    file: 'projects/lobby-1-seats.jpg',
    alt: said(
      'Two rounded bouclé armchairs at a low table in front of a slatted walnut wall.',
      '胡桃木條牆前，兩張圓身圈圈絨單椅和一張矮几。',
      '胡桃木格栅墙前，两把圆身圈圈绒单椅和一张矮几。',
    ),
  },
  'studio-1-kitchen': {
    file: 'projects/studio-1-kitchen.jpg',
    alt: said(
      'Galley of pale green cabinets under the landlord’s white tiles.',
      '一字形淺綠色廚櫃，牆身保留原有白瓷磚。',
      '一字形浅绿色橱柜，墙面保留原有白瓷砖。',
    ),
  },
  'studio-1-platform': {
    file: 'projects/studio-1-platform.jpg',
    alt: said(
      'Raised bed with drawers below it in front of a wide window.',
      '闊窗前的地台床，床下是一列抽屜。',
      '宽窗前的地台床，床下是一排抽屉。',
    ),
  },
  'study-1-bookcase': {
    file: 'projects/study-1-bookcase.jpg',
    alt: said(
      'Walnut bookcase over the whole wall, with a writing desk in front of it.',
      '整幅牆的胡桃木書櫃，前面是一張書枱。',
      '整面墙的胡桃木书柜，前面是一张书桌。',
    ),
  },
  'study-1-reading': {
    file: 'projects/study-1-reading.jpg',
    alt: said(
      'Reading corner with a pale armchair and a tripod floor lamp against olive walls.',
      '橄欖綠牆前的閱讀角，淺色單椅配三腳座地燈。',
      '橄榄绿墙前的阅读角，浅色单椅配三脚落地灯。',
    ),
  },
} satisfies Record<string, SeedPicture>
