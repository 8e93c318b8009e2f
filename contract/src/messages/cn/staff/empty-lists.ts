import type { Translated } from '../../message-types.ts'
import type { emptyLists as source } from '../../zh/staff/empty-lists.ts'

export const emptyLists: Translated<typeof source> = {
  emptyLists: {
    orders: '还没有订单。顾客在网店下单后，订单会列在这里；电话或微信来的订单，可点“代客下单”添加。',
    customers: '还没有顾客注册。注册了的顾客会列在这里；没有账户就下单的，请看上方的“访客”。',
    guests: '还没有访客下单。',
    products: '还没有商品。点“新增商品”添加第一件，或点“导入和导出”上传一个文件。',
    campaigns: '还没有促销活动。活动会自动减价，例如全店九折、买三送一，或满额送赠品；启用前可先试算。',
    vouchers: '还没有优惠券。顾客输入优惠码或用积分兑换后使用；启用前可先试算。',
    post: '还没有文章。点“新增文章”开始，发布前只有同事看得到。',
    project: '还没有案例。点“新增案例”开始，或从一个已完成的装修工程准备。',
    service: '还没有服务。在“商品”里点“新增商品”并选择服务，之后就可以在这里写它的介绍。',
    sheet: '还没有商品。在“商品”里添加后，就可以在这里并排修改价格和库存。',
    searches: '还没有落空的搜索。顾客找不到的词会列在这里，让您知道缺什么，或可以加哪个同义词。',
    pictures: '还没有图片。加到商品、文章、案例或页面的图片都会列在这里。',
  },
}
