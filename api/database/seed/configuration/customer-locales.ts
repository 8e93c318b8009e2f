/** Overrides of storefront messages, made by staff without a release. */
export const customerLocales = {
  en: {
    home: { tagline: 'Rooms that fit Hong Kong, and the people in them' },
  },
  zh: {
    home: { tagline: '度身設計的家，住得從容' },
  },
  cn: {
    home: { tagline: '量身设计的家，住得从容' },
  },
}
