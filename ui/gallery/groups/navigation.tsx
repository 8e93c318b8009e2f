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
import { type Group, State, States } from '../specimen.tsx'
import { stateNames } from '../state-names.ts'
import { navigationWords as words } from './navigation-words.ts'

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

const kwaiTabs = words.tabList.map(([key = '', title, text]) => ({
  key,
  title,
  content: <p className="max-w-measure text-small">{text}</p>,
}))
const tabs = (
  <States columns="two">
    <State name={stateNames.live}>
      <Tabs label={words.kwai} tabs={kwaiTabs} />
    </State>
    <State name={stateNames.focus} shown="focus">
      <Tabs label={`${words.kwai} · ${stateNames.focus}`} tabs={kwaiTabs} />
    </State>
  </States>
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
