import Bell from 'lucide-react/icons/bell'
import Package from 'lucide-react/icons/package'
import Shield from 'lucide-react/icons/shield'
import User from 'lucide-react/icons/user'
import { Breadcrumb } from '../../src/breadcrumb.tsx'
import { Disclosure } from '../../src/disclosure.tsx'
import { NavigationLink, NavigationMenu, NavigationPanel } from '../../src/navigation-menu.tsx'
import { Pagination } from '../../src/pagination.tsx'
import { SectionHeading } from '../../src/section-heading.tsx'
import { SideTabs } from '../../src/side-tabs.tsx'
import { Tabs } from '../../src/tabs.tsx'
import { TextLink } from '../../src/text-link.tsx'
import { spoken } from '../language.ts'
import { type Group, State, States } from '../specimen.tsx'
import { stateNames } from '../state-names.ts'

const words = spoken({
  zh: {
    title: '導覽',
    menu: '導覽列',
    menuNote: '滑鼠停在標題上打開，鍵盤和手指按箭嘴。',
    shop: '產品',
    moreOf: '打開「產品」',
    rooms: ['客廳', '睡房', '書房', '浴室'],
    projects: '設計案例',
    about: '關於我們',
    tabs: '分頁',
    tabList: [
      ['details', '詳情', '橡木框架，座深 560 毫米，坐墊可拆洗。'],
      ['size', '尺寸', '闊 2,100，深 920，高 780 毫米。'],
      ['delivery', '送貨', '兩人送貨上樓，並收走包裝。'],
    ],
    side: '側邊分頁',
    account: '我的帳戶',
    profile: '個人資料',
    security: '登入與保安',
    notices: '通知',
    orders: '訂單',
    accordion: '摺疊',
    accordionNote: '同一組內，打開一項便收起另一項。',
    questions: [
      ['度尺收費嗎？', '市區首次度尺免費；離島另計交通費 HK$300。', '2 分鐘'],
      ['可以只買傢俬嗎？', '可以。設計師會先核對門口和電梯尺寸。', ''],
      ['工程期間誰在場？', '項目主任每日上午在場，並傳相片給你。', ''],
    ],
    breadcrumb: '路徑',
    home: '主頁',
    sofas: '梳化',
    kwai: '葵三座位梳化',
    pagination: '分頁',
    pages: { label: '產品頁數', previous: '上一頁', next: '下一頁', page: (page: number) => `第 ${page} 頁` },
    heading: '區段標題',
    headingText: '每件都在我們完成的家中用過。',
    all: '看全部',
  },
  cn: {
    title: '导航',
    menu: '导航栏',
    menuNote: '鼠标停在标题上打开，键盘和手指按箭头。',
    shop: '产品',
    moreOf: '打开“产品”',
    rooms: ['客厅', '卧室', '书房', '浴室'],
    projects: '设计案例',
    about: '关于我们',
    tabs: '标签页',
    tabList: [
      ['details', '详情', '橡木框架，坐深 560 毫米，坐垫可拆洗。'],
      ['size', '尺寸', '宽 2,100，深 920，高 780 毫米。'],
      ['delivery', '配送', '两人送货上楼，并带走包装。'],
    ],
    side: '侧边标签',
    account: '我的账户',
    profile: '个人资料',
    security: '登录与安全',
    notices: '通知',
    orders: '订单',
    accordion: '折叠',
    accordionNote: '同一组里，打开一项便收起另一项。',
    questions: [
      ['量尺收费吗？', '市区首次量尺免费；离岛另收交通费 HK$300。', '2 分钟'],
      ['可以只买家具吗？', '可以。设计师会先核对门口和电梯尺寸。', ''],
      ['施工期间谁在现场？', '项目经理每天上午在场，并发照片给您。', ''],
    ],
    breadcrumb: '路径',
    home: '首页',
    sofas: '沙发',
    kwai: '葵三人沙发',
    pagination: '分页',
    pages: { label: '产品页数', previous: '上一页', next: '下一页', page: (page: number) => `第 ${page} 页` },
    heading: '版块标题',
    headingText: '每件都在我们完成的家里用过。',
    all: '查看全部',
  },
  en: {
    title: 'Finding the way',
    menu: 'Navigation menu',
    menuNote: 'A mouse opens a panel by resting on its title; keys and fingers press the arrow.',
    shop: 'Pieces',
    moreOf: 'Open Pieces',
    rooms: ['Living room', 'Bedroom', 'Study', 'Bathroom'],
    projects: 'Projects',
    about: 'About us',
    tabs: 'Tabs',
    tabList: [
      ['details', 'Details', 'Oak frame, 560 mm deep in the seat, covers that come off for washing.'],
      ['size', 'Size', '2,100 wide, 920 deep and 780 mm high.'],
      ['delivery', 'Delivery', 'Two people bring it up and take the packaging away.'],
    ],
    side: 'Side tabs',
    account: 'Your account',
    profile: 'Profile',
    security: 'Sign-in and security',
    notices: 'Notifications',
    orders: 'Orders',
    accordion: 'Accordion',
    accordionNote: 'Within a group, opening one closes the other.',
    questions: [
      [
        'Is the measuring visit free?',
        'The first one is, in town; the outlying islands are HK$300 for the ferry.',
        '2 min',
      ],
      ['May I buy furniture only?', 'Of course. A designer checks your door and lift first.', ''],
      ['Who is there during the work?', 'The site manager, every morning, and you get photographs.', ''],
    ],
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    sofas: 'Sofas',
    kwai: 'Kwai three-seat sofa',
    pagination: 'Pagination',
    pages: {
      label: 'Pages of pieces',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
    heading: 'Section heading',
    headingText: 'Each has been lived with in a home of ours.',
    all: 'See all',
  },
})

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const

const menu = (
  <NavigationMenu label={words.menu}>
    <NavigationPanel title={words.shop} moreLabel={words.moreOf} href="#navigation-menu">
      <ul className="grid min-w-40">
        {words.rooms.map((room) => (
          <li key={room}>
            <a
              href="#navigation-menu"
              className="inline-flex min-h-9 items-center text-small text-muted hover:text-ink"
            >
              {room}
            </a>
          </li>
        ))}
      </ul>
    </NavigationPanel>
    <NavigationLink href="#navigation-menu" isCurrent>
      {words.projects}
    </NavigationLink>
    <NavigationLink href="#navigation-menu">{words.about}</NavigationLink>
  </NavigationMenu>
)

const tabs = (
  <Tabs
    label={words.kwai}
    tabs={words.tabList.map(([key = '', title, text]) => ({
      key,
      title,
      content: <p className="max-w-measure text-small">{text}</p>,
    }))}
  />
)

const sideTabs = (
  <div className="lg:max-w-panel">
    <SideTabs
      label={words.account}
      current="#orders"
      tabs={[
        { href: '#profile', title: words.profile, icon: <User {...icon} /> },
        { href: '#security', title: words.security, icon: <Shield {...icon} /> },
        { href: '#notices', title: words.notices, icon: <Bell {...icon} /> },
        { href: '#orders', title: words.orders, icon: <Package {...icon} />, aside: 3 },
      ]}
    />
  </div>
)

const accordion = (
  <States columns="two">
    <State name={stateNames.live}>
      {words.questions.map(([title = '', text, aside], index) => (
        <Disclosure key={title} name="questions" title={title} aside={aside} isOpen={index === 0}>
          <p className="max-w-measure text-small text-muted">{text}</p>
        </Disclosure>
      ))}
    </State>
    <State name={stateNames.focus} shown="focus">
      <Disclosure title={words.questions[1]?.[0]}>
        <p className="text-small text-muted">{words.questions[1]?.[1]}</p>
      </Disclosure>
    </State>
  </States>
)

const breadcrumb = (
  <Breadcrumb
    label={words.breadcrumb}
    items={[
      { title: words.home, href: '#breadcrumb' },
      { title: words.sofas, href: '#breadcrumb' },
      { title: words.kwai },
    ]}
  />
)

const pagination = (
  <div className="grid justify-start gap-6">
    <Pagination current={4} last={12} hrefOf={(page) => `#page-${page}`} words={words.pages} />
    <Pagination
      current={1}
      last={3}
      hrefOf={(page) => `#page-${page}`}
      words={{ ...words.pages, label: `${words.pages.label} (3)` }}
    />
  </div>
)

const heading = (
  <SectionHeading
    title={words.projects}
    text={words.headingText}
    level={4}
    action={
      <TextLink href="#section-heading" look="onward">
        {words.all}
      </TextLink>
    }
  />
)

export const navigation: Group = {
  id: 'navigation',
  title: words.title,
  specimens: [
    { id: 'navigation-menu', title: words.menu, note: words.menuNote, content: menu },
    { id: 'tabs', title: words.tabs, content: tabs },
    { id: 'side-tabs', title: words.side, content: sideTabs },
    { id: 'accordion', title: words.accordion, note: words.accordionNote, content: accordion },
    { id: 'breadcrumb', title: words.breadcrumb, content: breadcrumb },
    { id: 'pagination', title: words.pagination, content: pagination },
    { id: 'section-heading', title: words.heading, content: heading },
  ],
}
