import { said } from '../projects/said.ts'
import type { SeedPicture } from '../seed-types.ts'

/** Pieces in a furnished corner. */
export const viewsInCorners: Record<string, SeedPicture[]> = {
  'sofa-sage': [
    {
      file: 'products/sofa-sage-room.jpg',
      alt: said(
        'The sage sofa under two prints, with a striped wool rug before it.',
        '兩幅掛畫下的鼠尾草綠梳化，前面鋪了條紋羊毛地氈。',
        '两幅挂画下的鼠尾草绿沙发，前面铺着条纹羊毛地毯。',
      ),
    },
  ],
  'side-table-round': [
    {
      file: 'products/side-table-round-room.jpg',
      alt: said(
        'The marble side table with a terracotta lamp, between a sofa and baskets.',
        '綠雲石邊几放了陶土色枱燈，一邊是梳化，一邊是藤籃。',
        '绿色大理石边几上放着陶土色台灯，一边是沙发，一边是藤篮。',
      ),
    },
  ],
  'table-lamp-ceramic': [
    {
      file: 'products/table-lamp-ceramic-room.jpg',
      alt: said(
        'The terracotta lamp lit on a green marble table beside a sofa.',
        '梳化旁綠雲石邊几上，亮着的陶土色枱燈。',
        '沙发旁绿色大理石边几上，亮着的陶土色台灯。',
      ),
    },
  ],
  'rug-wool': [
    {
      file: 'products/rug-wool-room.jpg',
      alt: said(
        'The striped rug on a pale floor in front of a sage sofa.',
        '鼠尾草綠梳化前，淺色地板上的條紋地氈。',
        '鼠尾草绿沙发前，浅色地板上的条纹地毯。',
      ),
    },
  ],
}
