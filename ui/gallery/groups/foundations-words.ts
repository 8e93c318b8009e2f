import { inLanguage } from '../language.ts'

export const foundationsWords = inLanguage({
  zh: {
    title: '基礎',
    colours: '顏色',
    coloursNote: '陶土色只用於每頁一個主要動作、減價與焦點。',
    type: '字級',
    running: '內文',
    heading: '先量度，後落筆：一個深水埗唐樓單位的第二個家',
    paragraph:
      '我們會先上門度尺，畫好平面圖，再與你逐格逐格傾。「收納做在走廊」是屋主最常說的一句；至於燈光，我們習慣在牆身完成前先試一晚，免得日後返工。',
    foreign: ['餐椅由丹麥 ', 'Kvadrat Steelcut Trio 3', ' 布料包裹，闊 1,800 毫米，訂造需時 6 至 8 星期。'],
    stress: ['訂金付款後', '不可更改尺寸', '，請先覆核圖則。'],
    prose: '文章',
  },
  cn: {
    title: '基础',
    colours: '颜色',
    coloursNote: '陶土色只用于每页一个主要操作、特价与焦点。',
    type: '字号',
    running: '正文',
    heading: '先量房，再动笔：一套老房子的第二次人生',
    paragraph:
      '我们会先上门量房，画好平面图，再和您一格一格地商量。“收纳做在走廊里”是业主最常说的一句；至于灯光，我们习惯在墙面完工之前先试一晚，免得日后返工。',
    foreign: ['餐椅用丹麦 ', 'Kvadrat Steelcut Trio 3', ' 面料包覆，宽 1,800 毫米，定制需 6 至 8 周。'],
    stress: ['支付定金后', '不可更改尺寸', '，请先核对图纸。'],
    prose: '文章',
  },
  en: {
    title: 'Foundations',
    colours: 'Colours',
    coloursNote: 'Clay is for the one main action of a screen, for prices on sale and for focus.',
    type: 'Sizes of type',
    running: 'Running text',
    heading: 'Measure first, draw second: a tong lau flat and its second life',
    paragraph:
      'We come and measure, draw the plan, and go through it with you square foot by square foot. “Put the storage in the corridor” is what owners tell us most often; as for light, we try it for an evening before the walls are finished, so that nothing has to be opened again.',
    foreign: [
      'The flat is in ',
      '深水埗',
      ', and the chairs are 1,800 mm apart; making them takes six to eight weeks.',
    ],
    stress: ['Once the deposit is paid the sizes are ', 'final', ', so please check the drawing.'],
    prose: 'Article',
  },
})
