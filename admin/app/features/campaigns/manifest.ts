import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import VoucherIcon from '@mui/icons-material/LocalOfferOutlined'
import type { Manifest } from '../../shared/manifest.ts'

const permission = 'promotions.read'

const switchTo = (status: 'ACTIVE' | 'INACTIVE') => async (id: string) =>
  (await import('./switch-campaign.ts')).switchCampaign(id, status)

export const manifest: Manifest = {
  menu: [
    {
      place: 120,
      icon: CampaignIcon,
      name: 'resources.campaigns.name',
      also: 'officeSearch.commands.pause',
      group: 'catalogue',
      to: '/campaigns',
      permission,
    },
    { place: 130, icon: VoucherIcon, name: 'resources.vouchers.name', group: 'catalogue', to: '/vouchers', permission },
  ],
  commands: [
    { name: 'officeSearch.commands.newCampaign', to: '/campaigns/create', permission: 'promotions.write' },
    { name: 'officeSearch.commands.newVoucher', to: '/vouchers/create', permission: 'promotions.write' },
  ],
  found: { campaign: (id) => `/campaigns/${id}/show` },
  foundActs: [
    {
      kind: 'campaign',
      name: 'officeSearch.commands.pause',
      permission: 'promotions.write',
      isFor: (found) => found.is_active,
      run: switchTo('INACTIVE'),
      undo: switchTo('ACTIVE'),
    },
    {
      kind: 'campaign',
      name: 'officeSearch.commands.resume',
      permission: 'promotions.write',
      isFor: (found) => !found.is_active,
      run: switchTo('ACTIVE'),
      undo: switchTo('INACTIVE'),
    },
  ],
  screens: {
    '/campaigns': async () => (await import('./campaign-list.tsx')).CampaignList,
    '/campaigns/create': async () => (await import('./campaign-page.tsx')).CampaignPage,
    '/campaigns/:id/show': async () => (await import('./campaign-page.tsx')).CampaignPage,
    '/vouchers': async () => (await import('./voucher-list.tsx')).VoucherList,
    '/vouchers/create': async () => (await import('./voucher-page.tsx')).VoucherPage,
    '/vouchers/:id/show': async () => (await import('./voucher-page.tsx')).VoucherPage,
  },
}
