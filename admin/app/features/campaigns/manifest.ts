import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import VoucherIcon from '@mui/icons-material/LocalOfferOutlined'
import type { Manifest } from '../../shared/manifest.ts'
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
  screens: {
    '/campaigns': CampaignList,
    '/campaigns/create': CampaignPage,
    '/campaigns/:id/show': CampaignPage,
    '/vouchers': VoucherList,
    '/vouchers/create': VoucherPage,
    '/vouchers/:id/show': VoucherPage,
  },
}
