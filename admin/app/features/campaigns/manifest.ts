import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import VoucherIcon from '@mui/icons-material/LocalOfferOutlined'
import { findCampaign, listCampaigns } from '@fitout/contract/staff/campaigns.ts'
import { findStaffVoucher, listStaffVouchers } from '@fitout/contract/staff/vouchers.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { CampaignList } from './campaign-list.tsx'
import { CampaignPage } from './campaign-page.tsx'
import { VoucherList } from './voucher-list.tsx'
import { VoucherPage } from './voucher-page.tsx'

const permission = 'promotions.read'

export const manifest: Manifest = {
  menu: [
    { place: 120, icon: CampaignIcon, name: 'resources.campaigns.name', to: '/campaigns', permission },
    { place: 130, icon: VoucherIcon, name: 'resources.vouchers.name', to: '/vouchers', permission },
  ],
  resources: [
    { name: 'campaigns', list: CampaignList, create: CampaignPage, show: CampaignPage, permission },
    { name: 'vouchers', list: VoucherList, create: VoucherPage, show: VoucherPage, permission },
  ],
  readers: {
    campaigns: {
      list: (query) => staffCall(listCampaigns, { query }),
      one: async (id) => (await staffCall(findCampaign, { params: { id } })).data,
    },
    vouchers: {
      list: (query) => staffCall(listStaffVouchers, { query }),
      one: async (id) => (await staffCall(findStaffVoucher, { params: { id } })).data,
    },
  },
}
