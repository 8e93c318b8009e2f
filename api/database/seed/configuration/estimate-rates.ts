import type { Words } from '../seed-types.ts'

const preliminaries: Words = {
  en: 'Site protection, demolition within the scope, removal of rubbish',
  zh: '現場保護、範圍內清拆、泥頭運走',
  cn: '现场保护、范围内拆除、垃圾清运',
}
const walls: Words = {
  en: 'Filling and painting of walls and ceilings',
  zh: '牆身及天花批灰油漆',
  cn: '墙面及顶面批灰油漆',
}
const floors: Words = { en: 'New flooring with skirting', zh: '新地台連腳線', cn: '新地面及踢脚线' }
const wet: Words = {
  en: 'Kitchen and bathroom: waterproofing, tiling, cabinets, sanitary ware and taps',
  zh: '廚廁：防水、鋪磚、廚櫃、潔具及龍頭',
  cn: '厨卫：防水、铺砖、橱柜、洁具及龙头',
}
const services: Words = {
  en: 'Wiring, sockets and pipes within the flat',
  zh: '單位內電線、插座及水喉',
  cn: '户内电线、插座及水管',
}
const joinery: Words = {
  en: 'Fitted wardrobes, storage and one bed platform or desk',
  zh: '訂造衣櫃、儲物櫃，及一組地台床或書枱',
  cn: '定制衣柜、储物柜，及一组地台床或书桌',
}
const supervision: Words = {
  en: 'Drawings, site management and one year of care for defects',
  zh: '圖則、工程監督及一年執漏保養',
  cn: '图纸、工程管理及一年维修保养',
}

/**
 * The studio's rates, in Hong Kong dollars of autumn 2026, for a private flat of usual height with a lift. Other kinds of
 * property cost a percentage of it. The ranges are the demo's own guess of the market; a studio publishes those of its final
 * accounts.
 */
export const estimateRates = {
  effective_on: '2026-09-01',
  rounded_to: 5000,
  property_percent: {
    'private-flat': 100,
    'home-ownership-flat': 95,
    'public-rental-flat': 70,
    'tenement-flat': 120,
    'village-house': 110,
    office: 85,
    shop: 100,
  },
  scopes: {
    'whole-home': {
      fixed: {
        essential: { low: 70_000, high: 95_000 },
        considered: { low: 110_000, high: 150_000 },
        bespoke: { low: 180_000, high: 280_000 },
      },
      per_square_foot: {
        essential: { low: 650, high: 900 },
        considered: { low: 950, high: 1400 },
        bespoke: { low: 1600, high: 2500 },
      },
      included: [preliminaries, walls, floors, wet, services, joinery, supervision],
    },
    'kitchen-and-bathroom': {
      fixed: {
        essential: { low: 110_000, high: 160_000 },
        considered: { low: 180_000, high: 260_000 },
        bespoke: { low: 320_000, high: 480_000 },
      },
      per_square_foot: {
        essential: { low: 40, high: 60 },
        considered: { low: 70, high: 110 },
        bespoke: { low: 120, high: 200 },
      },
      included: [preliminaries, wet, services, supervision],
    },
    'fitted-furniture': {
      fixed: {
        essential: { low: 15_000, high: 20_000 },
        considered: { low: 20_000, high: 30_000 },
        bespoke: { low: 35_000, high: 50_000 },
      },
      per_square_foot: {
        essential: { low: 220, high: 330 },
        considered: { low: 380, high: 560 },
        bespoke: { low: 680, high: 1050 },
      },
      included: [joinery, supervision],
    },
    redecoration: {
      fixed: {
        essential: { low: 12_000, high: 16_000 },
        considered: { low: 15_000, high: 22_000 },
        bespoke: { low: 25_000, high: 38_000 },
      },
      per_square_foot: {
        essential: { low: 120, high: 180 },
        considered: { low: 200, high: 300 },
        bespoke: { low: 340, high: 520 },
      },
      included: [preliminaries, walls, floors, supervision],
    },
  },
  excluded: [
    {
      en: 'Loose furniture, curtains, lamps and household appliances',
      zh: '活動傢俬、窗簾、燈飾及家電',
      cn: '活动家具、窗帘、灯具及家电',
    },
    { en: 'Air conditioners and their pipes', zh: '冷氣機及喉管', cn: '空调及管路' },
    {
      en: 'Windows, structural works and anything that needs an authorised person',
      zh: '更換窗戶、結構改動及須認可人士申報的工程',
      cn: '更换窗户、结构改动及须由认可人士申报的工程',
    },
    {
      en: 'Deposits, debris and lift charges of the building’s management',
      zh: '大廈管理處的按金、泥頭及升降機費用',
      cn: '物业收取的押金、垃圾及电梯费用',
    },
    {
      en: 'Asbestos, hidden leaks and other surprises behind walls',
      zh: '石棉、暗漏等牆後隱患',
      cn: '石棉、暗漏等墙后隐患',
    },
  ],
}
