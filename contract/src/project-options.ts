import type { Words } from './locales.ts'

/** An option of a filter, the enquiry form or the estimator. Its key appears in URLs and in the database. */
export type ProjectOption<Key extends string = string> = { key: Key; title: Words }

/** A range of whole numbers: `from` inclusive, `below` exclusive. The last range is open. */
export type Band<Key extends string = string> = ProjectOption<Key> & { from: number; below?: number }

export function option<const Key extends string>(key: Key, en: string, zh: string, cn: string) {
  return { key, title: { en, zh, cn } }
}

export const projectStyles = [
  option('warm-minimal', 'Warm minimal', '暖調簡約', '暖调简约'),
  option('nordic', 'Nordic', '北歐風', '北欧风'),
  option('japandi', 'Japandi', '日系原木', '日式原木'),
  option('contemporary', 'Contemporary', '現代', '现代'),
  option('contemporary-classic', 'Contemporary classic', '現代古典', '现代古典'),
  option('modern-luxury', 'Modern luxury', '現代輕奢', '现代轻奢'),
  option('industrial', 'Industrial', '工業風', '工业风'),
] as const

export const propertyTypes = [
  option('private-flat', 'Private flat', '私樓', '私人住宅'),
  option('home-ownership-flat', 'Home Ownership Scheme flat', '居屋', '居屋（资助出售房）'),
  option('public-rental-flat', 'Public rental flat', '公屋', '公屋（公共租住房）'),
  option('tenement-flat', 'Tenement building flat', '唐樓', '唐楼（旧式住宅）'),
  option('village-house', 'Village house', '村屋', '村屋'),
  option('office', 'Office', '寫字樓', '写字楼'),
  option('shop', 'Shop', '店舖', '店铺'),
] as const

export const roomTypes = [
  option('living-room', 'Living room', '客廳', '客厅'),
  option('dining-room', 'Dining room', '飯廳', '餐厅'),
  option('kitchen', 'Kitchen', '廚房', '厨房'),
  option('bedroom', 'Bedroom', '睡房', '卧室'),
  option('childrens-room', 'Children’s room', '兒童房', '儿童房'),
  option('study', 'Study', '書房', '书房'),
  option('bathroom', 'Bathroom', '浴室', '卫生间'),
  option('studio', 'Open-plan studio', '開放式單位', '开放式单间'),
  option('reception', 'Reception', '接待處', '接待处'),
] as const

export const projectScopes = [
  option('whole-home', 'Whole renovation', '全屋裝修', '整屋装修'),
  option('kitchen-and-bathroom', 'Kitchen and bathroom', '廚廁翻新', '厨卫翻新'),
  option('fitted-furniture', 'Fitted furniture', '全屋訂造傢俬', '全屋定制家具'),
  option('redecoration', 'Walls and floors', '牆身地台翻新', '墙面地面翻新'),
] as const

export const estimateFinishes = [
  option(
    'essential',
    'Essential: sound, plain, easy to replace',
    '實用：耐用簡潔，日後易換',
    '实用：耐用简洁，日后易换',
  ),
  option(
    'considered',
    'Considered: timber, stone-look tiles, fitted storage',
    '講究：木面、仿石磚、訂造收納',
    '讲究：木面、仿石砖、定制收纳',
  ),
  option(
    'bespoke',
    'Bespoke: solid timber, natural stone, made to measure',
    '度身訂造：實木、天然石、逐件繪圖',
    '量身定制：实木、天然石、逐件绘图',
  ),
] as const

/** Saleable area in square feet. */
export const areaBands = [
  { ...option('under-300', 'Under 300 sq ft', '300呎以下', '300平方英尺以下'), from: 0, below: 300 },
  { ...option('300-499', '300–499 sq ft', '300–499呎', '300–499平方英尺'), from: 300, below: 500 },
  { ...option('500-799', '500–799 sq ft', '500–799呎', '500–799平方英尺'), from: 500, below: 800 },
  { ...option('800-1199', '800–1,199 sq ft', '800–1,199呎', '800–1,199平方英尺'), from: 800, below: 1200 },
  { ...option('from-1200', '1,200 sq ft and over', '1,200呎或以上', '1,200平方英尺及以上'), from: 1200 },
] as const

/** Whole Hong Kong dollars, for fitting-out and fitted furniture together. */
export const budgetBands = [
  { ...option('under-200k', 'Under HK$200,000', 'HK$200,000以下', 'HK$200,000以下'), from: 0, below: 200_000 },
  {
    ...option('200k-400k', 'HK$200,000–400,000', 'HK$200,000–400,000', 'HK$200,000–400,000'),
    from: 200_000,
    below: 400_000,
  },
  {
    ...option('400k-700k', 'HK$400,000–700,000', 'HK$400,000–700,000', 'HK$400,000–700,000'),
    from: 400_000,
    below: 700_000,
  },
  {
    ...option('700k-1200k', 'HK$700,000–1,200,000', 'HK$700,000–1,200,000', 'HK$700,000–1,200,000'),
    from: 700_000,
    below: 1_200_000,
  },
  {
    ...option('from-1200k', 'HK$1,200,000 and over', 'HK$1,200,000或以上', 'HK$1,200,000及以上'),
    from: 1_200_000,
  },
] as const

/** Days on site. */
export const durationBands = [
  { ...option('under-8-weeks', 'Under 8 weeks', '8星期以下', '8周以下'), from: 0, below: 56 },
  { ...option('8-11-weeks', '8–11 weeks', '8–11星期', '8–11周'), from: 56, below: 84 },
  { ...option('12-15-weeks', '12–15 weeks', '12–15星期', '12–15周'), from: 84, below: 112 },
  { ...option('from-16-weeks', '16 weeks and over', '16星期或以上', '16周及以上'), from: 112 },
] as const

/** The band that contains a figure. Bands have no gaps. */
export function bandOf<Key extends string>(bands: readonly Band<Key>[], figure: number): Band<Key> | undefined {
  return bands.find(({ from, below }) => figure >= from && (below === undefined || figure < below))
}

/** The keys as the non-empty tuple that `z.enum` takes. */
export function keysOf<Key extends string>(options: readonly ProjectOption<Key>[]): [Key, ...Key[]] {
  return options.map(({ key }) => key) as [Key, ...Key[]]
}
