import type { SeedContent } from './content-types.ts'
import { prose } from './prose.ts'

export const aboutUs: SeedContent = {
  slug: 'about-us',
  title: { en: 'About us', zh: '關於我們', cn: '关于我们' },
  description: {
    en: 'Lumen Interiors plans, builds and furnishes Hong Kong homes. A studio in Kwun Tong since 2018.',
    zh: '拾光設計為香港的家規劃、施工、訂造傢俬。2018 年成立，工作室位於觀塘。',
    cn: '拾光设计为香港的家做规划、施工和定制家具。2018 年成立，工作室位于观塘。',
  },
  updatedOn: '2026-10-01',
  blocks: [
    {
      type: 'hero',
      title: { en: 'We collect light', zh: '拾一室光', cn: '拾一室光' },
      text: {
        en: 'A small studio for planning, fitting-out and furniture, at work in Hong Kong homes since 2018.',
        zh: '自 2018 年起，一間專注平面規劃、裝修工程及傢俬設計的小工作室。',
        cn: '自 2018 年起，一间专注平面规划、装修施工和家具设计的小工作室。',
      },
      picture: {
        file: 'rooms/lobby-1.jpg',
        alt: {
          en: 'Office reception with a fluted walnut counter, paper lanterns, bouclé armchairs and an olive tree.',
          zh: '辦公室接待處設坑紋胡桃木櫃枱、紙燈籠吊燈、圈圈絨單椅和橄欖樹。',
          cn: '办公室接待处设条纹胡桃木前台、纸灯笼吊灯、圈圈绒单椅和橄榄树。',
        },
      },
      action: { title: { en: 'See our projects', zh: '瀏覽設計案例', cn: '浏览设计案例' }, path: '/projects' },
    },
    {
      type: 'markdown',
      body: {
        en: prose`
          ## Where it started

          Our first job was a flat of 300 square feet with one window. The owner did not ask for more storage or a
          bigger kitchen. She asked whether the morning sun could reach her desk. We moved one partition by forty
          centimetres, and it did.

          That is still how we begin: with a tape measure, a compass and the question of what you do at eight in the
          morning. In a city where every square foot is counted, good planning gives back more room than any finish
          can.

          ## Three trades under one roof

          - **Layout planning.** Measured drawings, saleable area to the square foot, and two ways of living in the
            same flat before a wall is touched.
          - **Fitting-out.** Our own site managers, registered contractors where the law asks for them, and a
            quotation in which every trade has its own line.
          - **Furniture.** Pieces of our own design in oak, walnut and linen, and joinery built to the millimetre for
            corners nothing else fits.

          ## What you can hold us to

          You see the whole price before you sign. Changes are priced in writing and wait for your yes. The same
          person answers you from the first visit to the last entry on the defects list. And we tell you when you do
          not need us: some homes want a new lamp and a free afternoon, not a renovation.
        `,
        zh: prose`
          ## 從一扇窗開始

          我們的第一個案例，是個三百呎、只有一扇窗的單位。屋主沒有要求更多儲物位，也不要更大的廚房，只問早上的陽光能否照到書枱。我們把一道間牆移了四十厘米，陽光就到了。

          至今每個家都是這樣開始：一把拉尺、一個指南針，再問你早上八時會做甚麼。在這個寸金尺土的城市，好的間隔比任何飾面都更能騰出空間。

          ## 三門手藝，同一團隊

          - **平面規劃**：親自度尺，實用面積準確至每一平方呎；未動一道牆，先讓你看到同一單位的兩種住法。
          - **裝修工程**：自家工程主任駐場跟進，法例要求的工序由註冊承建商負責，報價單按工種逐項列明。
          - **傢俬設計**：自家設計的橡木、胡桃木及亞麻傢俬，以及為不規則角落訂造、準確至毫米的木工。

          ## 我們的承諾

          簽約前，你會看到全部價錢。後加工程先書面報價，等你點頭才做。由首次上門到執漏完畢，都由同一位同事跟進。如果你其實不需要我們，我們也會直說：有些家只欠一盞燈和一個悠閒的下午，不必大興土木。
        `,
        cn: prose`
          ## 从一扇窗开始

          我们的第一个项目，是一套不到 30 平方米、只有一扇窗的房子。屋主没有要求更多收纳，也不要更大的厨房，只问早上的阳光能不能照到书桌。我们把一道隔墙移了四十厘米，阳光就到了。

          至今每个家都是这样开始：一把卷尺、一个指南针，再问您早上八点会做什么。在寸土寸金的香港，好的布局比任何饰面都更能腾出空间。

          ## 三门手艺，同一团队

          - **平面规划**：亲自量房，实用面积精确到每一平方英尺；一道墙未动，先让您看到同一套房子的两种住法。
          - **装修施工**：自己的工程主管驻场跟进，法规要求的工序由注册承建商负责，报价单按工种逐项列明。
          - **家具设计**：自主设计的橡木、胡桃木和亚麻家具，以及为不规则角落定制、精确到毫米的木作。

          ## 我们的承诺

          签约前，您会看到全部价格。增项先书面报价，等您点头才做。从首次上门到整改完毕，都由同一位同事跟进。如果您其实不需要我们，我们也会直说：有些家只差一盏灯和一个悠闲的下午，不必大动干戈。
        `,
      },
    },
    {
      type: 'before-after',
      title: { en: 'A living room in Tai Koo, before and after', zh: '太古客廳的前後', cn: '太古客厅的前后' },
      text: {
        en: 'A corridor went, and the harbour came in.',
        zh: '拆走一條走廊，換來一廳海光。',
        cn: '拆掉一条走廊，换来一厅海光。',
      },
      before: {
        file: 'rooms/living-1-before.jpg',
        alt: {
          en: 'The same living room as a bare concrete shell with patched walls, a ladder and grey light.',
          zh: '同一客廳的毛坯狀態：混凝土牆身、修補痕跡、木梯和灰濛光線。',
          cn: '同一客厅的毛坯状态：混凝土墙面、修补痕迹、木梯和灰蒙光线。',
        },
      },
      after: {
        file: 'rooms/living-1.jpg',
        alt: {
          en:
            'Bright living room with an oat linen sofa, two round tables, a brass arc lamp and soft light through ' +
            'sheer curtains.',
          zh: '明亮客廳擺放燕麥色亞麻梳化、一對圓形茶几和黃銅弧形座地燈，日光透過紗簾灑落地氈。',
          cn: '明亮客厅摆放燕麦色亚麻沙发、一对圆形茶几和黄铜弧形落地灯，日光透过纱帘洒落地毯。',
        },
      },
    },
    {
      type: 'enquiry-band',
      title: { en: 'Come and see how we work', zh: '來看看我們怎樣工作', cn: '来看看我们怎样工作' },
      text: {
        en:
          'The studio in Kwun Tong has samples to touch and chairs to sit in. Tell us about your home first, and we ' +
          'shall have the right ones out.',
        zh: '觀塘工作室備有可觸摸的樣板和可試坐的椅子。先告訴我們你家的情況，我們會預先準備合適的。',
        cn: '观塘工作室有可以触摸的样板和可以试坐的椅子。先告诉我们您家的情况，我们会提前准备合适的。',
      },
      action: { title: { en: 'Tell us about your home', zh: '告訴我們你的家', cn: '聊聊您的家' }, path: '/enquiry' },
    },
  ],
}
