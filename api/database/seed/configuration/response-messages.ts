import type { Words } from '../seed-types.ts'

export type ResponseMessage = { title: Words; message: Words; action: { title: Words; path: string } }

export type ResponseMessages = { success: ResponseMessage; failure: ResponseMessage; cancelled: ResponseMessage }

const backToBookingForm = {
  title: { en: 'Back to the booking form', zh: '返回預約表格', cn: '返回预约单' },
  path: '/cart',
}
const seeOrder = { title: { en: 'See the order', zh: '查看訂單', cn: '查看订单' }, path: '/order-tracking' }
const toOrders = { title: { en: 'My orders', zh: '我的訂單', cn: '我的订单' }, path: '/account/orders' }
const toContact = { title: { en: 'Contact us', zh: '聯絡我們', cn: '联系我们' }, path: '/contact-us' }
const toLogin = { title: { en: 'Sign in', zh: '登入', cn: '登录' }, path: '/authentication/login/email' }
const toRegister = { title: { en: 'Register', zh: '登記成為會員', cn: '注册会员' }, path: '/authentication/register' }
const toForgotPassword = {
  title: { en: 'Send a new link', zh: '重新發送連結', cn: '重新发送链接' },
  path: '/authentication/forgot-password',
}
const toProjects = { title: { en: 'See our projects', zh: '瀏覽設計案例', cn: '浏览设计案例' }, path: '/projects' }
const toServices = { title: { en: 'See our services', zh: '查看服務', cn: '查看服务' }, path: '/services' }
const toEnquiry = { title: { en: 'Back to the enquiry', zh: '返回查詢表格', cn: '返回咨询表' }, path: '/enquiry' }
const toCards = { title: { en: 'Saved cards', zh: '已儲存信用卡', cn: '已保存的信用卡' }, path: '/account/cards' }
const toJournal = { title: { en: 'Read the journal', zh: '閱讀家居誌', cn: '阅读家居志' }, path: '/blogs' }
const toNotifications = {
  title: { en: 'Notification settings', zh: '通知設定', cn: '通知设置' },
  path: '/account/notifications',
}
const toHome = { title: { en: 'Back to the home page', zh: '返回主頁', cn: '返回首页' }, path: '/' }

/** By result type, as in /result/{type}/success. Each type has all three outcomes, so that no page is blank. */
export const responseMessages: Record<string, ResponseMessages> = {
  default: {
    success: {
      title: { en: 'Done', zh: '已完成', cn: '已完成' },
      message: {
        en: 'We have what we need. There is nothing more to do on this page.',
        zh: '我們已收到你的資料，這一頁無須再做其他步驟。',
        cn: '我们已收到您的信息，本页无需再做其他操作。',
      },
      action: toHome,
    },
    failure: {
      title: { en: 'That did not go through', zh: '未能完成', cn: '未能完成' },
      message: {
        en: 'Something stopped on the way. Please go back and try once more, or tell us what you were doing.',
        zh: '過程中出現問題。請返回上一頁再試一次，或告訴我們你當時進行的步驟。',
        cn: '过程中出现问题。请返回上一页再试一次，或告诉我们您当时进行的操作。',
      },
      action: toContact,
    },
    cancelled: {
      title: { en: 'Cancelled', zh: '已取消', cn: '已取消' },
      message: {
        en: 'You stopped before the end, and nothing has changed.',
        zh: '你已中途取消，資料沒有任何改動。',
        cn: '您已中途取消，没有任何改动。',
      },
      action: toHome,
    },
  },
  order: {
    success: {
      title: { en: 'Thank you, your order is with us', zh: '多謝，我們已收到你的訂單', cn: '谢谢，我们已收到您的订单' },
      message: {
        en:
          'If you pay by bank transfer, FPS or PayMe, please upload the receipt on the order page within {{offline_hold_hours}} hours; ' +
          'we hold your pieces and dates until then.',
        zh: '如以銀行轉帳、轉數快或 PayMe 付款，請於 {{offline_hold_hours}} 小時內在訂單頁上載收據，期間我們會為你保留貨品及預約時段。',
        cn: '如果您用银行转账、转数快或 PayMe 付款，请在 {{offline_hold_hours}} 小时内到订单页上传凭证，在此期间我们会为您保留商品和预约时段。',
      },
      action: seeOrder,
    },
    failure: {
      title: { en: 'Your order was not completed', zh: '訂單未能完成', cn: '订单未能完成' },
      message: {
        en:
          'A piece or a time slot may just have been taken, or the payment was declined. Please check your booking ' +
          'form and try again. If your bank shows a charge, do not pay twice: send us the ' +
          'time and amount, and we will trace it.',
        zh:
          '可能是貨品或時段剛被選走，或付款未獲批准。請檢查預約表格後再試。如銀行已顯示扣款，請勿重複付款，' +
          '把時間和金額告訴我們，我們會為你追查。',
        cn:
          '可能是商品或时段刚被选走，或付款未获批准。请检查预约单后再试。如果银行已显示扣款，请不要重复付款，' +
          '把时间和金额告诉我们，我们会为您核查。',
      },
      action: backToBookingForm,
    },
    cancelled: {
      title: { en: 'Order cancelled', zh: '訂單已取消', cn: '订单已取消' },
      message: {
        en: 'The pieces and dates we held are free again, and any voucher you used is back in your account.',
        zh: '為你保留的貨品及時段已釋出，已用的優惠券亦已退回帳戶。',
        cn: '为您保留的商品和时段已释放，用过的优惠券也已退回账户。',
      },
      action: { title: { en: 'Keep looking', zh: '繼續選購', cn: '继续选购' }, path: '/products' },
    },
  },
  payment: {
    success: {
      title: { en: 'Payment sent', zh: '付款已送出', cn: '付款已提交' },
      message: {
        en:
          'Card payments are confirmed within minutes. Transfers by bank, FPS or PayMe are checked by a person ' +
          'within one working day, and we email you when it is done.',
        zh: '信用卡付款會在數分鐘內確認；銀行轉帳、轉數快及 PayMe 由同事在一個工作天內核對，完成後會以電郵通知你。',
        cn: '信用卡付款会在几分钟内确认；银行转账、转数快和 PayMe 由同事在一个工作日内核对，完成后会发邮件通知您。',
      },
      action: seeOrder,
    },
    failure: {
      title: { en: 'The payment did not go through', zh: '付款未能完成', cn: '付款未能完成' },
      message: {
        en:
          'Your bank or card company did not approve it. An order to be paid online is held for ' +
          `{{online_hold_minutes}} minutes: open it to try again, with another card if you like. If you see a charge on your ` +
          'account, please write to us before paying again.',
        zh:
          `銀行或發卡機構未有批准付款。網上付款的訂單會保留 {{online_hold_minutes}} 分鐘，你可打開訂單再試，或改用另一張卡。` +
          '如帳戶已有扣款紀錄，請先聯絡我們，不要再次付款。',
        cn:
          `银行或发卡机构没有批准这笔付款。在线付款的订单会保留 {{online_hold_minutes}} 分钟，您可打开订单再试，或换一张卡。` +
          '如果账户已有扣款记录，请先联系我们，不要再次付款。',
      },
      action: seeOrder,
    },
    cancelled: {
      title: { en: 'You left the payment page', zh: '你已離開付款頁', cn: '您已离开付款页面' },
      message: {
        en:
          `We took no payment. The order waits for you for {{online_hold_minutes}} minutes, then it lapses by ` +
          'itself and the pieces go back on the shelf.',
        zh: `我們沒有收取款項。訂單會為你保留 {{online_hold_minutes}} 分鐘，逾時會自動取消，貨品亦會重新上架。`,
        cn: `我们没有收取任何款项。订单会为您保留 {{online_hold_minutes}} 分钟，超时将自动取消，商品也会重新上架。`,
      },
      action: seeOrder,
    },
  },
  verification_code: {
    success: {
      title: { en: 'Verified', zh: '驗證成功', cn: '验证成功' },
      message: {
        en: 'Thank you. We know now that this address or number is yours.',
        zh: '多謝，我們已確認這個電郵或電話號碼屬於你。',
        cn: '谢谢，我们已确认这个邮箱或手机号属于您。',
      },
      action: toLogin,
    },
    failure: {
      title: { en: 'This link no longer works', zh: '連結已失效', cn: '链接已失效' },
      message: {
        en:
          'Links are good for 30 minutes, work once, and only the latest one counts. Ask for a new link and open it ' +
          'from the newest message.',
        zh: '連結有效期為 30 分鐘，只可使用一次，並以最新一封為準。請重新索取，再從最新的訊息開啟。',
        cn: '链接有效期为 30 分钟，只能使用一次，并以最新一封为准。请重新获取，再从最新的消息中打开。',
      },
      action: toForgotPassword,
    },
    cancelled: {
      title: { en: 'Not verified yet', zh: '尚未完成驗證', cn: '尚未完成验证' },
      message: {
        en: 'Nothing has been changed. You can open the link in your message again within its 30 minutes.',
        zh: '資料沒有任何改動。你可在 30 分鐘的有效期內，再次開啟訊息內的連結。',
        cn: '没有任何改动。您可在 30 分钟的有效期内，再次打开消息中的链接。',
      },
      action: toHome,
    },
  },
  registration: {
    success: {
      title: { en: 'Welcome to Lumen', zh: '歡迎加入拾光', cn: '欢迎加入拾光' },
      message: {
        en: 'Your account is ready. What you put in the booking form and the wishlist as a guest has come along.',
        zh: '帳戶已準備好。你以訪客身分加入預約表格及心水清單的項目，都已一併保留。',
        cn: '账户已准备好。您以访客身份加入预约单和收藏夹的内容，都已一并保留。',
      },
      action: { title: { en: 'Go to my account', zh: '前往我的帳戶', cn: '前往我的账户' }, path: '/account' },
    },
    failure: {
      title: { en: 'We could not open the account', zh: '未能開立帳戶', cn: '未能创建账户' },
      message: {
        en:
          'The email or phone may already have an account, or the link has expired. ' +
          'Try signing in, or register again.',
        zh: '這個電郵或電話可能已登記，或連結已過期。請嘗試登入，或重新登記。',
        cn: '该邮箱或手机号可能已注册，或链接已过期。请尝试登录，或重新注册。',
      },
      action: toRegister,
    },
    cancelled: {
      title: { en: 'Registration stopped', zh: '已取消登記', cn: '已取消注册' },
      message: {
        en: 'No account was made. You can go on as a guest and order without one.',
        zh: '我們沒有建立帳戶。你仍可以訪客身分繼續瀏覽及下單。',
        cn: '没有创建账户。您仍可以访客身份继续浏览和下单。',
      },
      action: toHome,
    },
  },
  password: {
    success: {
      title: { en: 'Your password is changed', zh: '密碼已更改', cn: '密码已修改' },
      message: {
        en: 'For your safety we signed you out on all other devices. Please sign in with the new password.',
        zh: '為保安全，我們已登出你的其他裝置。請以新密碼登入。',
        cn: '为了安全，我们已退出您在其他设备上的登录。请用新密码登录。',
      },
      action: toLogin,
    },
    failure: {
      title: { en: 'The password was not changed', zh: '密碼未能更改', cn: '密码未能修改' },
      message: {
        en:
          'The link may be more than 30 minutes old or already used. Your old password still ' +
          'works; ask for a new link to try again.',
        zh: '連結可能已超過 30 分鐘或已被使用。舊密碼仍然有效；如要更改，請重新索取連結。',
        cn: '链接可能已超过 30 分钟或已被使用。旧密码仍然有效；如需修改，请重新获取链接。',
      },
      action: toForgotPassword,
    },
    cancelled: {
      title: { en: 'Your password stays as it was', zh: '密碼維持不變', cn: '密码保持不变' },
      message: {
        en:
          'If you did not ask for the change yourself, you need do nothing: nobody can ' +
          'use the link without your inbox.',
        zh: '如非你本人要求更改，無須理會：沒有你的信箱，他人無法使用該連結。',
        cn: '如果不是您本人要求修改，无需理会：没有您的邮箱，他人无法使用该链接。',
      },
      action: toLogin,
    },
  },
  enquiry: {
    success: {
      title: { en: 'We have your enquiry', zh: '我們已收到你的查詢', cn: '我们已收到您的咨询' },
      message: {
        en:
          'A designer reads it and answers within one working day. If you have a floor plan, please keep it at ' +
          'hand; it is the first thing we shall ask for.',
        zh: '設計師會細閱內容，並在一個工作天內回覆。如有單位平面圖，請先準備好，這會是我們首先要的資料。',
        cn: '设计师会仔细阅读，并在一个工作日内回复。如果有户型图，请先准备好，这会是我们首先需要的资料。',
      },
      action: toProjects,
    },
    failure: {
      title: { en: 'Your enquiry was not sent', zh: '查詢未能送出', cn: '咨询未能发送' },
      message: {
        en: 'What you wrote is kept on the form. Please send it again, or message us on WhatsApp.',
        zh: '你填寫的內容仍保留在表格內。請再次送出，或以 WhatsApp 聯絡我們。',
        cn: '您填写的内容仍保留在表格中。请再次发送，或通过 WhatsApp 联系我们。',
      },
      action: toEnquiry,
    },
    cancelled: {
      title: { en: 'Enquiry not sent', zh: '查詢未有送出', cn: '咨询未发送' },
      message: {
        en: 'Nothing has reached us. Come back whenever you are ready, even with a rough idea.',
        zh: '我們沒有收到任何資料。準備好時隨時回來，即使只有初步想法也可以。',
        cn: '我们没有收到任何信息。准备好时随时回来，哪怕只有初步想法也可以。',
      },
      action: toEnquiry,
    },
  },
  booking: {
    success: {
      title: { en: 'Your visit is requested', zh: '已收到預約申請', cn: '已收到预约申请' },
      message: {
        en: 'We confirm the date and time by email within one working day.',
        zh: '我們會在一個工作天內以電郵確認日期及時間。',
        cn: '我们会在一个工作日内发邮件确认日期和时间。',
      },
      action: seeOrder,
    },
    failure: {
      title: { en: 'That time could not be booked', zh: '未能預約該時段', cn: '未能预约该时段' },
      message: {
        en: 'Someone may have taken it a moment ago. Please choose another date or time; the rest of the form is kept.',
        zh: '該時段可能剛被選走。請選擇其他日期或時間，表格其餘內容已保留。',
        cn: '该时段可能刚被选走。请选择其他日期或时间，表格其余内容已保留。',
      },
      action: backToBookingForm,
    },
    cancelled: {
      title: { en: 'Booking cancelled', zh: '預約已取消', cn: '预约已取消' },
      message: {
        en: 'The time slot is free again. You are welcome to book another whenever it suits you.',
        zh: '該時段已釋出。歡迎隨時再預約其他時間。',
        cn: '该时段已释放。欢迎随时再预约其他时间。',
      },
      action: toServices,
    },
  },
  card: {
    success: {
      title: { en: 'Your card is saved', zh: '信用卡已儲存', cn: '信用卡已保存' },
      message: {
        en: 'The payment provider keeps the number; we see only the brand, the last four digits and the expiry date.',
        zh: '卡號由付款服務商保管，我們只會看到卡類別、最後四個數字及到期日。',
        cn: '卡号由支付服务商保管，我们只能看到卡种、最后四位数字和有效期。',
      },
      action: toCards,
    },
    failure: {
      title: { en: 'The card was not saved', zh: '未能儲存信用卡', cn: '未能保存信用卡' },
      message: {
        en:
          'Your bank did not confirm it. Check the number and the expiry date, or ' +
          'try another card. Nothing was charged.',
        zh: '銀行未有確認此卡。請核對卡號及到期日，或改用另一張卡。我們沒有收取任何款項。',
        cn: '银行没有确认此卡。请核对卡号和有效期，或换一张卡。我们没有收取任何款项。',
      },
      action: toCards,
    },
    cancelled: {
      title: { en: 'No card was added', zh: '沒有加入信用卡', cn: '没有添加信用卡' },
      message: {
        en: 'You left before the end. Your saved cards are as they were.',
        zh: '你已中途離開，已儲存的信用卡維持不變。',
        cn: '您已中途离开，已保存的信用卡保持不变。',
      },
      action: toCards,
    },
  },
  refund: {
    success: {
      title: { en: 'Your refund request is with us', zh: '已收到退款申請', cn: '已收到退款申请' },
      message: {
        en: 'We answer within three working days. Please keep the piece and its packaging until then.',
        zh: '我們會在三個工作天內回覆。在此之前，請保留貨品及其包裝。',
        cn: '我们会在三个工作日内回复。在此之前，请保留商品及其包装。',
      },
      action: toOrders,
    },
    failure: {
      title: { en: 'The request was not sent', zh: '退款申請未能送出', cn: '退款申请未能发送' },
      message: {
        en:
          'A refund can be asked for paid orders, up to the quantity bought and not yet refunded. Check the ' +
          'quantities and photos, then send it again.',
        zh: '已付款的訂單方可申請退款，數量以尚未退款的購買數量為限。請檢查數量及相片後再次送出。',
        cn: '已付款的订单才能申请退款，数量以尚未退款的购买数量为限。请检查数量和照片后再次提交。',
      },
      action: toOrders,
    },
    cancelled: {
      title: { en: 'Request withdrawn', zh: '已撤回申請', cn: '已撤回申请' },
      message: {
        en: 'Your order goes on as before. You can ask again from the order page.',
        zh: '訂單會如常處理。如有需要，可在訂單頁再次申請。',
        cn: '订单会照常处理。如有需要，可在订单页再次申请。',
      },
      action: toOrders,
    },
  },
  review: {
    success: {
      title: { en: 'Thank you for your review', zh: '多謝你的評價', cn: '谢谢您的评价' },
      message: {
        en: 'We read every review before it appears, good or bad, usually within two working days.',
        zh: '無論讚賞或批評，我們都會先細閱才刊登，一般需時兩個工作天。',
        cn: '无论好评还是批评，我们都会先仔细阅读再发布，一般需要两个工作日。',
      },
      action: toOrders,
    },
    failure: {
      title: { en: 'Your review was not saved', zh: '評價未能儲存', cn: '评价未能保存' },
      message: {
        en:
          'Each piece can be reviewed once after you have bought it, with up to five ' +
          'photos. Please check and try again.',
        zh: '每件已購買的產品可評價一次，最多附五張相片。請檢查後再試。',
        cn: '每件已购买的商品可评价一次，最多附五张照片。请检查后再试。',
      },
      action: toOrders,
    },
    cancelled: {
      title: { en: 'No review was sent', zh: '沒有送出評價', cn: '没有提交评价' },
      message: {
        en: 'You can write one any time from the order page.',
        zh: '你可隨時在訂單頁撰寫評價。',
        cn: '您可随时在订单页撰写评价。',
      },
      action: toOrders,
    },
  },
  newsletter: {
    success: {
      title: { en: 'You are on the list', zh: '已訂閱通訊', cn: '已订阅通讯' },
      message: {
        en:
          'A letter a month at most: finished homes, new pieces and what we learned on site. One link in each letter ' +
          'ends it, free of charge.',
        zh: '每月最多一封：完工案例、新到傢俬和工地上的心得。每封通訊都附有取消連結，隨時免費停收。',
        cn: '每月最多一封：完工案例、新到家具和工地上的心得。每封通讯都附有退订链接，随时免费退订。',
      },
      action: toJournal,
    },
    failure: {
      title: { en: 'We could not add you', zh: '未能訂閱', cn: '未能订阅' },
      message: {
        en: 'The address may be mistyped or the link too old. Please check your notification settings and try again.',
        zh: '電郵地址可能有誤，或連結已過期。請檢查通知設定後再試。',
        cn: '邮箱地址可能有误，或链接已过期。请检查通知设置后再试。',
      },
      action: toNotifications,
    },
    cancelled: {
      title: { en: 'You will hear no more from us', zh: '已取消訂閱', cn: '已退订' },
      message: {
        en: 'Marketing letters stop now. Messages about your own orders and visits still reach you.',
        zh: '我們即時停止發送推廣通訊；與你的訂單及預約有關的訊息仍會照常送達。',
        cn: '我们即刻停止发送推广通讯；与您的订单和预约有关的消息仍会照常送达。',
      },
      action: toHome,
    },
  },
}
