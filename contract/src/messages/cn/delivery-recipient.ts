import type { Translated } from '../message-types.ts'
import type { deliveryRecipient as source } from '../zh/delivery-recipient.ts'

export const deliveryRecipient: Translated<typeof source> = {
  lead: '填写一次，以后下单时会自动填好，届时仍可修改。',
  name: '收货人姓名',
  phone: '联系电话',
  phoneHint: '送货前会打电话确认。',
  areaCode: '电话区号',
  areaCodes: { '852': '+852 香港', '853': '+853 澳门', '86': '+86 内地' },
  address: '地址',
  addressHint: '香港地址不需要邮政编码。输入地区或分区的中文或英文名，其余会自动填好。',
  region: '区域',
  chooseRegion: '请选择',
  district: '地区',
  subDistrict: '分区',
  placeWords: { placeholder: '例如 旺角 / Mong Kok', empty: '没有找到这个地方', clear: '清除', open: '打开列表' },
  districtPlaceholder: '例如 沙田 / Sha Tin',
  street: '街道和门牌号',
  estate: '小区、屋邨或大厦',
  estateHint: '村屋请填写村名和门牌号。',
  block: '座',
  floor: '楼层',
  flat: '室',
  noUnit: '村屋／没有单元号',
  label: '送货标签',
  labelEmpty: '填写地址后，这里会显示送货标签上的写法。',
  oldAddress: '您之前填写的地址：{address}。请选择地区，方便我们安排送货。',
}
