import type { SeedProduct } from '../seed-types.ts'

export const sofas: SeedProduct[] = [
  {
    key: 'sofa-oat',
    kind: 'GOODS',
    categories: ['sofas'],
    title: { en: 'Three-seat linen sofa, oat', zh: '三座位布藝梳化（燕麥色）', cn: '三人位亚麻布艺沙发（燕麦色）' },
    summary: {
      en: 'A deep linen sofa on oak legs that comes apart to go up in an ordinary lift.',
      zh: '深身亞麻布梳化配橡木腳，可拆件入普通升降機，上樓不用吊運。',
      cn: '坐深充足的亚麻沙发配橡木脚，可拆分运输，普通电梯就能上楼。',
    },
    description: {
      en:
        'Feather-wrapped foam on a sprung base: you sink a little, then the seat holds. The back is high enough ' +
        'to rest your head, and 56 cm of seat depth leaves room for folded legs.\n\nThe arms bolt on with four hex ' +
        'screws each, so the longest box is 200 cm and turns in a 1.1\u00A0m lift. Our team carries it in, fits the ' +
        'arms and legs in about 20 minutes and takes the packing away.',
      zh:
        '座墊以羽絨包裹高回彈海綿，下有彈簧底架，坐下微微下沉，但不會陷。椅背夠高，頭可以靠；座深 56 厘米，盤腿坐' +
        '都得。\n\n' +
        '兩邊扶手以螺絲鎖上，最長一箱 200 厘米，闊 1.1 米的升降機轉得到彎。師傅送貨上門，約 20 分鐘裝好扶手和腳，' +
        '包裝物料一併帶走。',
      cn:
        '坐垫用羽绒包裹高回弹海绵，下面是弹簧底架，坐下去软一下，随后稳稳托住。靠背够高，可以靠头；坐深 56 厘米，' +
        '盘腿也舒服。\n\n' +
        '两侧扶手用螺丝固定，最长的一箱 200 厘米，1.1 米宽的电梯转得过来。师傅上门约 20 分钟装好，包装一并带走。',
    },
    tags: ['sofa', 'living room', 'linen', 'nordic'],
    dimensions: { widthMm: 2260, depthMm: 950, heightMm: 940 },
    materials: {
      en: 'Linen and cotton cover (70/30), removable; kiln-dried pine frame; zigzag springs; solid oak legs.',
      zh: '可拆洗布套（70% 亞麻、30% 棉）；窰乾松木架；蛇形彈簧；實木橡木腳。',
      cn: '可拆洗布套（70% 亚麻、30% 棉）；烘干松木框架；蛇形弹簧；橡木实木脚。',
    },
    care: {
      en:
        'Vacuum weekly and turn the seat cushions. Dry-clean the covers; linen softens and pales a little where ' +
        'the sun falls. In the wet months keep the sofa 5 cm off an outside wall.',
      zh:
        '每星期吸塵，坐墊前後反轉。布套請乾洗；亞麻愈用愈軟，曬到太陽的位置會略為變淺。回南天時，梳化與外牆相隔約' +
        ' 5 厘米。',
      cn: '每周吸尘并翻转坐垫。布套建议干洗；亚麻越用越软，长期日晒处会略浅。潮湿季节与外墙保持 5 厘米距离。',
    },
    leadTimeDays: 42,
    model: 'sofa.glb',
    pictures: [
      {
        file: 'products/sofa-oat.jpg',
        alt: {
          en: 'Three-seat sofa in oat linen on oak legs, with one tan cushion.',
          zh: '燕麥色亞麻三座位梳化，配橡木腳及一個啡色抱枕。',
          cn: '燕麦色亚麻三人沙发，配橡木脚及一个棕色抱枕。',
        },
      },
      {
        file: 'rooms/living-2.jpg',
        alt: {
          en: 'Corner view of the living room with a slatted oak sideboard, round mirror, sofa and framed prints.',
          zh: '客廳一角：橡木條紋餐邊櫃、圓鏡、梳化與掛畫。',
          cn: '客厅一角：橡木格栅餐边柜、圆镜、沙发与挂画。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SOF-01-OAT-226',
        title: { en: 'Three seats, 226 cm', zh: '三座位，226 厘米', cn: '三人位，226 厘米' },
        attributes: { colour: 'oat', material: 'linen', size: 'three-seat' },
        price: 14800,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 3 },
        parcel: { grams: 60000, lengthMm: 2000, widthMm: 980, heightMm: 780 },
        picture: 0,
      },
      {
        sku: 'LUM-SOF-01-OAT-196',
        title: { en: 'Two and a half seats, 196 cm', zh: '二座半，196 厘米', cn: '两人半位，196 厘米' },
        attributes: { colour: 'oat', material: 'linen', size: 'two-half-seat' },
        price: 12800,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 1 },
        dimensions: { widthMm: 1960, depthMm: 950, heightMm: 940 },
        parcel: { grams: 52000, lengthMm: 1720, widthMm: 980, heightMm: 780 },
      },
    ],
    publishedOn: '2025-03-14',
  },
  {
    key: 'sofa-sage',
    kind: 'GOODS',
    categories: ['sofas'],
    title: {
      en: 'Three-seat sofa, sage green linen',
      zh: '三座位梳化（鼠尾草綠亞麻）',
      cn: '三人沙发（鼠尾草绿亚麻）',
    },
    summary: {
      en: 'The same deep seat in a grey-green linen, with darker walnut legs.',
      zh: '同一張深座梳化，換上灰綠亞麻布和較深色的胡桃木腳。',
      cn: '同款深坐沙发，换上灰绿色亚麻与深色胡桃木脚。',
    },
    description: {
      en:
        'A green that reads grey at noon and deeper by lamplight, so it sits easily beside oak, walnut or a ' +
        'white wall. The cloth is piece-dyed in small lots; ask for a swatch and look at it in your own flat ' +
        'before you decide.\n\nBuilt like the oat version: sprung base, feather-wrapped cushions, arms that bolt ' +
        'off for the lift. Allow a little longer for the dye lot.',
      zh:
        '這隻綠日間偏灰，夜晚開燈後會沉實些，襯橡木、胡桃木或白牆都自然。布料小批染色，可先索取布辦，在家中不同時' +
        '間看過才決定。\n\n' +
        '結構與燕麥色款相同：彈簧底架、羽絨包裹座墊，扶手可拆以便入升降機。因為要等染布，訂造期略長。',
      cn:
        '这种绿白天偏灰，夜里灯光下更沉稳，与橡木、胡桃木或白墙都合得来。面料小批量匹染，可先索取布样，在自己家里' +
        '看过再定。\n\n' +
        '结构与燕麦色款一致：弹簧底架、羽绒包裹坐垫，扶手可拆便于进电梯。因需等候染色，交期略长。',
    },
    tags: ['sofa', 'living room', 'linen', 'green'],
    dimensions: { widthMm: 2260, depthMm: 950, heightMm: 940 },
    materials: {
      en: 'Linen cover, removable; kiln-dried pine frame; zigzag springs; solid walnut legs, oiled.',
      zh: '可拆亞麻布套；窰乾松木架；蛇形彈簧；上油胡桃木實木腳。',
      cn: '可拆亚麻布套；烘干松木框架；蛇形弹簧；擦油胡桃木实木脚。',
    },
    care: {
      en:
        'Vacuum with the soft brush. Blot spills at once with a white cloth, then dry-clean. Keep out of strong ' +
        'west sun: greens fade sooner than naturals.',
      zh: '用軟毛吸頭吸塵。打翻飲品即用白布印乾，再送乾洗。避免西斜猛曬，綠色比素色容易褪。',
      cn: '用软毛吸头吸尘。泼洒后立即用白布吸干，再送干洗。避免强烈西晒，绿色比本色更易褪。',
    },
    leadTimeDays: 49,
    pictures: [
      {
        file: 'products/sofa-sage.jpg',
        alt: {
          en: 'Three-seat sofa in sage green linen on walnut legs.',
          zh: '鼠尾草綠亞麻三座位梳化，配胡桃木腳。',
          cn: '鼠尾草绿亚麻三人沙发，配胡桃木脚。',
        },
      },
      {
        file: 'details/sofa-sage.jpg',
        alt: {
          en: 'Left arm of the sage sofa with its cream cushion and tapered walnut legs, from close by.',
          zh: '鼠尾草綠梳化左邊扶手的近鏡，連忌廉色抱枕及胡桃木斜腳。',
          cn: '鼠尾草绿沙发左侧扶手近景，带奶油色抱枕和胡桃木斜腿。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SOF-01-SAG-226',
        title: { en: 'Three seats, 226 cm', zh: '三座位，226 厘米', cn: '三人位，226 厘米' },
        attributes: { colour: 'sage', material: 'linen', size: 'three-seat' },
        price: 15800,
        salePercent: 12,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 2 },
        parcel: { grams: 60000, lengthMm: 2000, widthMm: 980, heightMm: 780 },
      },
      {
        sku: 'LUM-SOF-01-SAG-196',
        title: { en: 'Two and a half seats, 196 cm', zh: '二座半，196 厘米', cn: '两人半位，196 厘米' },
        attributes: { colour: 'sage', material: 'linen', size: 'two-half-seat' },
        price: 13800,
        salePercent: 12,
        stock: { 'kwun-tong': 1, 'tsuen-wan': 0 },
        dimensions: { widthMm: 1960, depthMm: 950, heightMm: 940 },
        parcel: { grams: 52000, lengthMm: 1720, widthMm: 980, heightMm: 780 },
      },
    ],
    publishedOn: '2025-09-26',
  },
  {
    key: 'sofa-loveseat-rust',
    kind: 'GOODS',
    categories: ['sofas'],
    title: { en: 'Two-seat loveseat, rust linen', zh: '二座位細梳化（鐵鏽橙亞麻）', cn: '双人小沙发（铁锈橙亚麻）' },
    summary: {
      en: 'A proper sofa for the living room that measures nine feet across.',
      zh: '客廳得九呎闊，一樣放得下一張正經梳化。',
      cn: '客厅面宽不到三米，也放得下一张像样的沙发。',
    },
    description: {
      en:
        '163 cm from arm to arm, with the same seat height and springs as our three-seater. Nothing was shrunk ' +
        'but the length, so it is still a place to nap with your knees up.\n\nThe rust linen warms a white flat ' +
        'and hides tea better than most. One box, legs off, through a standard lift and an 80 cm door.',
      zh:
        '左右扶手之間全長 163 厘米，座高和彈簧與三座位款一樣；只是短了，沒有縮水，曲膝小睡也舒服。\n\n' +
        '鐵鏽橙令全白的單位即時暖起來，沾了茶漬也不太顯眼。一箱送貨，拆腳後可入一般升降機和 80 厘米闊大門。',
      cn:
        '全长 163 厘米，坐高与弹簧同三人款一致；只缩短了长度，屈膝小睡依然舒服。\n\n' +
        '铁锈橙让全白的小户型暖起来，茶渍也不显眼。单箱送货，拆腿后可进普通电梯和 80 厘米的门。',
    },
    tags: ['sofa', 'loveseat', 'small flat', 'living room'],
    dimensions: { widthMm: 1634, depthMm: 922, heightMm: 944 },
    materials: {
      en: 'Linen cover, removable; kiln-dried pine frame; zigzag springs; solid walnut legs.',
      zh: '可拆亞麻布套；窰乾松木架；蛇形彈簧；胡桃木實木腳。',
      cn: '可拆亚麻布套；烘干松木框架；蛇形弹簧；胡桃木实木脚。',
    },
    care: {
      en: 'Vacuum weekly, dry-clean the covers. Change the cushions left to right each month so that they wear alike.',
      zh: '每星期吸塵，布套乾洗。坐墊每月左右對調，磨損較平均。',
      cn: '每周吸尘，布套干洗。坐垫每月左右对调，磨损更均匀。',
    },
    leadTimeDays: 42,
    pictures: [
      {
        file: 'products/sofa-loveseat-rust.jpg',
        alt: {
          en: 'Two-seat sofa in rust linen on walnut legs, with one cream cushion.',
          zh: '鐵鏽橙亞麻雙人梳化，配胡桃木腳及一個忌廉色抱枕。',
          cn: '铁锈橙亚麻双人沙发，配胡桃木脚及一个奶油色抱枕。',
        },
      },
      {
        file: 'details/sofa-loveseat-rust.jpg',
        alt: {
          en: 'Arm, seat and walnut leg of the rust linen loveseat, from close by.',
          zh: '鐵鏽橙亞麻二座位梳化的扶手、坐墊及胡桃木腳近鏡。',
          cn: '铁锈橙亚麻双人沙发的扶手、坐垫与胡桃木腿近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SOF-02-RUS',
        title: { en: 'Rust linen', zh: '鐵鏽橙亞麻', cn: '铁锈橙亚麻' },
        attributes: { colour: 'rust', material: 'linen', size: 'two-seat' },
        price: 9800,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        parcel: { grams: 44000, lengthMm: 1680, widthMm: 960, heightMm: 800 },
      },
    ],
    publishedOn: '2026-02-20',
  },
]
