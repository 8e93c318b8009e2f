import type { Words } from './seed-types.ts'

/** Fees in whole Hong Kong dollars. Limits apply to one box; an omitted limit means none. */
export type SeedCourier = {
  key: string
  title: Words
  description: Words
  fee: number
  freeFrom?: number
  needs: 'ADDRESS' | 'PICKUP_POINT' | 'NOTHING'
  days: { least: number; most: number }
  trackingUrl?: string
  isOwn?: boolean
  limits?: { grams?: number; sideMm?: number; sumMm?: number }
  areas?: { title: Words; places: string[]; surcharge?: number; extraDays?: number }[]
}

const ferryIslands = {
  title: { en: 'Outlying islands', zh: '離島', cn: '离岛' },
  places: ['cheung-chau', 'peng-chau', 'lamma-island', 'po-toi'].map((place) => `islands/${place}`),
}
/** Reached by road like the rest of the city, so there is no surcharge. */
const tungChung = {
  title: { en: 'Tung Chung and the airport', zh: '東涌及機場', cn: '东涌及机场' },
  places: ['islands/tung-chung', 'islands/chek-lap-kok'],
}
/** And everything else in the Islands district. */
const lantau = {
  title: { en: 'Lantau (except Tung Chung)', zh: '大嶼山（東涌除外）', cn: '大屿山（东涌除外）' },
  places: ['islands'],
}
/** Where lorries need a permit, or a road of their own. */
const remoteVillages = {
  title: { en: 'Remote New Territories', zh: '新界偏遠地區', cn: '新界偏远地区' },
  places: [
    'tsuen-wan/ma-wan',
    'tuen-mun/lung-kwu-tan',
    'yuen-long/lok-ma-chau',
    'north/ta-kwu-ling',
    'north/sha-tau-kok',
    'north/luk-keng',
    'north/wu-kau-tang',
    'sai-kung/tai-mong-tsai',
    'tai-po/kei-ling-ha',
  ],
}

export const couriers: SeedCourier[] = [
  {
    key: 'own-team',
    title: { en: 'Our own delivery team', zh: '拾光送貨隊', cn: '拾光送货队' },
    description: {
      en: 'Two people carry it in, put it together where it will stand and take the packaging away.',
      zh: '兩人上門送貨，搬到指定位置安裝妥當，並帶走包裝物料。',
      cn: '两人上门送货，搬到指定位置安装好，并带走包装材料。',
    },
    isOwn: true,
    fee: 300,
    freeFrom: 8000,
    needs: 'ADDRESS',
    days: { least: 3, most: 7 },
    areas: [
      tungChung,
      { ...ferryIslands, surcharge: 680, extraDays: 3 },
      { ...lantau, surcharge: 380, extraDays: 2 },
      { ...remoteVillages, surcharge: 220, extraDays: 1 },
    ],
  },
  {
    key: 'sf-door',
    title: { en: 'SF Express to your door', zh: '順豐速運（送上門）', cn: '顺丰速运（送货上门）' },
    description: {
      en: 'For boxes one person can carry. The courier telephones before coming.',
      zh: '適合一人可搬動的包裹，送貨前速遞員會致電。',
      cn: '适合一人可搬动的包裹，送货前快递员会来电。',
    },
    fee: 80,
    freeFrom: 2000,
    needs: 'ADDRESS',
    days: { least: 1, most: 3 },
    areas: [
      tungChung,
      { ...ferryIslands, surcharge: 60, extraDays: 2 },
      { ...lantau, surcharge: 40, extraDays: 1 },
      { ...remoteVillages, surcharge: 30, extraDays: 1 },
    ],
    trackingUrl: 'https://www.sf-express.com/hk/tc/dynamic_function/waybill/#search/bill-number/{number}',
    limits: { grams: 30_000, sideMm: 1600, sumMm: 3000 },
  },
  {
    key: 'sf-pickup',
    title: { en: 'SF Express pick-up point', zh: '順豐自提點', cn: '顺丰自提点' },
    description: {
      en: 'Collect at a locker, store or station near you within two days of the message.',
      zh: '收到短訊後，兩日內到就近的智能櫃、順豐站或便利店領取。',
      cn: '收到短信后，两天内到附近的智能柜、顺丰站或便利店领取。',
    },
    fee: 35,
    freeFrom: 800,
    needs: 'PICKUP_POINT',
    days: { least: 1, most: 3 },
    trackingUrl: 'https://www.sf-express.com/hk/tc/dynamic_function/waybill/#search/bill-number/{number}',
    // Those of the largest point; most accept less.
    limits: { grams: 80_000, sideMm: 1600, sumMm: 3000 },
    areas: [{ ...ferryIslands, extraDays: 1 }],
  },
  {
    key: 'hongkong-post',
    title: { en: 'Hongkong Post Local CourierPost', zh: '香港郵政本地郵政速遞', cn: '香港邮政本地邮政速递' },
    description: {
      en: 'To your address by day; a second try is free. No delivery in a black rainstorm or under signal No. 8.',
      zh: '日間派遞到府上，首次未能派遞會免費再派一次。黑色暴雨或八號信號下暫停派遞。',
      cn: '白天派送到您的地址，首次未能派送可免费再派一次。黑色暴雨或八号风球期间暂停派送。',
    },
    fee: 50,
    needs: 'ADDRESS',
    days: { least: 2, most: 4 },
    trackingUrl: 'https://www.hongkongpost.hk/tc/mail_tracking/index.html?trackcode={number}',
    limits: { grams: 20_000, sideMm: 1500, sumMm: 3000 },
    areas: [{ ...ferryIslands, extraDays: 1 }],
  },
  {
    key: 'showroom',
    title: { en: 'Collect from the showroom', zh: '陳列室自取', cn: '展厅自取' },
    description: {
      en: 'We message you when it is ready in Kwun Tong. Bring the order reference; the loading bay is free for 30 minutes.',
      zh: '貨品到達觀塘陳列室後會通知你。領取時請出示訂單編號，上落貨位可免費停泊三十分鐘。',
      cn: '货品到达观塘展厅后会通知您。领取时请出示订单编号，装卸车位可免费停 30 分钟。',
    },
    fee: 0,
    needs: 'NOTHING',
    days: { least: 1, most: 3 },
  },
]

/** The member store is as near as the showroom; any other delivery of its pieces costs money. */
export const memberCouriers: SeedCourier[] = ['showroom', 'sf-door'].flatMap((key) => {
  const courier = couriers.find((one) => one.key === key)
  return courier ? [{ ...courier, key: `member-${key}` }] : []
})
