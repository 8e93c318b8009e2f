import { inLocale, locales } from '@fitout/contract/locales.ts'
import type { picture } from '@fitout/contract/wire.ts'
import type { z } from 'zod'
import type { WrittenContent } from '../../contents/contents-service.ts'
import type { ConfigurationSlug } from '../../configuration/configuration-service.ts'
import type { Studio, StudioFacts } from '../studio-facts.ts'
import { fillFigures } from './fill-figures.ts'
import { channelTitles, firstNavigation, layoutWords } from './first-layout.ts'
import { aboutWords, contactWords, homeWords, steps } from './first-pages.ts'
import { legalPages } from './legal-pages.ts'
import { accountMenu, footerSections, poweredBy } from './menus.ts'
import { responseMessages } from './response-messages.ts'
import { sortingLists } from './sorting-lists.ts'
import type { Words } from './template-types.ts'
import { generalHolidaysOnWeekdays, paymentInstructions, defaultFigures } from './default-constants.ts'

type Picture = z.input<typeof picture>
type Shop = { mainStoreId: string; miniStoreId: string; studio: Studio; logo: Picture | undefined }

function filledIn(words: Words, facts: StudioFacts, before = ''): Words {
  const filled = locales.map((locale) => [locale, before + fillFigures(words[locale], locale, facts)])
  return Object.fromEntries(filled) as Words
}

const alike = (text: string): Words => ({ zh: text, cn: text, en: text })

/** The first warehouse, and the first way of delivery. */
export function firstPlaces(facts: StudioFacts) {
  return {
    memberStore: layoutWords.memberStore,
    warehouse: { title: layoutWords.warehouse, address: facts.company.address },
    collection: { title: layoutWords.collection, description: filledIn(layoutWords.collectionText, facts) },
  }
}

/** Every configuration that a shop requires. */
export function firstConfigurations(facts: StudioFacts, shop: Shop): [ConfigurationSlug, object][] {
  return [
    ['customer-layout', layoutOf(facts)],
    ['response-messages', responseMessages],
    ['shop-constants', constantsOf(facts, shop)],
    ['customer-locales', { zh: {}, cn: {}, en: {} }],
    ['sorting-lists', sortingLists],
    ['theme', { palette: shop.studio.palette, ...(shop.logo && { logo: shop.logo }) }],
  ]
}

function layoutOf(facts: StudioFacts) {
  const { phone, email, address } = facts.company
  const digits = phone.replaceAll(/\D/g, '')
  const logo = { title: facts.shop_name }
  const place = inLocale(address, 'en')
  const chatUrl = `https://wa.me/${digits}`
  return {
    navbar: { logo: { ...logo, path: '/' }, navigation: firstNavigation, account: accountMenu },
    footer: {
      logo,
      description: layoutWords.about,
      social_media: [{ name: 'WhatsApp', url: chatUrl, fa_icon: 'fa-whatsapp' }],
      store_information: {
        title: layoutWords.visit,
        address: {
          title: address,
          url: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${place}, Hong Kong`)}`,
        },
        phone: { title: alike(phone), url: `tel:+${digits}` },
        email: { title: alike(email), url: `mailto:${email}` },
      },
      sections: footerSections.map(({ title, links }) => ({
        title,
        links: links.filter(({ url }) => !shownLater.has(url)),
      })),
      // The storefront replaces {year} by the current year.
      copyright: filledIn(alike('{shop_name}'), facts, '© {year} '),
      powered_by: poweredBy,
    },
    chat: { url: chatUrl, title: layoutWords.chat },
  }
}

/** Pages that are empty until the studio has published content of its own. */
const shownLater = new Set(['/estimate', '/vouchers', '/member-store'])

function constantsOf(facts: StudioFacts, { mainStoreId, miniStoreId, studio }: Shop) {
  const { bank, fps_id } = facts
  return {
    ...defaultFigures,
    main_store_id: mainStoreId,
    mini_store_id: miniStoreId,
    currency: 'HKD',
    default_country: 'HK',
    delivery_method: 'DELIVERY',
    languages: studio.languages,
    order_prefix: studio.order_prefix,
    free_shipping_from: facts.free_shipping_from,
    low_stock_from: 5,
    membership_levels: [{ slug: 'member', title: layoutWords.member, from: 0 }],
    opening_hours: {
      title: layoutWords.hours,
      days: [1, 2, 3, 4, 5],
      opens: '10:00',
      closes: '18:00',
      closed_on: generalHolidaysOnWeekdays,
    },
    company: { name: facts.company.name },
    payment_channels: {
      bank_transfer: {
        title: channelTitles.bank_transfer,
        bank_name: alike(bank.name),
        account_name: inLocale(facts.shop_name, 'en'),
        account_number: bank.number,
        instructions: paymentInstructions.bank_transfer,
      },
      fps: { title: channelTitles.fps, fps_id, payee_name: bank.payee, instructions: paymentInstructions.fps },
      payme: { title: channelTitles.payme, account: '', instructions: paymentInstructions.payme },
    },
  }
}

/** The home page, the page about the studio, and the policies. */
export function firstPages(facts: StudioFacts, room: Picture, updatedOn: string): WrittenContent[] {
  const filled = (words: Words) => filledIn(words, facts)
  const action = (title: Words, path: string) => ({ title, path })
  const band = {
    type: 'enquiry-band' as const,
    title: homeWords.bandTitle,
    text: homeWords.bandText,
    action: action(homeWords.bandAction, '/enquiry'),
  }
  const head = ({ title, description }: { title: Words; description: Words }) => ({
    title: filled(title),
    description: filled(description),
    updatedOn,
  })
  return [
    {
      slug: 'home',
      ...head(homeWords),
      blocks: [
        {
          type: 'hero',
          title: homeWords.heroTitle,
          text: filled(homeWords.heroText),
          picture: room,
          action: action(homeWords.heroAction, '/enquiry'),
        },
        { type: 'projects', title: homeWords.projectsTitle, action: action(homeWords.projectsAction, '/projects') },
        { type: 'steps', title: homeWords.stepsTitle, steps },
        {
          type: 'featured-services',
          title: homeWords.servicesTitle,
          action: action(homeWords.servicesAction, '/services'),
        },
        {
          type: 'featured-products',
          title: homeWords.productsTitle,
          action: action(homeWords.productsAction, '/products'),
        },
        { type: 'journal', title: homeWords.journalTitle, action: action(homeWords.journalAction, '/blogs') },
        band,
      ],
    },
    {
      slug: 'about-us',
      ...head(aboutWords),
      blocks: [{ type: 'markdown', body: filled(aboutWords.body) }, band],
    },
    {
      slug: 'contact-us',
      ...head(contactWords),
      blocks: [{ type: 'markdown', body: filled(contactWords.body) }, band],
    },
    ...legalPages(facts).map((page) => ({ ...page, updatedOn })),
  ]
}
