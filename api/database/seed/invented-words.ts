import type { Words } from './seed-types.ts'

/** The vocabulary of invented pieces: enough for some ten thousand different titles that read like a shop's. */

const words = (en: string, zh: string, cn: string): Words => ({ en, zh, cn })

export type InventedNoun = {
  title: Words
  category: string
  /** The demo picture that represents it. */
  file: string
  price: number
  widthMm: number
  materials: string[]
}

const timber = ['oak', 'walnut', 'ash', 'pine']
const fabrics = ['linen', 'boucle', 'velvet', 'cotton', 'wool']

const noun = (
  title: Words,
  category: string,
  file: string,
  price: number,
  widthMm: number,
  materials: string[],
): InventedNoun => ({ title, category, file: `products/${file}.jpg`, price, widthMm, materials })

export const inventedNouns: InventedNoun[] = [
  noun(words('sofa', '梳化', '沙发'), 'sofas', 'sofa-oat', 12800, 2100, fabrics),
  noun(words('corner sofa', '轉角梳化', '转角沙发'), 'sofas', 'sofa-sage', 16800, 2600, fabrics),
  noun(words('lounge chair', '休閒椅', '休闲椅'), 'lounge-chairs', 'lounge-chair-boucle', 4800, 760, fabrics),
  noun(words('reading chair', '閱讀椅', '阅读椅'), 'lounge-chairs', 'tub-chair', 3900, 720, fabrics),
  noun(words('dining chair', '餐椅', '餐椅'), 'dining-chairs', 'dining-chair-oak', 1280, 480, timber),
  noun(words('bar stool', '吧凳', '吧凳'), 'stools-and-benches', 'bar-stool', 1180, 400, [...timber, 'steel']),
  noun(words('bench', '長凳', '长凳'), 'stools-and-benches', 'bench-oak', 2480, 1200, timber),
  noun(words('dining table', '餐枱', '餐桌'), 'dining-tables', 'dining-table-oak', 7800, 1600, [...timber, 'marble']),
  noun(words('coffee table', '茶几', '茶几'), 'coffee-and-side-tables', 'coffee-table-round', 2680, 800, [
    ...timber,
    'glass',
    'marble',
  ]),
  noun(words('writing desk', '書枱', '书桌'), 'desks', 'desk-writing', 4280, 1200, timber),
  noun(words('sideboard', '餐邊櫃', '餐边柜'), 'sideboards', 'sideboard-slatted-oak', 6900, 1500, [
    ...timber,
    'rattan',
  ]),
  noun(words('bookcase', '書架', '书架'), 'bookcases-and-shelves', 'bookshelf-oak', 5200, 900, [...timber, 'steel']),
  noun(words('wall shelf', '牆身層架', '墙面层架'), 'bookcases-and-shelves', 'wall-shelf', 980, 900, timber),
  noun(words('wardrobe', '衣櫃', '衣柜'), 'wardrobes', 'wardrobe-three-door', 9800, 1500, timber),
  noun(words('bed frame', '床架', '床架'), 'beds', 'bed-frame-slatted', 7600, 1600, [...timber, 'linen']),
  noun(words('bedside table', '床頭几', '床头柜'), 'bedside-tables', 'bedside-table', 1480, 450, timber),
  noun(words('pendant lamp', '吊燈', '吊灯'), 'pendants', 'pendant-dome-clay', 1380, 400, [
    'paper',
    'glass',
    'brass',
    'steel',
  ]),
  noun(words('floor lamp', '座地燈', '落地灯'), 'floor-lamps', 'floor-lamp-tripod', 1980, 450, [
    'oak',
    'brass',
    'steel',
    'paper',
  ]),
  noun(words('desk lamp', '枱燈', '台灯'), 'desk-lamps', 'desk-lamp', 780, 200, ['brass', 'steel', 'stoneware']),
  noun(words('rug', '地氈', '地毯'), 'rugs', 'rug-wool', 3200, 1700, ['wool', 'cotton', 'linen']),
  noun(words('cushion', '咕𠱸', '抱枕'), 'cushions', 'cushion-set', 320, 450, fabrics),
  noun(words('vase', '花瓶', '花瓶'), 'vases-and-tableware', 'vase-set', 420, 180, ['stoneware', 'glass', 'brass']),
  noun(words('mirror', '鏡', '镜子'), 'mirrors', 'mirror-arch', 1880, 600, ['oak', 'brass', 'steel', 'rattan']),
]

export const inventedSeries: Words[] = [
  words('Harbour', '海港', '海港'),
  words('Lantern', '燈籠', '灯笼'),
  words('Bamboo', '竹影', '竹影'),
  words('Banyan', '榕樹', '榕树'),
  words('Tide', '潮汐', '潮汐'),
  words('Drizzle', '微雨', '微雨'),
  words('Terrace', '梯田', '梯田'),
  words('Ferry', '渡輪', '渡轮'),
  words('Tram', '電車', '电车'),
  words('Courtyard', '庭院', '庭院'),
  words('Moonrise', '月升', '月升'),
  words('Morning', '晨光', '晨光'),
  words('Dusk', '暮色', '暮色'),
  words('Pebble', '卵石', '卵石'),
  words('Heron', '白鷺', '白鹭'),
  words('Kite', '紙鳶', '纸鸢'),
  words('Plum', '梅花', '梅花'),
  words('Lotus', '蓮池', '莲池'),
  words('Willow', '垂柳', '垂柳'),
  words('Orchard', '果園', '果园'),
  words('Meadow', '草原', '草原'),
  words('Canyon', '峽谷', '峡谷'),
  words('Summit', '山頂', '山顶'),
  words('Island', '離島', '离岛'),
  words('Fisher', '漁村', '渔村'),
  words('Porcelain', '青瓷', '青瓷'),
  words('Silk', '絲路', '丝路'),
  words('Arcade', '騎樓', '骑楼'),
  words('Alley', '里弄', '里弄'),
  words('Observatory', '天文台', '天文台'),
  words('Pavilion', '涼亭', '凉亭'),
  words('Cloud', '浮雲', '浮云'),
  words('Snow', '初雪', '初雪'),
  words('Ember', '餘燼', '余烬'),
  words('Compass', '羅盤', '罗盘'),
  words('Sampan', '舢舨', '舢板'),
  words('Typhoon', '風眼', '风眼'),
  words('Quiet', '靜室', '静室'),
  words('Studio', '畫室', '画室'),
  words('Atlas', '地圖', '地图'),
]

export const inventedSentences: Words[] = [
  words(
    'Measured for the lifts and corridors of older buildings.',
    '按舊樓升降機和走廊的尺寸設計。',
    '按老楼电梯和走廊的尺寸设计。',
  ),
  words(
    'Small enough for three hundred square feet, at home in a thousand.',
    '三百呎放得下，一千呎也襯得起。',
    '小户型放得下，大户型也配得上。',
  ),
  words('Finished by hand, so no two are quite alike.', '人手打磨，每件紋理都不同。', '手工打磨，每件纹理都不同。'),
  words(
    'Comes apart with one key and goes together in twenty minutes.',
    '一把匙拆件，二十分鐘裝好。',
    '一把扳手拆装，二十分钟装好。',
  ),
  words('Made to be mended: every part can be ordered again.', '件件可修，零件都可補訂。', '件件可修，零件都可补订。'),
  words('The colour holds in the afternoon sun of a west window.', '西斜的下午也不易褪色。', '西晒的下午也不易褪色。'),
  words('Rounded where children run past.', '小朋友跑過的邊角都已打圓。', '孩子跑过的边角都已打圆。'),
  words('Wipes clean with a damp cloth after dinner.', '飯後用濕布一抹便乾淨。', '饭后用湿布一擦就干净。'),
]
