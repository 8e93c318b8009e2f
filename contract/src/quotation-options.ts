import type { Words } from './locales.ts'
import { option } from './project-options.ts'

/** The trades that group the lines of every quotation, in the order of work. */
export const quotationGroups = [
  option('preliminaries', 'Preliminaries', '開辦及保護', '开办及保护'),
  option('demolition', 'Demolition', '清拆', '拆除'),
  option('masonry', 'Masonry and tiling', '泥水', '泥瓦'),
  option('waterproofing', 'Waterproofing', '防水', '防水'),
  option('plumbing', 'Plumbing and drainage', '水喉', '给排水'),
  option('electrical', 'Electrical', '電力', '电气'),
  option('gas', 'Gas', '煤氣', '燃气'),
  option('air-conditioning', 'Air conditioning', '冷氣', '空调'),
  option('windows', 'Aluminium windows', '鋁窗', '铝合金窗'),
  option('carpentry', 'Carpentry and ceilings', '木工', '木工及吊顶'),
  option('doors-and-hardware', 'Doors and hardware', '門及五金', '门及五金'),
  option('fitted-furniture', 'Fitted furniture', '訂造傢俬', '定制家具'),
  option('kitchen', 'Kitchen', '廚櫃', '橱柜'),
  option('flooring', 'Flooring', '地板', '地板'),
  option('glass', 'Glass and mirrors', '玻璃及鏡', '玻璃及镜子'),
  option('painting', 'Painting', '油漆', '油漆'),
  option('cleaning', 'Cleaning and moving', '清潔及搬運', '清洁及搬运'),
  option('design', 'Design and supervision', '設計及監工', '设计及监理'),
] as const

/** A unit of quantity, with its English plural. */
function unit<const Key extends string>(
  key: Key,
  [en, counted]: [en: string, counted: string],
  zh: string,
  cn: string,
) {
  return { ...option(key, en, zh, cn), counted: { en: counted, zh, cn } }
}

/** Feet as the trade uses them: square feet of surface, linear feet. */
export const quotationUnits = [
  unit('SQFT', ['sq ft', 'sq ft'], '平方呎', '平方英尺'),
  unit('FOOT', ['foot run', 'feet run'], '直呎', '延长英尺'),
  unit('POINT', ['point', 'points'], '位', '位'),
  unit('ITEM', ['item', 'items'], '項', '项'),
  unit('PIECE', ['piece', 'pieces'], '件', '件'),
  unit('SET', ['set', 'sets'], '套', '套'),
  unit('DOOR', ['door', 'doors'], '度', '樘'),
  unit('SASH', ['sash', 'sashes'], '扇', '扇'),
  unit('ROOM', ['room', 'rooms'], '間', '间'),
  unit('TIME', ['trip', 'trips'], '次', '次'),
  unit('DAY', ['man-day', 'man-days'], '工', '工日'),
  unit('LUMP_SUM', ['lump sum', 'lump sums'], '全包', '总价包干'),
] as const

/** The name of a unit after a quantity: 1 point, 46 points. */
export function unitOf(key: string, qty: number): Words {
  const found = quotationUnits.find((one) => one.key === key)
  return (qty === 1 ? found?.title : found?.counted) ?? {}
}

/** The ten sections of terms. All of them must be filled in before a quotation is sent. */
export const quotationTerms = [
  option('scope', 'Scope and price', '工程範圍及價錢', '工程范围及价格'),
  option('payment', 'Payment', '付款', '付款'),
  option('exclusions', 'Not included', '不包項目', '不含项目'),
  option('period', 'Works period and hours', '工期及施工時間', '工期及施工时间'),
  option('variations', 'Variations', '工程變更', '工程变更'),
  option('delay', 'Delay', '延誤', '延误'),
  option('defects-and-warranty', 'Defects and warranty', '執漏及保養', '整改及保修'),
  option('compliance', 'Law and registration', '法例及呈報', '法规及申报'),
  option('building', 'Building rules', '大廈規定', '大厦规定'),
  option('insurance-and-ending', 'Insurance, cancellation and disputes', '保險、取消及爭議', '保险、取消及争议'),
] as const

/**
 * `INCLUDED` and `CUSTOMER_SUPPLY` cost nothing; `PROVISIONAL` counts until it is settled; `OPTION` counts only when
 * chosen.
 */
export const quotationLineKinds = [
  option('WORK', 'Works', '工程', '工程'),
  option('INCLUDED', 'Included', '已包', '已含'),
  option('OPTION', 'Optional item', '自選項目', '可选项目'),
  option('PROVISIONAL', 'Provisional sum', '暫定金額', '暂定金额'),
  option('CUSTOMER_SUPPLY', 'Supplied by client', '客戶自備', '业主自备'),
] as const
