import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import SearchOffIcon from '@mui/icons-material/SearchOff'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import ChairIcon from '@mui/icons-material/ChairOutlined'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import VoucherIcon from '@mui/icons-material/LocalOfferOutlined'
import CustomersIcon from '@mui/icons-material/Groups2Outlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AccountPage } from './features/account/account-page.tsx'
import { AuditList } from './features/audit/audit-list.tsx'
import { CommentsPage } from './features/comments/comments-page.tsx'
import { CourierPage } from './features/couriers/courier-page.tsx'
import { CouriersPage } from './features/couriers/couriers-page.tsx'
import { PickUpPointsPage } from './features/couriers/pick-up-points-page.tsx'
import { CustomerList } from './features/customers/customer-list.tsx'
import { CustomerPage } from './features/customers/customer-page.tsx'
import { FailedJobsPage } from './features/failed-jobs/failed-jobs-page.tsx'
import { LowStockPage } from './features/low-stock/low-stock-page.tsx'
import { EmptySearchList } from './features/empty-searches/empty-search-list.tsx'
import { EnquiriesPage } from './features/enquiries/enquiries-page.tsx'
import { EnquiryPage } from './features/enquiries/enquiry-page.tsx'
import { OrderList } from './features/orders/order-list.tsx'
import { OrderPage } from './features/orders/order-page.tsx'
import { MembershipPage } from './features/membership/membership-page.tsx'
import { ProofsPage } from './features/orders/proofs-page.tsx'
import { AttributesPage } from './features/products/attributes-page.tsx'
import { CategoriesPage } from './features/products/categories-page.tsx'
import { ProductFilePage } from './features/products/product-file-page.tsx'
import { ProductList } from './features/products/product-list.tsx'
import { ProductPage } from './features/products/product-page.tsx'
import { CampaignList } from './features/promotions/campaign-list.tsx'
import { CampaignPage } from './features/promotions/campaign-page.tsx'
import { VoucherList } from './features/promotions/voucher-list.tsx'
import { VoucherPage } from './features/promotions/voucher-page.tsx'
import { PaymentsPage } from './features/payments/payments-page.tsx'
import { RefundsPage } from './features/refunds/refunds-page.tsx'
import { ReviewsPage } from './features/reviews/reviews-page.tsx'
import { SignInPage } from './features/session/sign-in-page.tsx'
import { StaffList } from './features/staff/staff-list.tsx'
import { WaitingPage } from './features/waiting/waiting-page.tsx'
import { PostCategoriesPage } from './features/writings/post-categories-page.tsx'
import { TranslationsPage } from './features/writings/translations-page.tsx'
import { WritingList } from './features/writings/writing-list.tsx'
import { WritingPage } from './features/writings/writing-page.tsx'
import { authProvider } from './shared/auth-provider.ts'
import { dataProvider } from './shared/data-provider.ts'
import { Frame } from './shared/frame.tsx'
import { i18nProvider, title } from './shared/i18n-provider.ts'
import { Notice } from './shared/notice.tsx'
import { queryClient } from './shared/query-client.ts'
import { theme } from './shared/theme.ts'

/** The studio's side of the shop. */
export function BackOffice() {
  return (
    <Admin
      authProvider={authProvider}
      darkTheme={null}
      dashboard={WaitingPage}
      dataProvider={dataProvider}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={Frame}
      loginPage={SignInPage}
      queryClient={queryClient}
      notification={Notice}
      requireAuth
      theme={theme}
      title={title()}
    >
      <Resource icon={ReceiptIcon} list={OrderList} name="orders" recordRepresentation="reference" show={OrderPage} />
      <Resource icon={ChairIcon} list={ProductList} name="products" recordRepresentation="key" show={ProductPage} />
      <Resource
        icon={CustomersIcon}
        list={CustomerList}
        name="customers"
        recordRepresentation="name"
        show={CustomerPage}
      />
      <Resource create={CampaignPage} icon={CampaignIcon} list={CampaignList} name="campaigns" show={CampaignPage} />
      <Resource create={VoucherPage} icon={VoucherIcon} list={VoucherList} name="vouchers" show={VoucherPage} />
      <Resource icon={PeopleIcon} list={StaffList} name="staff" recordRepresentation="name" />
      <Resource icon={SearchOffIcon} list={EmptySearchList} name="empty-searches" />
      <Resource icon={HistoryIcon} list={AuditList} name="audit" />
      <CustomRoutes>
        <Route element={<ProofsPage />} path="/proofs" />
        <Route element={<EnquiriesPage />} path="/enquiries" />
        <Route element={<EnquiryPage />} path="/enquiries/:id" />
        <Route element={<RefundsPage />} path="/refunds" />
        <Route element={<PaymentsPage />} path="/payments" />
        <Route element={<ReviewsPage />} path="/reviews" />
        <Route element={<CommentsPage />} path="/comments" />
        <Route element={<FailedJobsPage />} path="/jobs" />
        <Route element={<LowStockPage />} path="/low-stock" />
        <Route element={<WritingList />} path="/words/:kind" />
        <Route element={<WritingPage />} path="/words/:kind/:key" />
        <Route element={<PostCategoriesPage />} path="/post-categories" />
        <Route element={<TranslationsPage />} path="/translations" />
        <Route element={<ProductFilePage />} path="/product-file" />
        <Route element={<MembershipPage />} path="/membership" />
        <Route element={<CouriersPage />} path="/couriers" />
        <Route element={<CourierPage />} path="/couriers/:id" />
        <Route element={<PickUpPointsPage />} path="/pick-up-points" />
        <Route element={<AttributesPage />} path="/attributes" />
        <Route element={<CategoriesPage />} path="/categories" />
        <Route element={<AccountPage />} path="/account" />
      </CustomRoutes>
    </Admin>
  )
}
