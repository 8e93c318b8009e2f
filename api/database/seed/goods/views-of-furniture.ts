import { said } from '../projects/said.ts'
import type { SeedPicture } from '../seed-types.ts'

/** Furniture from the front, and parts of it close by. */
export const viewsOfFurniture: Record<string, SeedPicture[]> = {
  'sofa-oat': [
    {
      file: 'products/sofa-oat-front.jpg',
      alt: said(
        'The oat linen sofa straight from the front: three seats, rounded arms, oak legs.',
        '燕麥色布藝梳化的正面：三個座位、圓角扶手、橡木腳。',
        '燕麦色布艺沙发的正面：三个座位、圆角扶手、橡木脚。',
      ),
    },
    {
      file: 'products/sofa-oat-detail.jpg',
      alt: said(
        'Arm and seat of the sofa close by, with a tan cushion.',
        '梳化扶手與座墊的近鏡，上有啡色抱枕。',
        '沙发扶手与坐垫的近景，上有棕色抱枕。',
      ),
    },
  ],
  'sofa-sage': [
    {
      file: 'products/sofa-sage-front.jpg',
      alt: said(
        'The sage sofa straight from the front: three seats, a cream cushion, walnut legs.',
        '鼠尾草綠梳化的正面：三個座位、一個忌廉色抱枕、胡桃木腳。',
        '鼠尾草绿沙发的正面：三个座位、一个奶油色抱枕、胡桃木脚。',
      ),
    },
  ],
  'lounge-chair': [
    {
      file: 'products/lounge-chair-boucle-detail.jpg',
      alt: said(
        'Oak armrest close by, over a seat in looped bouclé.',
        '橡木扶手的近鏡，下面是圈圈絨座墊。',
        '橡木扶手的近景，下面是圈圈绒坐垫。',
      ),
    },
  ],
  'dining-chair-oak': [
    {
      file: 'products/dining-chair-oak-front.jpg',
      alt: said(
        'The oak dining chair straight from the front: a curved rail over a linen seat.',
        '橡木餐椅的正面：亞麻座墊上是弧形椅背。',
        '橡木餐椅的正面：亚麻坐垫上方是弧形椅背。',
      ),
    },
  ],
  'dining-chair-black': [
    {
      file: 'products/dining-chair-black-front.jpg',
      alt: said(
        'The black ash chair straight from the front, its tan leather seat between slim legs.',
        '黑梣木餐椅的正面：幼身椅腳托着啡色皮座墊。',
        '黑色白蜡木餐椅的正面：细椅腿托着棕色皮坐垫。',
      ),
    },
  ],
  'stool-round': [
    {
      file: 'products/stool-round-front.jpg',
      alt: said(
        'The round oak stool straight from the front: three splayed legs with a rail between them.',
        '橡木圓凳的正面：三隻微微外斜的凳腳，中間有橫檔。',
        '橡木圆凳的正面：三条微微外斜的凳腿，中间有横档。',
      ),
    },
  ],
  'dining-table-oak': [
    {
      file: 'products/dining-table-oak-front.jpg',
      alt: said(
        'The long side of the oak dining table, its tapered legs leaning outward.',
        '橡木餐枱的長邊，錐形枱腳微微外斜。',
        '橡木餐桌的长边，锥形桌腿微微外斜。',
      ),
    },
  ],
  'desk-writing': [
    {
      file: 'products/desk-writing-front.jpg',
      alt: said(
        'The oak desk straight from the front: two shallow drawers with brass knobs.',
        '橡木書枱的正面：兩個淺抽屜配黃銅拉手。',
        '橡木书桌的正面：两个浅抽屉配黄铜拉手。',
      ),
    },
  ],
  'sideboard-slatted-oak': [
    {
      file: 'products/sideboard-slatted-oak-front.jpg',
      alt: said(
        'The slatted oak sideboard straight from the front: three doors on splayed legs.',
        '橡木條紋餐邊櫃的正面：三道櫃門，櫃腳微微外斜。',
        '橡木格栅餐边柜的正面：三扇柜门，柜脚微微外斜。',
      ),
    },
  ],
  'sideboard-cane-walnut': [
    {
      file: 'products/sideboard-cane-walnut-front.jpg',
      alt: said(
        'The walnut sideboard straight from the front: three cane doors in solid frames.',
        '胡桃木餐邊櫃的正面：三道藤編櫃門鑲在實木框內。',
        '胡桃木餐边柜的正面：三扇藤编柜门镶在实木框内。',
      ),
    },
  ],
  'bookshelf-oak': [
    {
      file: 'products/bookshelf-oak-front.jpg',
      alt: said(
        'The oak bookshelf straight from the front: five bays with books and vases.',
        '橡木書架的正面：五層放着書和花瓶。',
        '橡木书架的正面：五层放着书和花瓶。',
      ),
    },
  ],
  'bedside-table': [
    {
      file: 'products/bedside-table-front.jpg',
      alt: said(
        'The oak bedside table straight from the front: a drawer with a brass knob over an open shelf.',
        '橡木床頭櫃的正面：上面是配黃銅拉手的抽屜，下面是開放層格。',
        '橡木床头柜的正面：上面是带黄铜拉手的抽屉，下面是开放格。',
      ),
    },
  ],
}
