import { Box, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { changeProduct, listStaffProducts, productStatuses } from '@fitout/contract/staff/products.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import type { Filter } from '../../shared/filter-field.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { ListScreen } from '../../shared/list-screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import type { Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { FilingDialog } from './filing-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { ProductListActions } from './product-list-actions.tsx'
import { SaleDialog } from './sale-dialog.tsx'
import { stateOfSale } from './sale-fields.tsx'
import { useCategoryFilter } from './use-categories.ts'

const ProductDetails = lazyPart(async () => (await import('./product-details.tsx')).ProductDetails)

type Row = RowOf<typeof listStaffProducts>

const usual = { q: '', status: '', category_id: '', store: '', drafts: '' }

/** All products and services, including hidden ones. */
export function ProductList() {
  const t = useTranslate()
  const locale = useLocale()
  const queue = useQueue(listStaffProducts, usual, { keepsPrevious: true })
  const price = ({ price_from: dollars, points_from: points }: Row) =>
    [
      points && t('refundRequests.points', { points }),
      dollars !== null && (dollars > 0 || !points) && formatMoney(dollars),
    ]
      .filter(Boolean)
      .join(' + ')
  const sale = ({ sale: one }: Row) => {
    const state = one && stateOfSale(one)
    return state ? t(`products.saleState.${state}`, { percent: one.sale_percent }) : ''
  }
  const status = (row: Row) => t(`productStatus.${row.status}`)
  return (
    <ListScreen
      beside={<ProductListActions />}
      bulk={useActs()}
      columns={[
        {
          label: t('products.title'),
          render: (row) => <Pictured row={row}>{inLocale(row.title, locale)}</Pictured>,
          sort: 'title',
        },
        { label: t('orders.status'), render: status, sort: 'status' },
        {
          label: t('products.priceFrom'),
          render: (row) => <Priced sale={sale(row)}>{price(row)}</Priced>,
          isNumber: true,
          sort: 'price',
        },
        { label: t('products.available'), render: (row) => row.available ?? '–', isNumber: true, sort: 'available' },
      ]}
      filters={useFilters()}
      heading={t('resources.products.name')}
      none={t('emptyLists.products')}
      queue={queue}
      renderSheet={(id, acts) => <ProductDetails acts={acts} id={id} key={id} />}
      short={{
        renderIcon: (row) => <Thumbnail picture={row.picture} />,
        renderTitle: (row) => inLocale(row.title, locale),
        renderFacts: (row) => [status(row), price(row), sale(row)].filter(Boolean).join(' · '),
      }}
      to={({ _id: id }) => `/products/${id}/show`}
      views={[
        { label: t('productStatus.DRAFT'), choices: { status: 'DRAFT' } },
        { label: t('productStatus.ARCHIVED'), choices: { status: 'ARCHIVED' } },
      ]}
    />
  )
}

const isPaidInMoney = ({ store, price_from: price }: Row) => store === 'MAIN' && price !== null

function useActs(): Bulk<Row> {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const change = async ({ _id: id }: Row, status: Row['status']) =>
    staffCall(changeProduct, { params: { id }, body: { status } })
  return {
    nameOf: ({ title }) => inLocale(title, locale),
    acts: may('products.write')
      ? [
          {
            label: t('products.publish'),
            isFor: ({ status }) => status !== 'ACTIVE' && status !== 'ARCHIVED',
            run: async (row) => change(row, 'ACTIVE'),
            undo: async (row) => change(row, row.status),
          },
          {
            label: t('products.hide'),
            isFor: ({ status }) => status === 'ACTIVE',
            run: async (row) => change(row, 'INACTIVE'),
            undo: async (row) => change(row, row.status),
          },
          {
            label: t('products.archive'),
            key: 'a',
            isFor: ({ status }) => status !== 'ARCHIVED',
            run: async (row) => change(row, 'ARCHIVED'),
            undo: async (row) => change(row, row.status),
          },
          {
            label: t('products.restore'),
            key: 'a',
            isFor: ({ status }) => status === 'ARCHIVED',
            run: async (row) => change(row, 'INACTIVE'),
            undo: async (row) => change(row, row.status),
          },
          { label: t('products.reprice'), isFor: isPaidInMoney, Ask: PriceDialog },
          { label: t('products.putOnSale'), isFor: isPaidInMoney, Ask: SaleDialog },
          { label: t('products.categories'), isFor: () => true, Ask: FilingDialog },
        ]
      : [],
  }
}

function useFilters(): Filter[] {
  const t = useTranslate()
  return [
    { kind: 'text', name: 'q', label: t('products.search'), isAlways: true },
    {
      kind: 'choice',
      name: 'status',
      label: t('orders.status'),
      isAlways: true,
      choices: productStatuses.map((status) => [status, t(`productStatus.${status}`)]),
    },
    useCategoryFilter(),
    {
      kind: 'choice',
      name: 'store',
      label: t('products.store'),
      choices: [
        ['MAIN', t('products.mainStore')],
        ['MINI', t('products.memberStore')],
      ],
    },
    { kind: 'switch', name: 'drafts', label: t('products.withDrafts') },
  ]
}

function Priced({ sale, children }: { sale: string; children: string }) {
  return (
    <>
      {children}
      {sale && (
        <Typography component="span" sx={{ display: 'block', color: 'success.main' }} variant="body2">
          {sale}
        </Typography>
      )}
    </>
  )
}

function Pictured({ row, children }: { row: Row; children: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Thumbnail picture={row.picture} />
      {children}
    </Box>
  )
}
