import type { SeedContent } from './content-types.ts'

export const home: SeedContent = {
  slug: 'home',
  title: {
    en: 'Lumen Interiors: interior design, renovation and furniture in Hong Kong',
    zh: '拾光設計：香港室內設計、裝修工程及訂造傢俬',
    cn: '拾光设计：香港室内设计、装修施工与定制家具',
  },
  description: {
    en:
      'A Hong Kong studio for layout planning, fitting-out and furniture. See finished homes, book a measurement ' +
      'visit and shop pieces of our own design.',
    zh: '香港室內設計工作室，提供平面規劃、裝修工程及傢俬設計。瀏覽完工案例、預約上門度尺、選購自家設計傢俬。',
    cn: '香港室内设计工作室，提供平面规划、装修施工和家具设计。浏览完工案例、预约上门量房、选购自主设计的家具。',
  },
  updatedOn: '2026-10-01',
  blocks: [
    {
      type: 'hero',
      title: { en: 'A home that begins with light', zh: '家，由一束光開始', cn: '家，从一束光开始' },
      text: {
        en: 'We plan, fit out and furnish Hong Kong flats, from 300 sq ft upwards.',
        zh: '由三百呎起，為香港的家做規劃、裝修及傢俬設計。',
        cn: '从 300 平方英尺的小户型起，为香港的家做规划、装修和家具设计。',
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
      action: { title: { en: 'Tell us about your home', zh: '告訴我們你的家', cn: '聊聊您的家' }, path: '/enquiry' },
    },
    {
      type: 'projects',
      title: { en: 'Homes we have finished', zh: '完工的家', cn: '完工的家' },
      action: { title: { en: 'See all projects', zh: '瀏覽所有案例', cn: '浏览全部案例' }, path: '/projects' },
    },
    {
      type: 'steps',
      title: { en: 'From the first visit to the keys', zh: '由度尺到入伙', cn: '从量房到入住' },
      steps: [
        {
          drawing: 'measure',
          title: { en: 'We measure', zh: '上門度尺', cn: '上门量房' },
          text: {
            en: 'A designer comes with a laser and a notebook. The fee comes off your design fee if you go on with us.',
            zh: '設計師親自上門度尺，了解你的起居習慣。落實設計後，度尺費全數扣回。',
            cn: '设计师亲自上门量房，了解您的起居习惯。确定设计后，量房费全额抵扣。',
          },
        },
        {
          drawing: 'plan',
          title: { en: 'You choose a plan', zh: '選定方案', cn: '选定方案' },
          text: {
            en: 'Two layouts with your own furniture drawn in, 3D views if you like, and a quotation trade by trade.',
            zh: '兩個間隔方案，連你現有的傢俬一併畫好，可另加 3D 效果圖；報價按工種逐項列明。',
            cn: '两套布局方案，连您现有的家具一并画好，可另加 3D 效果图；报价按工种逐项列明。',
          },
        },
        {
          drawing: 'build',
          title: { en: 'We build', zh: '動工', cn: '施工' },
          text: {
            en: 'Pictures from the site every week. Nothing is added to the bill before you have said yes.',
            zh: '每星期有現場相片。任何後加項目，都要先得你同意。',
            cn: '每周都有现场照片。任何增项，都要先经您同意。',
          },
        },
        {
          drawing: 'move-in',
          title: { en: 'You move in', zh: '入伙', cn: '入住' },
          text: {
            en: 'We check the rooms together, mend what is on the list, and guarantee our work for two years.',
            zh: '一同驗收，逐項執漏，手工保養兩年。',
            cn: '一同验收，逐项整改，施工保修两年。',
          },
        },
      ],
    },
    {
      type: 'featured-services',
      title: { en: 'What we can do for you', zh: '我們的服務', cn: '我们的服务' },
      text: {
        en:
          'Book a measurement visit, a layout plan or a whole fit-out. You choose the date; ' +
          'the price is on the page.',
        zh: '上門度尺、平面規劃以至全屋裝修，日子由你揀，價錢清楚列明。',
        cn: '上门量房、平面规划到全屋装修，日期由您选，价格清楚列明。',
      },
      action: { title: { en: 'See all services', zh: '查看所有服務', cn: '查看全部服务' }, path: '/services' },
    },
    {
      type: 'featured-products',
      title: { en: 'New pieces', zh: '新到傢俬', cn: '新到家具' },
      action: { title: { en: 'See all pieces', zh: '查看所有產品', cn: '查看全部商品' }, path: '/products' },
    },
    {
      type: 'before-after',
      title: { en: 'The same four walls', zh: '同樣四面牆', cn: '同样四面墙' },
      text: {
        en: 'Seven weeks between the two pictures. Move the handle to see what changed, and what did not have to.',
        zh: '兩張相片相隔七星期。拉動滑桿，看看甚麼變了，甚麼不必變。',
        cn: '两张照片相隔七周。拖动滑块，看看什么变了，什么不必变。',
      },
      before: {
        file: 'rooms/studio-1-before.jpg',
        alt: {
          en: 'The same studio as an empty concrete shell with an old window frame.',
          zh: '同一單位的毛坯狀態：空置混凝土間隔與舊窗框。',
          cn: '同一单位的毛坯状态：空置混凝土间隔与旧窗框。',
        },
      },
      after: {
        file: 'rooms/studio-1.jpg',
        alt: {
          en: 'Compact studio with a raised platform bed with drawers, galley kitchen, small sofa and wall shelves.',
          zh: '細單位設地台床連抽屜、一字形廚房、雙人梳化和牆身層架，善用每吋空間。',
          cn: '小户型设地台床连抽屉、一字形厨房、双人沙发和墙面层架，善用每寸空间。',
        },
      },
    },
    {
      type: 'journal',
      title: { en: 'From the journal', zh: '家居誌', cn: '家居志' },
      action: { title: { en: 'Read the journal', zh: '閱讀家居誌', cn: '阅读家居志' }, path: '/blogs' },
    },
    {
      type: 'enquiry-band',
      title: { en: 'Just got the keys?', zh: '剛剛收樓？', cn: '刚刚收房？' },
      text: {
        en: 'Send us the floor plan and what you would like to change. A designer answers within one working day.',
        zh: '把平面圖和你想改變的地方告訴我們，設計師一個工作天內回覆。',
        cn: '把户型图和您想改变的地方告诉我们，设计师一个工作日内回复。',
      },
      action: { title: { en: 'Start your enquiry', zh: '開始查詢', cn: '开始咨询' }, path: '/enquiry' },
    },
  ],
}
