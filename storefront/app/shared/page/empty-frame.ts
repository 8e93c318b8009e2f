import { screens, splitLocale } from '@fitout/contract/storefront-paths.ts'

type Item = { path: string; children?: Item[] }
type Layout = { navbar: { navigation: Item[] }; footer: { sections: { links: { url: string }[] }[] } }

/** Removes the links to the external page from the layout while it has no address. */
export function withoutEmptyFrame<L extends Layout>(layout: L, address: string | undefined): L {
  if (address) return layout
  const { navbar, footer } = layout
  return {
    ...layout,
    navbar: { ...navbar, navigation: withoutFrame(navbar.navigation) },
    footer: {
      ...footer,
      sections: footer.sections.map((section) => ({
        ...section,
        links: section.links.filter(({ url }) => !isFrame(url)),
      })),
    },
  }
}

function withoutFrame(items: Item[]): Item[] {
  return items
    .filter(({ path }) => !isFrame(path))
    .map((item) => (item.children ? { ...item, children: withoutFrame(item.children) } : item))
}

const isFrame = (path: string) => splitLocale(path.replace(/[?#].*/, '')).path === screens.wix.path
