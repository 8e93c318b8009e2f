import AccountIcon from '@mui/icons-material/PersonOutlined'
import ProofIcon from '@mui/icons-material/FactCheckOutlined'
import CommentIcon from '@mui/icons-material/CommentOutlined'
import CategoryIcon from '@mui/icons-material/AccountTreeOutlined'
import LevelsIcon from '@mui/icons-material/CardMembershipOutlined'
import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined'
import EnquiryIcon from '@mui/icons-material/ForumOutlined'
import PaymentIcon from '@mui/icons-material/RuleOutlined'
import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AppBar,
  Layout,
  Logout,
  Menu,
  TitlePortal,
  useGetIdentity,
  useTranslate,
  useUserMenu,
  UserMenu,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { OwnWords } from './own-words.tsx'
import { WordsPlaces } from './words-places.tsx'
import { Side } from './side.tsx'
import { useMay } from './use-may.ts'

/** Bar, menu and place of every screen; the menu shows what the role may open. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <OwnWords>
      <Layout appBar={Bar} menu={Places} sidebar={Side}>
        {children}
      </Layout>
    </OwnWords>
  )
}

/** The name of the screen is its one heading of the first level, so it stays however far one scrolls. */
function Bar() {
  const { identity } = useGetIdentity()
  const menu = (
    <UserMenu {...(identity?.fullName && { label: identity.fullName })}>
      <OwnSignIn />
      <ToTheShop />
      <Logout />
    </UserMenu>
  )
  return (
    <AppBar alwaysOn color="inherit" userMenu={menu}>
      {/* A block in it would be cut off where the bar is narrow, without the dots that say so. */}
      <TitlePortal component="h1" sx={{ m: 0, '& span': { display: 'inline' } }} variant="h6" />
    </AppBar>
  )
}

function OwnSignIn() {
  const t = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} onClick={menu?.onClose} to="/account">
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('account.title')}</ListItemText>
    </MenuItem>
  )
}

function ToTheShop() {
  const t = useTranslate()
  return (
    <MenuItem component="a" href="/">
      <ListItemIcon>
        <ShopIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('shop')}</ListItemText>
    </MenuItem>
  )
}

function Places() {
  const t = useTranslate()
  const may = useMay()
  return (
    <Menu>
      <Menu.DashboardItem />
      {may('payments.decide') && (
        <Menu.Item leftIcon={<ProofIcon />} primaryText={t('resources.proofs.name')} to="/proofs" />
      )}
      <Menu.ResourceItem name="orders" />
      {may('enquiries.read') && (
        <Menu.Item leftIcon={<EnquiryIcon />} primaryText={t('resources.enquiries.name')} to="/enquiries" />
      )}
      {may('refunds.read') && (
        <Menu.Item leftIcon={<RefundIcon />} primaryText={t('resources.refunds.name')} to="/refunds" />
      )}
      {may('payments.decide') && (
        <Menu.Item leftIcon={<PaymentIcon />} primaryText={t('payments.name')} to="/payments" />
      )}
      {may('reviews.read') && (
        <Menu.Item leftIcon={<ReviewIcon />} primaryText={t('resources.reviews.name')} to="/reviews" />
      )}
      {may('comments.read') && (
        <Menu.Item leftIcon={<CommentIcon />} primaryText={t('resources.comments.name')} to="/comments" />
      )}
      <Menu.ResourceItem name="customers" />
      <Menu.ResourceItem name="products" />
      {may('products.read') && (
        <Menu.Item leftIcon={<CategoryIcon />} primaryText={t('resources.categories.name')} to="/categories" />
      )}
      {may('delivery.read') && (
        <Menu.Item leftIcon={<DeliveryIcon />} primaryText={t('couriers.title')} to="/couriers" />
      )}
      <Menu.ResourceItem name="campaigns" />
      <Menu.ResourceItem name="vouchers" />
      {may('configuration.read') && (
        <Menu.Item leftIcon={<LevelsIcon />} primaryText={t('levels.title')} to="/membership" />
      )}
      <WordsPlaces />
      <Menu.ResourceItem name="staff" />
      <Menu.ResourceItem name="empty-searches" />
      <Menu.ResourceItem name="audit" />
    </Menu>
  )
}
