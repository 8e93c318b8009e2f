import type { SeedCategory } from './seed-types.ts'

export const categories: SeedCategory[] = [
  {
    key: 'furniture',
    title: { en: 'Furniture', zh: '傢俬', cn: '家具' },
    description: {
      en: 'Pieces measured for Hong Kong rooms, and for the lift that takes them up.',
      zh: '按香港單位和升降機尺寸揀選的傢俬。',
      cn: '按香港户型与电梯尺寸挑选的家具。',
    },
    picture: {
      file: 'hero/hero-living.jpg',
      alt: {
        en:
          'Bright living room with an oat linen sofa, two round tables, a brass arc lamp and soft light through ' +
          'sheer curtains.',
        zh: '明亮客廳擺放燕麥色亞麻梳化、一對圓形茶几和黃銅弧形座地燈，日光透過紗簾灑落地氈。',
        cn: '明亮客厅摆放燕麦色亚麻沙发、一对圆形茶几和黄铜弧形落地灯，日光透过纱帘洒落地毯。',
      },
    },
    children: [
      {
        key: 'seating',
        title: { en: 'Seating', zh: '座椅', cn: '座椅' },
        description: {
          en: 'From the long sofa to the stool that never rocks.',
          zh: '由長梳化到永遠不搖的小圓凳。',
          cn: '从长沙发到永远不晃的小圆凳。',
        },
        picture: {
          file: 'rooms/living-2.jpg',
          alt: {
            en: 'Corner view of the living room with a slatted oak sideboard, round mirror, sofa and framed prints.',
            zh: '客廳一角：橡木條紋餐邊櫃、圓鏡、梳化與掛畫。',
            cn: '客厅一角：橡木格栅餐边柜、圆镜、沙发与挂画。',
          },
        },
        children: [
          {
            key: 'sofas',
            title: { en: 'Sofas', zh: '梳化', cn: '沙发' },
            description: {
              en: 'Linen sofas that come apart for the lift.',
              zh: '可拆件入升降機的布藝梳化。',
              cn: '可拆分进电梯的布艺沙发。',
            },
          },
          {
            key: 'lounge-chairs',
            title: { en: 'Lounge chairs', zh: '休閒椅', cn: '休闲椅' },
            description: { en: 'One good chair by the window.', zh: '窗邊的一張好椅。', cn: '窗边的一把好椅子。' },
          },
          {
            key: 'dining-chairs',
            title: { en: 'Dining chairs', zh: '餐椅', cn: '餐椅' },
            description: {
              en: 'Chairs for a long dinner, singly or in sets.',
              zh: '坐得住一頓長飯的餐椅，單張或成套。',
              cn: '久坐也舒服的餐椅，单把或成套。',
            },
          },
          {
            key: 'stools-and-benches',
            title: { en: 'Stools and benches', zh: '凳及長凳', cn: '凳与长凳' },
            description: {
              en: 'Seats that also serve as tables, steps and shelves.',
              zh: '坐得、放得、踏得，一凳多用。',
              cn: '能坐能放，一凳多用。',
            },
          },
          {
            key: 'office-chairs',
            title: { en: 'Office chairs', zh: '辦公椅', cn: '办公椅' },
            description: {
              en: 'Support for the working day, looks for the bedroom.',
              zh: '坐足一日有承托，放睡房也好看。',
              cn: '久坐有支撑，放卧室也好看。',
            },
          },
        ],
      },
      {
        key: 'tables',
        title: { en: 'Tables', zh: '枱', cn: '桌几' },
        description: { en: 'Solid tops, rounded corners.', zh: '實木枱面，圓角收邊。', cn: '实木桌面，圆角收边。' },
        picture: {
          file: 'rooms/dining-2.jpg',
          alt: {
            en: 'Marble table set for six, seen from the corner with a round mirror and tall sheer curtains.',
            zh: '從角落望向已擺好餐具的雲石餐枱，旁邊有圓鏡和落地紗簾。',
            cn: '从角落望向已摆好餐具的大理石餐桌，旁边有圆镜和落地纱帘。',
          },
        },
        children: [
          {
            key: 'dining-tables',
            title: { en: 'Dining tables', zh: '餐枱', cn: '餐桌' },
            description: {
              en: 'For four every day and ten at New Year.',
              zh: '平日四人，過年十人。',
              cn: '平日四人，过年十人。',
            },
          },
          {
            key: 'coffee-and-side-tables',
            title: { en: 'Coffee and side tables', zh: '茶几及邊几', cn: '茶几与边几' },
            description: {
              en: 'A place for the cup, low or at the arm.',
              zh: '茶杯的位置，在膝前或在手邊。',
              cn: '茶杯的位置，在膝前或手边。',
            },
          },
          {
            key: 'desks',
            title: { en: 'Desks', zh: '書枱', cn: '书桌' },
            description: {
              en: 'Slim desks with somewhere for the cables.',
              zh: '輕身書枱，藏得起電線。',
              cn: '轻巧书桌，藏得住电线。',
            },
          },
        ],
      },
      {
        key: 'storage',
        title: { en: 'Storage', zh: '收納', cn: '收纳' },
        description: {
          en: 'Cupboards and shelves that use the whole wall.',
          zh: '用盡一幅牆的櫃與層架。',
          cn: '用足一面墙的柜与层架。',
        },
        picture: {
          file: 'rooms/study-1.jpg',
          alt: {
            en: 'Home office with a full-wall walnut bookcase, writing desk, leather chair and brass pendant.',
            zh: '家居書房設整幅胡桃木書櫃、書枱、皮椅和黃銅吊燈。',
            cn: '居家书房设整面胡桃木书柜、书桌、皮椅和黄铜吊灯。',
          },
        },
        children: [
          {
            key: 'sideboards',
            title: { en: 'Sideboards', zh: '餐邊櫃', cn: '餐边柜' },
            description: {
              en: 'For plates, the router and the good glasses.',
              zh: '放碗碟、路由器和捨不得用的杯。',
              cn: '放碗碟、路由器和舍不得用的杯子。',
            },
          },
          {
            key: 'bookcases-and-shelves',
            title: { en: 'Bookcases and shelves', zh: '書櫃及層架', cn: '书柜与层架' },
            description: {
              en: 'Tall, narrow or floating, all fixed to the wall.',
              zh: '高身、窄身、掛牆，全部穩固上牆。',
              cn: '高柜、窄柜、壁挂，全部稳固上墙。',
            },
          },
          {
            key: 'wardrobes',
            title: { en: 'Wardrobes', zh: '衣櫃', cn: '衣柜' },
            description: {
              en: 'Built up in your room and scribed to the wall.',
              zh: '入屋組裝，跟牆修邊。',
              cn: '入户组装，贴墙收边。',
            },
          },
        ],
      },
      {
        key: 'bedroom',
        title: { en: 'Bedroom', zh: '睡房', cn: '卧室' },
        description: {
          en: 'Low beds and what stands beside them.',
          zh: '低身床架，和床邊的一切。',
          cn: '低矮床架，以及床边的一切。',
        },
        picture: {
          file: 'rooms/bedroom-2.jpg',
          alt: {
            en: 'Bed with linen pillows beside a window with sheer curtains and a city view, an oak bench at its foot.',
            zh: '亞麻枕頭的睡床旁是掛上紗簾的城景窗，床尾放置橡木長凳。',
            cn: '亚麻枕头的睡床旁是挂着纱帘的城景窗，床尾放置橡木长凳。',
          },
        },
        children: [
          {
            key: 'beds',
            title: { en: 'Beds', zh: '床架', cn: '床架' },
            description: {
              en: 'For four, five and six foot mattresses.',
              zh: '配四呎、五呎、六呎床褥。',
              cn: '配 1.2 米、1.5 米、1.8 米床垫。',
            },
          },
          {
            key: 'bedside-tables',
            title: { en: 'Bedside tables', zh: '床頭櫃', cn: '床头柜' },
            description: {
              en: 'A drawer, a niche, the right height.',
              zh: '一個櫃桶、一格開放位，高度剛好。',
              cn: '一个抽屉、一格开放位，高度正好。',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'lighting',
    title: { en: 'Lighting', zh: '燈飾', cn: '灯具' },
    description: {
      en: 'Warm light, in the right place, at the right height.',
      zh: '暖光，掛在對的位置和高度。',
      cn: '暖光，挂在对的位置与高度。',
    },
    picture: {
      file: 'rooms/kitchen-2.jpg',
      alt: {
        en: 'Angled view of the kitchen island in front of a large steel window and open walnut shelves.',
        zh: '從側面看中島，背後是大面積鋼窗和胡桃木層架。',
        cn: '从侧面看中岛，背后是大面积钢窗和胡桃木层架。',
      },
    },
    children: [
      {
        key: 'ceiling-and-wall',
        title: { en: 'Ceiling and wall lights', zh: '吊燈及壁燈', cn: '吊灯与壁灯' },
        description: {
          en: 'Lights that are wired in; we can bring the electrician.',
          zh: '須接駁電線的燈，可代約電業工程人員。',
          cn: '需接线的灯，可代约持证电工。',
        },
        picture: {
          file: 'rooms/kitchen-1.jpg',
          alt: {
            en: 'Loft kitchen with brick walls, a slatted walnut island, three stools and black dome pendants.',
            zh: '紅磚牆開放式廚房，胡桃木條紋中島配三張吧凳及黑色圓頂吊燈。',
            cn: '红砖墙开放式厨房，胡桃木格栅中岛配三张吧凳及黑色圆顶吊灯。',
          },
        },
        children: [
          {
            key: 'pendants',
            title: { en: 'Pendant lamps', zh: '吊燈', cn: '吊灯' },
            description: {
              en: 'Over the table, low enough to matter.',
              zh: '掛在餐枱上，夠低才有氣氛。',
              cn: '挂在餐桌上方，够低才有氛围。',
            },
          },
          {
            key: 'linear-pendants',
            title: { en: 'Linear pendants', zh: '一字吊燈', cn: '一字吊灯' },
            description: { en: 'One bar of light for a long table.', zh: '長枱上的一列光。', cn: '长桌上的一排光。' },
          },
          {
            key: 'wall-lights',
            title: { en: 'Wall lights', zh: '壁燈', cn: '壁灯' },
            description: {
              en: 'Beside the mirror, beside the bed.',
              zh: '鏡邊、床邊的一點光。',
              cn: '镜边、床边的一点光。',
            },
          },
        ],
      },
      {
        key: 'lamps',
        title: { en: 'Lamps', zh: '座燈', cn: '台灯与落地灯' },
        description: { en: 'Plug in, put down, done.', zh: '插電即用，不用開天花。', cn: '插电即用，无需动吊顶。' },
        picture: {
          file: 'products/floor-lamp-tripod.jpg',
          alt: {
            en: 'Oak tripod floor lamp with a linen shade.',
            zh: '橡木三腳座地燈，配亞麻燈罩。',
            cn: '橡木三脚落地灯，配亚麻灯罩。',
          },
        },
        children: [
          {
            key: 'floor-lamps',
            title: { en: 'Floor lamps', zh: '座地燈', cn: '落地灯' },
            description: {
              en: 'For the dark corner behind the sofa.',
              zh: '照亮梳化後的暗角。',
              cn: '照亮沙发后的暗角。',
            },
          },
          {
            key: 'table-lamps',
            title: { en: 'Table lamps', zh: '枱燈', cn: '台灯' },
            description: {
              en: 'Evening light for a sideboard or a bed.',
              zh: '放餐邊櫃或床頭的夜燈。',
              cn: '放餐边柜或床头的夜灯。',
            },
          },
          {
            key: 'desk-lamps',
            title: { en: 'Desk lamps', zh: '書枱燈', cn: '书桌灯' },
            description: {
              en: 'Light on the page, not in the eyes.',
              zh: '光照紙上，不刺眼。',
              cn: '光照在纸上，不刺眼。',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'home',
    title: { en: 'Home', zh: '家居', cn: '家居' },
    description: {
      en: 'The things that make a finished flat feel lived in.',
      zh: '裝修過後，令一間屋有人味的東西。',
      cn: '装修之后，让一间房有生活气息的物件。',
    },
    picture: {
      file: 'rooms/bedroom-1.jpg',
      alt: {
        en: 'Calm bedroom with a low oak bed, slatted dado, linen bedding, a paper lantern and a large palm.',
        zh: '寧靜睡房設有低身橡木床、木條牆裙、亞麻床品、紙燈籠和大型棕櫚盆栽。',
        cn: '宁静卧室设有低矮橡木床、木条墙裙、亚麻床品、纸灯笼和大型棕榈盆栽。',
      },
    },
    children: [
      {
        key: 'textiles',
        title: { en: 'Textiles', zh: '布藝', cn: '布艺' },
        description: {
          en: 'Linen, wool and cotton for bare rooms.',
          zh: '亞麻、羊毛、純棉，為空房添溫度。',
          cn: '亚麻、羊毛、纯棉，为空房添温度。',
        },
        picture: {
          file: 'products/cushion-set.jpg',
          alt: {
            en: 'Four linen cushions in rust, ivory, sage and sand.',
            zh: '鐵鏽橙、象牙白、鼠尾草綠及沙色亞麻抱枕共四個。',
            cn: '铁锈橙、象牙白、鼠尾草绿及沙色亚麻抱枕共四个。',
          },
        },
        children: [
          {
            key: 'cushions',
            title: { en: 'Cushions', zh: '咕臣及抱枕', cn: '抱枕' },
            description: {
              en: 'Sizes and colours that already agree.',
              zh: '尺寸顏色已經配好。',
              cn: '尺寸颜色已经配好。',
            },
          },
          {
            key: 'rugs',
            title: { en: 'Rugs', zh: '地氈', cn: '地毯' },
            description: {
              en: 'Flat wool that lets the door pass.',
              zh: '薄身羊毛，開門不卡。',
              cn: '薄款羊毛，开门不卡。',
            },
          },
          {
            key: 'curtains',
            title: { en: 'Curtains', zh: '窗簾', cn: '窗帘' },
            description: {
              en: 'Sewn to your window, fitted to your floor.',
              zh: '按窗度尺訂造，離地一厘米。',
              cn: '按窗定制，离地一厘米。',
            },
          },
          {
            key: 'towels',
            title: { en: 'Towels', zh: '毛巾', cn: '毛巾' },
            description: {
              en: 'Cotton that dries overnight in April.',
              zh: '潮濕天過夜也乾的純棉。',
              cn: '潮湿天过夜也能干的纯棉。',
            },
          },
        ],
      },
      {
        key: 'decor',
        title: { en: 'Decor', zh: '擺設', cn: '摆件装饰' },
        description: {
          en: 'For the shelf, the wall and the end of the corridor.',
          zh: '放層架、掛牆、放走廊盡頭。',
          cn: '放层架、挂墙、放走廊尽头。',
        },
        picture: {
          file: 'products/vase-set.jpg',
          alt: {
            en: 'Three stoneware vases in white, sand and grey with green branches.',
            zh: '白、沙、灰三色陶瓷花瓶，插有綠葉枝條。',
            cn: '白、沙、灰三色陶瓷花瓶，插有绿叶枝条。',
          },
        },
        children: [
          {
            key: 'vases-and-tableware',
            title: { en: 'Vases and tableware', zh: '花瓶及餐具', cn: '花瓶与餐具' },
            description: { en: 'Stoneware from the wheel.', zh: '手拉坯陶瓷。', cn: '手工拉坯陶瓷。' },
          },
          {
            key: 'wall-art',
            title: { en: 'Wall art', zh: '掛畫', cn: '挂画' },
            description: {
              en: 'Prints from our studio, framed and ready.',
              zh: '工作室原創畫作，裝框即掛。',
              cn: '工作室原创画作，装框即挂。',
            },
          },
          {
            key: 'mirrors',
            title: { en: 'Mirrors', zh: '鏡', cn: '镜子' },
            description: { en: 'A metre of width for a narrow hall.', zh: '窄走廊多一米闊。', cn: '窄走廊多一米宽。' },
          },
          {
            key: 'indoor-plants',
            title: { en: 'Indoor plants', zh: '室內植物', cn: '室内植物' },
            description: {
              en: 'Trees that have already spent a summer here.',
              zh: '捱得過香港夏天的樹。',
              cn: '熬得过香港夏天的树。',
            },
          },
          {
            key: 'baskets',
            title: { en: 'Baskets', zh: '收納籃', cn: '收纳篮' },
            description: {
              en: 'Rattan for washing, toys and chargers.',
              zh: '藤籃收衫、收玩具、收充電器。',
              cn: '藤篮收衣物、玩具、充电器。',
            },
          },
        ],
      },
      {
        key: 'bathroom',
        title: { en: 'Bathroom', zh: '浴室', cn: '浴室' },
        description: {
          en: 'Furniture that minds the steam less.',
          zh: '耐得住水氣的浴室傢俬。',
          cn: '耐水汽的浴室家具。',
        },
        picture: {
          file: 'rooms/bathroom-2.jpg',
          alt: {
            en: 'Vanity with bowl basin and brass tap, a palm and a white tub under the window.',
            zh: '碗形洗手盆配黃銅水龍頭，旁有棕櫚盆栽，窗下為白色浴缸。',
            cn: '碗形洗手盆配黄铜水龙头，旁有棕榈盆栽，窗下为白色浴缸。',
          },
        },
        children: [
          {
            key: 'bathroom-furniture',
            title: { en: 'Vanities and baths', zh: '浴室櫃及浴缸', cn: '浴室柜与浴缸' },
            description: {
              en: 'Hung clear of the floor, checked for the drain.',
              zh: '掛牆離地，先核對去水位。',
              cn: '挂墙离地，先核对排水位。',
            },
          },
        ],
      },
      {
        key: 'kids',
        title: { en: 'Kids', zh: '兒童', cn: '儿童' },
        description: {
          en: 'Rounded edges, honest wood, somewhere to hide.',
          zh: '圓角、原木，還有可以躲起來的地方。',
          cn: '圆角、原木，还有可以躲起来的地方。',
        },
        picture: {
          file: 'rooms/kids-1.jpg',
          alt: {
            en: "Children's room with a pine house bed, painted terracotta arch, play tent and bunting.",
            zh: '兒童房擺放松木小屋床、陶土色拱形牆畫、帳篷和三角掛旗。',
            cn: '儿童房摆放松木小屋床、陶土色拱形墙画、帐篷和三角挂旗。',
          },
        },
        children: [
          {
            key: 'kids-furniture',
            title: { en: 'Beds and tents', zh: '兒童床及帳篷', cn: '儿童床与帐篷' },
            description: { en: 'A roof of their own.', zh: '屬於他們的一個屋頂。', cn: '属于他们的一个屋顶。' },
          },
          {
            key: 'toys',
            title: { en: 'Toys', zh: '玩具', cn: '玩具' },
            description: {
              en: 'Wooden things worth leaving out.',
              zh: '放在架上也好看的木玩具。',
              cn: '摆在架上也好看的木玩具。',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'services',
    title: { en: 'Services', zh: '設計及裝修服務', cn: '设计与装修服务' },
    description: {
      en: 'From one measuring visit to the whole flat.',
      zh: '由上門度尺到全屋裝修。',
      cn: '从上门量房到全屋装修。',
    },
    picture: {
      file: 'rooms/lobby-1.jpg',
      alt: {
        en: 'Office reception with a fluted walnut counter, paper lanterns, bouclé armchairs and an olive tree.',
        zh: '辦公室接待處設坑紋胡桃木櫃枱、紙燈籠吊燈、圈圈絨單椅和橄欖樹。',
        cn: '办公室接待处设条纹胡桃木前台、纸灯笼吊灯、圈圈绒单椅和橄榄树。',
      },
    },
    children: [
      {
        key: 'consultation',
        title: { en: 'Consultation', zh: '諮詢及度尺', cn: '咨询与量房' },
        description: {
          en: 'Measure first, talk plainly, then decide.',
          zh: '先度尺，講清楚，再決定。',
          cn: '先量房，讲清楚，再决定。',
        },
        picture: {
          file: 'rooms/living-1-before.jpg',
          alt: {
            en: 'The same living room as a bare concrete shell with patched walls, a ladder and grey light.',
            zh: '同一客廳的毛坯狀態：混凝土牆身、修補痕跡、木梯和灰濛光線。',
            cn: '同一客厅的毛坯状态：混凝土墙面、修补痕迹、木梯和灰蒙光线。',
          },
        },
      },
      {
        key: 'design',
        title: { en: 'Design', zh: '設計', cn: '设计' },
        description: {
          en: 'Layouts, images and furniture drawn for your walls.',
          zh: '為你那幾幅牆而畫的間隔、效果圖和傢俬。',
          cn: '为您家的墙而画的布局、效果图与家具。',
        },
        picture: {
          file: 'rooms/studio-1.jpg',
          alt: {
            en: 'Compact studio with a raised platform bed with drawers, galley kitchen, small sofa and wall shelves.',
            zh: '細單位設地台床連抽屜、一字形廚房、雙人梳化和牆身層架，善用每吋空間。',
            cn: '小户型设地台床连抽屉、一字形厨房、双人沙发和墙面层架，善用每寸空间。',
          },
        },
      },
      {
        key: 'fitting-out',
        title: { en: 'Fitting-out', zh: '裝修工程', cn: '装修工程' },
        description: {
          en: 'Kitchens, bathrooms and whole flats at a written price.',
          zh: '廚房、浴室、全屋，白紙黑字報價。',
          cn: '厨房、浴室、全屋，白纸黑字报价。',
        },
        picture: {
          file: 'rooms/kitchen-2.jpg',
          alt: {
            en: 'Angled view of the kitchen island in front of a large steel window and open walnut shelves.',
            zh: '從側面看中島，背後是大面積鋼窗和胡桃木層架。',
            cn: '从侧面看中岛，背后是大面积钢窗和胡桃木层架。',
          },
        },
      },
    ],
  },
]
