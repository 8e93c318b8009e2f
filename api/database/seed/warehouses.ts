import type { SeedWarehouse } from './seed-types.ts'

export const warehouses: SeedWarehouse[] = [
  {
    key: 'kwun-tong',
    title: { en: 'Kwun Tong showroom and store', zh: '觀塘陳列室及倉庫', cn: '观塘展厅及仓库' },
    address: {
      en: 'Unit 8A, 12/F, Wing Hing Industrial Centre, 98 How Ming Street, Kwun Tong, Kowloon',
      zh: '九龍觀塘巧明街 98 號永興工業中心 12 樓 8A 室',
      cn: '香港九龙观塘巧明街 98 号永兴工业中心 12 楼 8A 室',
    },
  },
  {
    key: 'tsuen-wan',
    title: { en: 'Tsuen Wan warehouse', zh: '荃灣貨倉', cn: '荃湾仓库' },
    address: {
      en: 'Workshop 5, G/F, Kam Shing Logistics Building, 41 Wang Lung Street, Tsuen Wan, New Territories',
      zh: '新界荃灣橫龍街 41 號錦成物流大廈地下 5 號工場',
      cn: '香港新界荃湾横龙街 41 号锦成物流大厦地下 5 号工场',
    },
  },
]
