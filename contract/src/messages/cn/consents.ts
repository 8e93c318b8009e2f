import type { Translated } from '../message-types.ts'
import type { consents as source } from '../zh/consents.ts'

export const consents: Translated<typeof source> = {
  wordings: {
    direct_marketing:
      '我同意你们使用我的姓名、邮箱、电话号码、语言和购买记录，向我推广你们的家具、灯具和家居用品，设计与装修服务，以及会员优惠、优惠券和活动。我可以随时免费撤回同意。信息不会提供给他人用于推广。',
    receive_via_sms: '我同意通过短信接收我在下面选择的消息。',
    newsletter: { EMAIL: '通过邮件接收资讯：新品、服务和会员优惠。', SMS: '通过短信接收资讯：新品、服务和会员优惠。' },
    delivery_status_update: {
      EMAIL: '配送途中有新进展时，发邮件通知我。',
      SMS: '配送途中有新进展时，发短信通知我。',
    },
    wishlist_products_update: {
      EMAIL: '收藏夹里的商品降价或到货时，发邮件通知我。',
      SMS: '收藏夹里的商品降价或到货时，发短信通知我。',
    },
    renovation_progress: {
      EMAIL: '我的装修工程有新的工地日志、完成的工序、文件或消息时，发邮件通知我，每小时最多一封。',
      SMS: '我的装修工程有新的工地日志、完成的工序、文件或消息时，发短信通知我，每小时最多一条。',
    },
  },
  mail: {
    subject: '您选择了接收以下消息',
    lead: '谢谢。您刚才在通知设置中选择了通过邮件接收以下消息：',
    settings: '查看通知设置',
    settingsHint: '每一项都可以随时开启或关闭。',
    closing: '不想再收到？点击下面的链接即可，完全免费，无需登录。',
    stop: '停止接收推广消息',
  },
  page: {
    title: '停止接收推广消息',
    ask: '点击下面的按钮，我们就不会再向这个邮箱发送任何推广消息，完全免费。与您的订单和预约有关的消息会继续发送。',
    button: '停止发送',
    doneTitle: '已经停止',
    done: '我们不会再向这个邮箱发送推广消息。如果以后改变主意，可以在账户的通知设置中重新选择。',
    brokenTitle: '链接不完整',
    broken: '请从邮件中重新打开这个链接，并确认网址完整。',
    home: '返回首页',
  },
}
