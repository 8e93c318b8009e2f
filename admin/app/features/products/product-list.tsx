import { Box, useMediaQuery } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { type listStaffProducts, productStatuses } from '@fitout/contract/staff/products.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import {
  BooleanInput,
  DataTable,
  List,
  type RaRecord,
  SelectInput,
  SimpleList,
  TextInput,
  useLocale,
  useTranslate,
} from 'react-admin'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { ProductListActions } from './product-list-actions.tsx'

type Row = Answer<typeof listStaffProducts>['data'][number] & RaRecord

/** All products and services, also those that are not shown. */
export function ProductList() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  const price = (row: Row) => (row.price_from === null ? '' : formatMoney(row.price_from))
  const units = (row: Row) => (row.available === null ? '–' : String(row.available))
  return (
    <List
      actions={<ProductListActions />}
      empty={false}
      exporter={false}
      filters={[
        <TextInput alwaysOn key="q" label={t('products.search')} resettable source="q" />,
        <SelectInput
          alwaysOn
          choices={productStatuses.map((id) => ({ id, name: t(`productStatus.${id}`) }))}
          key="status"
          label={t('orders.status')}
          source="status"
        />,
        <SelectInput
          choices={[
            { id: 'MAIN', name: t('products.mainStore') },
            { id: 'MINI', name: t('products.memberStore') },
          ]}
          key="store"
          label={t('products.store')}
          source="store"
        />,
        <BooleanInput key="drafts" label={t('products.withDrafts')} source="drafts" />,
      ]}
      perPage={25}
    >
      {isSmall ? (
        <SimpleList<Row>
          leftIcon={thumbnailOf}
          linkType="show"
          primaryText={(row) => inLocale(row.title, locale)}
          secondaryText={(row) => [t(`productStatus.${row.status}`), price(row)].filter(Boolean).join(' · ')}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false} rowClick="show">
          <DataTable.Col
            disableSort
            label={t('products.title')}
            render={(row: Row) => (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                {thumbnailOf(row)}
                {inLocale(row.title, locale)}
              </Box>
            )}
          />
          <DataTable.Col
            disableSort
            label={t('orders.status')}
            render={(row: Row) => t(`productStatus.${row.status}`)}
          />
          <DataTable.Col disableSort label={t('products.priceFrom')} render={price} sx={{ textAlign: 'right' }} />
          <DataTable.Col disableSort label={t('products.available')} render={units} sx={{ textAlign: 'right' }} />
        </DataTable>
      )}
    </List>
  )
}

/** A piece is known by its looks; one without a picture keeps its place. */
function thumbnailOf({ picture }: Row) {
  const size = {
    width: 48,
    height: 48,
    flexShrink: 0,
    mr: { xs: 2, md: 0 },
    bgcolor: picture?.colour ?? 'background.default',
  }
  if (!picture) return <Box sx={size} />
  return (
    <Box alt="" component="img" loading="lazy" src={pictureAddress(picture, 96)} sx={{ ...size, objectFit: 'cover' }} />
  )
}
