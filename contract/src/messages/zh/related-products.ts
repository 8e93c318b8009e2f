/** The lists under a product and under the booking form. */
export const relatedProducts = {
  alike: '同類產品',
  beside: '擺在一起更好看',
  sameMaterial: '同一物料',
  services: '設計師可以幫你',
  goods: '配合傢俬選購',
}
