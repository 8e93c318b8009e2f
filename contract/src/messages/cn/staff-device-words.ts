import type { Translated } from '../message-types.ts'
import type { staffDeviceWords as source } from '../zh/staff-device-words.ts'

/** Messages about the devices that get push notices; loaded with that screen only. */
export const staffDeviceWords: Translated<typeof source> = {
  way: '设备',
  title: '设备通知',
  lead: '后台关闭时，系统也会弹出通知，只写明发生了什么，不含姓名。消息加密后经由浏览器厂商的推送服务送达。免打扰时段内暂缓发送，系统状况除外。',
  turnOn: '在此设备接收通知',
  turnedOn: '此设备将收到通知。',
  here: '此设备',
  unnamed: '未知浏览器',
  since: '于 {at} 添加',
  failing: '自 {at} 起无法送达：{fault}',
  faults: {
    refused: '推送服务拒收',
    timeout: '推送服务无响应',
    unreachable: '无法连接推送服务',
    certificate: '推送服务的证书无效',
    'inner-address': '地址属于内部网络',
  },
  remove: '移除 {name}',
  notAllowed: '浏览器不允许本网站弹出通知。请在浏览器的网站设置中允许通知，然后重试。',
  impossible: '此浏览器不支持网站通知。iPhone 和 iPad 需先将后台添加到主屏幕。',
  failed: '无法登记推送服务，请稍后重试。',
}
