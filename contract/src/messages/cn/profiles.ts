import type { Translated } from '../message-types.ts'
import type { profiles as source } from '../zh/profiles.ts'

export const profiles: Translated<typeof source> = {
  lead: '我们用这些资料称呼您，并用您选择的语言与您联系。',
  picture: '头像',
  pictureHint: 'JPG、PNG、WebP、AVIF 或 GIF，不超过 10\u00A0MB。您的评论和评价旁边会显示这张图片。',
  choosePicture: '选择照片',
  removePicture: '移除',
  sendingPicture: '正在上传',
  pictureSaved: '头像已更新',
  pictureRemoved: '头像已移除',
  pictureFailed: '头像未能更新，仍是原来那张。{reason}',
  pictureType: '请选择 JPG、PNG、WebP、AVIF 或 GIF 图片。',
  pictureSize: '图片超过 10\u00A0MB，请选择小一些的。',
  username: '昵称',
  usernameHint: '评论和评价时会显示。',
  gender: '性别',
  genders: { female: '女', male: '男', none: '不透露' },
  country: '国家或地区',
  countryWords: {
    placeholder: '输入或选择',
    empty: '没有找到这个国家或地区',
    clear: '清除国家或地区',
    open: '打开国家或地区列表',
  },
  language: '联系语言',
  languageHint: '邮件和短信使用的语言，不会改变网页的语言。',
  contacts: '邮箱和电话',
  contactsText: '更改邮箱或电话需要验证，请前往“{tab}”。',
  none: '暂无',
}
