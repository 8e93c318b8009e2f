import type { SeedPicture } from '../seed-types.ts'
import { said } from './said.ts'

/** Photographs that more than one place shows, each with its one description. */
export const rooms = {
  'living-1': {
    file: 'rooms/living-1.jpg',
    alt: said(
      'Bright living room with an oat linen sofa, two round tables, a brass arc lamp and soft light through sheer curtains.',
      '明亮客廳擺放燕麥色亞麻梳化、一對圓形茶几和黃銅弧形座地燈，日光透過紗簾灑落地氈。',
      '明亮客厅摆放燕麦色亚麻沙发、一对圆形茶几和黄铜弧形落地灯，日光透过纱帘洒落地毯。',
    ),
  },
  'living-2': {
    file: 'rooms/living-2.jpg',
    alt: said(
      'Corner view of the living room with a slatted oak sideboard, round mirror, sofa and framed prints.',
      '客廳一角：橡木條紋餐邊櫃、圓鏡、梳化與掛畫。',
      '客厅一角：橡木格栅餐边柜、圆镜、沙发与挂画。',
    ),
  },
  'living-1-before': {
    file: 'rooms/living-1-before.jpg',
    alt: said(
      'The same living room as a bare concrete shell with patched walls, a ladder and grey light.',
      '同一客廳的毛坯狀態：混凝土牆身、修補痕跡、木梯和灰濛光線。',
      '同一客厅的毛坯状态：混凝土墙面、修补痕迹、木梯和灰蒙光线。',
    ),
  },
  'bedroom-1': {
    file: 'rooms/bedroom-1.jpg',
    alt: said(
      'Calm bedroom with a low oak bed, slatted dado, linen bedding, a paper lantern and a large palm.',
      '寧靜睡房設有低身橡木床、木條牆裙、亞麻床品、紙燈籠和大型棕櫚盆栽。',
      '宁静卧室设有低矮橡木床、木条墙裙、亚麻床品、纸灯笼和大型棕榈盆栽。',
    ),
  },
  'bedroom-2': {
    file: 'rooms/bedroom-2.jpg',
    alt: said(
      'Bed with linen pillows beside a window with sheer curtains and a city view, an oak bench at its foot.',
      '亞麻枕頭的睡床旁是掛上紗簾的城景窗，床尾放置橡木長凳。',
      '亚麻枕头的睡床旁是挂着纱帘的城景窗，床尾放置橡木长凳。',
    ),
  },
  'kitchen-1': {
    file: 'rooms/kitchen-1.jpg',
    alt: said(
      'Loft kitchen with brick walls, a slatted walnut island, three stools and black dome pendants.',
      '紅磚牆開放式廚房，胡桃木條紋中島配三張吧凳及黑色圓頂吊燈。',
      '红砖墙开放式厨房，胡桃木格栅中岛配三张吧凳及黑色圆顶吊灯。',
    ),
  },
  'kitchen-2': {
    file: 'rooms/kitchen-2.jpg',
    alt: said(
      'Angled view of the kitchen island in front of a large steel window and open walnut shelves.',
      '從側面看中島，背後是大面積鋼窗和胡桃木層架。',
      '从侧面看中岛，背后是大面积钢窗和胡桃木层架。',
    ),
  },
  'dining-1': {
    file: 'rooms/dining-1.jpg',
    alt: said(
      'Dining room with an oval marble table, green velvet chairs, walnut panels and a brass globe pendant.',
      '飯廳設橢圓雲石餐枱、綠色絲絨餐椅、胡桃木牆身和黃銅球形吊燈。',
      '餐厅设椭圆大理石餐桌、绿色丝绒餐椅、胡桃木墙面和黄铜球形吊灯。',
    ),
  },
  'dining-2': {
    file: 'rooms/dining-2.jpg',
    alt: said(
      'Marble table set for six, seen from the corner with a round mirror and tall sheer curtains.',
      '從角落望向已擺好餐具的雲石餐枱，旁邊有圓鏡和落地紗簾。',
      '从角落望向已摆好餐具的大理石餐桌，旁边有圆镜和落地纱帘。',
    ),
  },
  'studio-1': {
    file: 'rooms/studio-1.jpg',
    alt: said(
      'Compact studio with a raised platform bed with drawers, galley kitchen, small sofa and wall shelves.',
      '細單位設地台床連抽屜、一字形廚房、雙人梳化和牆身層架，善用每吋空間。',
      '小户型设地台床连抽屉、一字形厨房、双人沙发和墙面层架，善用每寸空间。',
    ),
  },
  'studio-1-before': {
    file: 'rooms/studio-1-before.jpg',
    alt: said(
      'The same studio as an empty concrete shell with an old window frame.',
      '同一單位的毛坯狀態：空置混凝土間隔與舊窗框。',
      '同一单位的毛坯状态：空置混凝土间隔与旧窗框。',
    ),
  },
  'study-1': {
    file: 'rooms/study-1.jpg',
    alt: said(
      'Home office with a full-wall walnut bookcase, writing desk, leather chair and brass pendant.',
      '家居書房設整幅胡桃木書櫃、書枱、皮椅和黃銅吊燈。',
      '居家书房设整面胡桃木书柜、书桌、皮椅和黄铜吊灯。',
    ),
  },
  'kids-1': {
    file: 'rooms/kids-1.jpg',
    alt: said(
      'Children’s room with a pine house bed, painted terracotta arch, play tent and bunting.',
      '兒童房擺放松木小屋床、陶土色拱形牆畫、帳篷和三角掛旗。',
      '儿童房摆放松木小屋床、陶土色拱形墙画、帐篷和三角挂旗。',
    ),
  },
  'bathroom-1': {
    file: 'rooms/bathroom-1.jpg',
    alt: said(
      'Bathroom with sage tiles, a fluted oak vanity, round brass mirror and freestanding bath on terrazzo.',
      '浴室鋪鼠尾草綠瓷磚，配橡木坑紋浴室櫃、黃銅圓鏡、獨立浴缸及水磨石地台。',
      '浴室铺鼠尾草绿瓷砖，配橡木条纹浴室柜、黄铜圆镜、独立浴缸及水磨石地面。',
    ),
  },
  'bathroom-2': {
    file: 'rooms/bathroom-2.jpg',
    alt: said(
      'Vanity with bowl basin and brass tap, a palm and a white tub under the window.',
      '碗形洗手盆配黃銅水龍頭，旁有棕櫚盆栽，窗下為白色浴缸。',
      '碗形洗手盆配黄铜水龙头，旁有棕榈盆栽，窗下为白色浴缸。',
    ),
  },
  'lobby-1': {
    file: 'rooms/lobby-1.jpg',
    alt: said(
      'Office reception with a fluted walnut counter, paper lanterns, bouclé armchairs and an olive tree.',
      '辦公室接待處設坑紋胡桃木櫃枱、紙燈籠吊燈、圈圈絨單椅和橄欖樹。',
      '办公室接待处设条纹胡桃木前台、纸灯笼吊灯、圈圈绒单椅和橄榄树。',
    ),
  },
  'lobby-2': {
    file: 'rooms/lobby-2.jpg',
    alt: said(
      'Waiting area with rounded armchairs in front of the reception counter and tall windows.',
      '等候區的圓身單椅，背景是接待櫃枱和落地玻璃窗。',
      '等候区的圆身单椅，背景是接待前台和落地玻璃窗。',
    ),
  },
} satisfies Record<string, SeedPicture>
