/** Files as other shops export them, with their own column headings. */

const shopifyHeading =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,' +
  'Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,' +
  'Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,' +
  'Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,' +
  'Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,' +
  'Status'

export const shopifyCustomerHeading =
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,' +
  'Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,' +
  'Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags'

const wooCommerceHeading =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,' +
  'Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,' +
  'Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,' +
  'Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,' +
  'Upsells,Cross-sells,External URL,Button text,Position,Brands,Attribute 1 name,Attribute 1 value(s),' +
  'Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global'

export type ImportFileRow = Record<string, string | number>

const quoted = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`

function fileOf(heading: string, rows: ImportFileRow[]): string {
  const names = [...heading.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, inQuotes, plain]) => inQuotes ?? plain ?? '')
  for (const name of rows.flatMap((row) => Object.keys(row))) {
    if (!names.includes(name)) throw new Error(`the heading has no ${name}`)
  }
  const lines = rows.map((row) => names.map((name) => quoted(row[name] ?? '')).join(','))
  return [names.map(quoted).join(','), ...lines, ''].join('\r\n')
}

export const shopifyFile = (rows: ImportFileRow[]) => fileOf(shopifyHeading, rows)
export const shopifyCustomersFile = (rows: ImportFileRow[]) => fileOf(shopifyCustomerHeading, rows)
export const wooCommerceFile = (rows: ImportFileRow[]) => fileOf(wooCommerceHeading, rows)

/** A sofa in two colours and two sizes with three pictures, and a lamp in one version that was a draft. */
export const shopifyRows: ImportFileRow[] = [
  {
    Handle: 'harbour-sofa',
    Title: 'Harbour Sofa',
    'Body (HTML)':
      '<meta charset="utf-8"><h1>Quiet comfort</h1><p>Made of <b>oak</b> &amp; linen.<br>For <em>small</em> flats.</p><ul><li>Washable covers</li><li>10 years</li></ul><script>alert(1)</script><p><a href="https://old.example/care" onclick="x()">Care</a></p>',
    Vendor: 'Harbour',
    Type: 'Furniture > Sofas',
    Tags: 'linen, living room',
    Published: 'true',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Sand',
    'Option2 Name': 'Size',
    'Option2 Value': '2 seats',
    'Variant SKU': 'HS-SAND-2',
    'Variant Grams': 42_000,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': 4,
    'Variant Price': '8000.00',
    'Variant Compare At Price': '10000.00',
    'Image Src': 'https://cdn.shopify.com/s/files/1/0001/Sofa%20Sand.jpg?v=1700000000',
    'Image Position': 2,
    'Image Alt Text': 'The sofa in sand',
    'SEO Title': 'Linen sofa in two colours',
    'SEO Description': 'A linen sofa for small flats',
    'Variant Image': 'https://cdn.shopify.com/s/files/1/0001/sofa-moss.jpg?v=1',
    Status: 'active',
  },
  {
    Handle: 'harbour-sofa',
    'Option1 Value': 'Moss',
    'Option2 Value': '2 seats',
    'Variant SKU': 'HS-MOSS-2',
    'Variant Inventory Qty': -3,
    'Variant Price': '3990.00',
    'Variant Compare At Price': '4990.00',
    'Image Src': 'https://cdn.shopify.com/s/files/1/0001/sofa-moss.jpg?v=1',
    'Image Position': 1,
  },
  {
    Handle: 'harbour-sofa',
    'Option1 Value': 'Moss',
    'Option2 Value': '3 seats',
    'Variant Inventory Qty': 2,
    'Variant Price': '12000.00',
    'Image Src': 'https://cdn.shopify.com/s/files/1/0001/missing.jpg',
    'Image Position': 3,
  },
  {
    Handle: 'reading-lamp',
    Title: 'Reading Lamp',
    'Body (HTML)': '<p>Warm light.</p>',
    Type: 'Lamps',
    Published: 'false',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': 'LAMP-1',
    'Variant Inventory Qty': 7,
    'Variant Price': '680.00',
    Status: 'draft',
  },
]
