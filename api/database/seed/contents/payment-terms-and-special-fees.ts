import type { SeedContent } from './content-types.ts'
import { shopConstants } from '../configuration/shop-constants.ts'
import { hongKongDollars, prose } from './prose.ts'

const fees = shopConstants.special_fees
const freeFrom = hongKongDollars(shopConstants.free_shipping_from)
const stairs = hongKongDollars(fees.stairs_per_floor)
const remote = hongKongDollars(fees.remote_area)
const island = hongKongDollars(fees.outlying_island)
const again = hongKongDollars(fees.redelivery)
const removal = hongKongDollars(fees.old_furniture_removal)
const storage = hongKongDollars(fees.storage_per_piece_per_day)
const creditDays = shopConstants.measurement_credit_days

export const paymentTermsAndSpecialFees: SeedContent = {
  slug: 'payment-terms-and-special-fees',
  title: {
    en: 'Payment terms and special fees',
    zh: '付款條款及附加費',
    cn: '付款条款与附加费',
  },
  description: {
    en: 'How to pay by card, FPS, bank transfer or PayMe, and every fee for stairs, remote areas and storage.',
    zh: '信用卡、轉數快、銀行轉帳及 PayMe 的付款方法，以及樓梯、偏遠地區及存倉等所有附加費。',
    cn: '信用卡、转数快、银行转账和 PayMe 的付款方法，以及楼梯、偏远地区和仓储等全部附加费。',
  },
  updatedOn: '2026-11-22',
  blocks: [
    {
      type: 'markdown',
      body: {
        en: prose`
          You should know the whole cost before you say yes. This page lists how you pay, when, and every fee that
          can come on top of a price. A fee that is not named here, in your booking form or in a quotation you
          accepted is not owed.

          ## 1. Prices

          All prices are in Hong Kong dollars. Hong Kong has no sales tax, so the price you see is the price of the
          piece. Discounts, gifts, vouchers, points and delivery are shown line by line in the booking form before
          you confirm. The price in your order confirmation is final for that order, even if the price on the site
          changes later.

          ## 2. Ways to pay

          - **Credit card**, on the payment provider’s own page. Your card number never reaches our servers. The
            order is held for {{online_hold_minutes}} minutes.
          - **FPS**: a QR code with the exact amount and your order reference, or our FPS ID to copy.
          - **Bank transfer** to the account shown on your order page.
          - **PayMe**, to the payee shown on your order page.

          We do not take cash on delivery, and our delivery and site teams never ask for money at the door.

          ## 3. Transfers, FPS and PayMe

          1. Pay the exact amount. Please pay from an account in your own name, or tell us who pays for you.
          2. Write your order reference as the message, and nothing else.
          3. Upload a screenshot or photo of the receipt on the order page within {{offline_hold_hours}} hours of ordering.
          4. We check it against our account within one working day and confirm by email.

          A proof shows us where to look; the order counts as paid when the money is in our account. Software may
          read the amount, bank and reference from the picture, but a person decides. If you pay too much, we return
          the difference to the same account; if too little, we tell you how much is missing before anything lapses.
          If we cannot match a proof, we tell you why and hold everything for another
          {{refused_proof_hold_hours}} hours; without a new proof by then the order is cancelled by itself.

          ## 4. The {{offline_hold_hours}}-hour hold

          We hold pieces, dates and vouchers for {{offline_hold_hours}} hours after an order to be paid by transfer, FPS or
          PayMe. Without a proof by then the order is cancelled by itself, the stock is released and your voucher
          returns to your account. You can also cancel an unpaid order yourself at any time, free of charge. If money
          arrives after that, we ask whether you want the order renewed, if the pieces are still there, or the sum
          returned in full.

          ## 5. Measurement and design fees

          A measurement visit is paid when booked, at the price shown on the service page. Outlying islands and
          places a vehicle cannot reach add the ferry or porter fare, which we tell you before the visit. If you sign
          a design or renovation contract for the same flat within ${creditDays} days, the whole measurement fee is
          deducted from the design fee, or from the price of the works. You keep the measured plan either way.

          ## 6. Renovation projects: instalments

          Works are paid in a first and a second instalment, or in the stages set out in your quotation, each with
          its percentage, amount and the event that makes it due. We do not ask for money ahead of its stage. Changes
          are priced in writing and become due only after you approve them. Ask for our receipt for every payment. If
          an instalment is more than seven days late, we may pause work after a written reminder, and the finish date
          moves by the same time.

          The last instalment is due at handover, when we have walked through the works together. While listed defects
          are open you may hold back a sum in fair proportion to what they cost to mend; it is due once they are mended.
          If we cannot begin or go on, whatever you have paid for work not yet done comes back within 5 working days.

          ## 7. Delivery

          Small parcels go with SF Express to your door, a store or a locker, within the weight and size limits it
          sets. Furniture, lamps with glass and anything needing assembly comes with our own team. Delivery is free
          for orders from ${freeFrom} after discounts; below that, the booking form shows the charge for your
          address. Free delivery covers the courier charge or our team’s trip, and assembly of what you bought; it
          does not cover the special fees below.

          ## 8. Special fees

          - **Stairs**: where there is no lift, or the piece does not fit it, ${stairs} per bulky piece and storey.
            The first storey is free.
          - **Lift and site access**: booking fees, lift protection, parking or hoisting that your management office
            or a third party charges, at cost, with the receipt. Please ask your management office first and tell us
            what it says. Hoisting from outside is quoted before we do it.
          - **Remote areas** (Tung Chung, Discovery Bay, Ma Wan, Sai Kung beyond the town, Lok Ma Chau, Sha Tau Kok
            and closed areas): ${remote} per delivery by our team.
          - **Outlying islands** without road access: ${island} per delivery, ferry freight included.
          - **Second trip**: ${again}, if nobody can receive the goods in the agreed window, or access was refused
            because a booking or permit was yours to arrange.
          - **Removing old furniture**: ${removal} per piece, on the day its replacement comes.
          - **Storage**: once your pieces arrive and we have told you so, we keep them free for
            ${fees.storage_free_days} days. After that it is ${storage} per bulky piece and day until the delivery
            date you choose. Days that we or the weather delay you are not counted.

          We tell you which fees apply, and how much, before dispatch. You may then pay, choose another way of
          delivery, or cancel under the [refund policy](/terms-of-service/refund-policy).

          ## 9. Typhoons and black rain

          While signal No. 8 or above, a black rainstorm warning or “extreme conditions” is in force, we neither
          deliver nor visit. If any of them is in force at 07:00, morning appointments do not take place; at
          11:00, afternoon appointments neither. A crew already on the road stops where it is safe. For a delivery we
          offer you the next free date, and you pay no second-trip or storage fee for the delay; a visit is refunded.

          ## 10. Ownership and receipts

          Goods become yours when they are paid in full, and are at your risk from the moment you receive them.
          Receipts are emailed and stay on the order page. Bank or wallet charges on your side are yours; those on
          ours are ours.

          ## 11. Guard against fraud

          Our accounts are only those shown on your order page. We never send new account details by chat or text
          message. If someone asks you to pay elsewhere, stop and call ${shopConstants.company.phone}; the police
          Anti-Scam Helpline is 18222. (The accounts of this demonstration shop are invented: please send them no
          money.)
        `,
        zh: prose`
          在你答應之前，應該清楚知道全部費用。本頁列明付款方法、付款時間，以及價錢以外可能出現的每一項費用。凡本頁、預約表格或你已接納的報價單沒有列明的費用，你都無須繳付。

          ## 1. 價錢

          所有價錢以港元計算。香港沒有銷售稅，所見價錢即產品價錢。折扣、贈品、優惠券、積分及運費會在你確認前於預約表格逐項列出。訂單確認所載的價錢即為該訂單的最終價錢，即使網站其後調整亦不受影響。

          ## 2. 付款方法

          - **信用卡**：在付款服務商的頁面完成，卡號不會經過我們的伺服器。訂單保留 {{online_hold_minutes}} 分鐘。
          - **轉數快**：掃描已包含準確金額及訂單編號的二維碼，或複製我們的轉數快識別碼。
          - **銀行轉帳**：轉帳至訂單頁所示的帳戶。
          - **PayMe**：付款予訂單頁所示的收款人。

          我們不設貨到付款，送貨及工程人員亦不會在門口收取任何款項。

          ## 3. 銀行轉帳、轉數快及 PayMe

          1. 支付準確金額。請盡量使用你本人名下的帳戶；如由他人代付，請告知我們。
          2. 附言只填寫訂單編號。
          3. 落單後 {{offline_hold_hours}} 小時內，在訂單頁上載收據截圖或相片。
          4. 我們會在一個工作天內核對入帳，並以電郵確認。

          付款證明方便我們查帳；款項存入我們的帳戶後，訂單才算已付款。系統或會讀取圖片上的金額、銀行及編號，但最終由職員決定。如多付，差額會退回原帳戶；如少付，我們會在訂單失效前告知你所欠金額。如證明未能核對，我們會告知原因，並再保留 {{refused_proof_hold_hours}} 小時；逾時未收到另一張證明，訂單會自動取消。

          ## 4. 保留 {{offline_hold_hours}} 小時

          選擇銀行轉帳、轉數快或 PayMe 的訂單，我們會為你保留貨品、時段及優惠券 {{offline_hold_hours}} 小時。逾時未上載付款證明，訂單會自動取消，存貨釋出，優惠券退回你的帳戶。未付款的訂單，你亦可隨時自行免費取消。
          如款項在取消後才到帳，我們會問你是否恢復訂單（如仍有存貨），或全數退回款項。

          ## 5. 度尺費及設計費

          上門度尺須在預約時按服務頁所示的價錢付款。離島或車輛不能直達的地點，另加船費或搬運費，我們會在上門前告知。如你在度尺後 ${creditDays} 日內為同一單位簽訂設計或裝修合約，
          度尺費會全數從設計費或工程費中扣除。無論簽約與否，你都可保留度尺圖副本。

          ## 6. 裝修工程：分期付款

          工程款項分首期及第二期，或按報價單所列的階段支付；每期均列明百分比、金額及到期條件。我們不會提前收取未到期的款項。後加或更改工程須先以書面報價，經你同意後才到期支付。每次付款請索取我們的收據。如任何一期逾期超過七日，
          我們可在書面提醒後暫停工程，完工日期順延相同日數。

          尾期在雙方驗收及完工交收時到期。執漏清單上的項目未完成前，你可按執漏所需費用的合理比例暫時扣起部分款項，執妥後支付。如我們未能開工或未能繼續，已付而尚未施工的款項會在 5 個工作天內退回。

          ## 7. 送貨

          小型包裹由順豐速運送到府上、順豐站或智能櫃，並以其重量及尺寸限制為準。傢俬、玻璃燈飾及需要組裝的產品由我們的團隊運送。折扣後滿 ${freeFrom} 免運費；未滿者，預約表格會按你的地址顯示運費。
          免運費包括速遞費或團隊一程的運送，以及所購產品的組裝；不包括以下附加費。

          ## 8. 附加費

          - **樓梯搬運費**：沒有升降機，或產品未能放入升降機，每件大型產品每層 ${stairs}，首層免費。
          - **升降機及出入安排**：管理處或第三者收取的預約費、升降機保護、泊車或吊運費用，按單據實報實銷。請先向管理處查詢並告知我們。外牆吊運會先報價，經你同意才進行。
          - **偏遠地區**（東涌、愉景灣、馬灣、西貢市以外地區、落馬洲、沙頭角及禁區）：由我們團隊運送，每次 ${remote}。
          - **沒有道路直達的離島**：每次 ${island}，已包括船運費。
          - **再次送貨**：如在約定時段無人收貨，或因應由你安排的預約或許可未辦妥而不能進入，每次 ${again}。
          - **移走舊傢俬**：每件 ${removal}，於送來新傢俬當日進行。
          - **存倉費**：貨品到倉並通知你後，免費存放 ${fees.storage_free_days} 日；其後每件大型產品每日 ${storage}，計至你選擇的送貨日。因我們或天氣引致的延誤不計算在內。

          我們會在出貨前告知你適用的費用及金額。你可選擇付款、改用其他送貨方式，或按[退款政策](/terms-of-service/refund-policy)取消。

          ## 9. 颱風及黑色暴雨

          八號或以上熱帶氣旋警告信號、黑色暴雨警告或「極端情況」生效期間，送貨及上門服務一律暫停。如上午七時任何一項仍生效，上午的預約取消；如上午十一時仍生效，下午的預約亦取消。已出發的同事會在安全地方停下。
          送貨會安排到下一個可用日期，期間不收再次送貨費或存倉費；上門服務的費用全數退還。

          ## 10. 擁有權及收據

          貨品在全數付清後歸你所有，由你收貨一刻起風險由你承擔。收據會以電郵發出，並保留於訂單頁。你的銀行或錢包收取的手續費由你承擔；我們一方的由我們承擔。

          ## 11. 慎防詐騙

          我們的收款帳戶只會在你的訂單頁顯示，絕不會以即時訊息或短訊發送新帳戶。如有人要求你付款到其他帳戶，請先停下，致電 ${shopConstants.company.phone} 查詢；警方「防騙易熱線」為 18222。
          （本示範網店的帳戶均屬虛構，請勿匯款。）
        `,
        cn: prose`
          在您答应之前，应该清楚知道全部费用。本页列明付款方法、付款时间，以及价格之外可能产生的每一项费用。凡本页、预约单或您已接受的报价单没有列明的费用，您都无需支付。

          ## 1. 价格

          所有价格以港元计。香港不征收销售税，所见价格即商品价格。折扣、赠品、优惠券、积分和运费会在您确认前于预约单中逐项列出。订单确认所载的价格即为该订单的最终价格，网站之后调价也不受影响。

          ## 2. 付款方式

          - **信用卡**：在支付服务商的页面完成，卡号不经过我们的服务器。订单保留 {{online_hold_minutes}} 分钟。
          - **转数快（FPS）**：香港的即时转账系统。扫描已包含准确金额和订单编号的二维码，或复制我们的转数快识别码。
          - **银行转账**：转入订单页所示的香港账户。
          - **PayMe**：付款给订单页所示的收款人。

          我们不提供货到付款，送货和施工人员也不会在门口收取任何款项。

          ## 3. 银行转账、转数快与 PayMe

          1. 支付准确金额。请尽量使用您本人名下的账户；如由他人代付，请告诉我们。
          2. 附言只填写订单编号。
          3. 下单后 {{offline_hold_hours}} 小时内，在订单页上传转账截图或照片。
          4. 我们会在一个工作日内核对入账，并发邮件确认。

          付款凭证方便我们查账；款项进入我们的账户后，订单才算已付款。系统可能会读取图片上的金额、银行和编号，但最终由工作人员决定。如果多付，差额退回原账户；如果少付，我们会在订单失效前告知您所差金额。如果凭证未能核对，我们会说明原因，并再保留 {{refused_proof_hold_hours}} 小时；逾期没有收到新的凭证，订单会自动取消。

          ## 4. 保留 {{offline_hold_hours}} 小时

          选择银行转账、转数快或 PayMe 的订单，我们为您保留商品、时段和优惠券 {{offline_hold_hours}} 小时。逾期未上传付款凭证，订单会自动取消，库存释放，优惠券退回您的账户。未付款的订单，您也可随时自行免费取消。
          如果款项在取消后才到账，我们会询问您是恢复订单（如仍有库存），还是全额退回。

          ## 5. 量房费与设计费

          上门量房须在预约时按服务页所示的价格付款。离岛或车辆无法直达的地点，另加船费或搬运费，我们会在上门前告知。如果您在量房后 ${creditDays} 天内为同一房屋签订设计或装修合同，
          量房费会全额从设计费或工程款中扣除。无论签约与否，您都可保留量房图副本。

          ## 6. 装修工程：分期付款

          工程款分首期和第二期，或按报价单所列的阶段支付；每期均列明比例、金额和到期条件。我们不会提前收取未到期的款项。增项或变更须先书面报价，经您同意后才到期支付。每次付款请索取我们的收据。如任何一期逾期超过七天，
          我们可在书面提醒后暂停施工，完工日期相应顺延。

          尾款在双方验收并交付时到期。整改清单上的项目未完成前，您可按整改所需费用的合理比例暂时扣留部分款项，整改完毕后支付。如我们未能开工或未能继续，已付而尚未施工的款项会在 5 个工作日内退还。

          ## 7. 送货

          小件包裹由顺丰速运送货上门，或送到顺丰站、智能柜，以其重量和尺寸限制为准。家具、玻璃灯具和需要组装的商品由我们自己的团队运送。折扣后满 ${freeFrom} 免运费；未满的，预约单会按您的地址显示运费。
          免运费包括快递费或团队一趟的运送，以及所购商品的组装；不包括以下附加费。送货范围为香港境内。

          ## 8. 附加费

          - **楼梯搬运费**：没有电梯，或商品放不进电梯，每件大件每层 ${stairs}，第一层免费。
          - **电梯与出入安排**：物业管理处或第三方收取的预约费、电梯保护、停车或吊装费用，凭单据按实收取。请先向物业管理处了解并告诉我们。外墙吊装会先报价，经您同意才进行。
          - **偏远地区**（东涌、愉景湾、马湾、西贡市区以外、落马洲、沙头角及禁区）：由我们的团队运送，每次 ${remote}。
          - **没有道路直达的离岛**：每次 ${island}，已含船运费。
          - **再次送货**：如在约定时段无人收货，或因应由您安排的预约或许可未办妥而无法进入，每次 ${again}。
          - **搬走旧家具**：每件 ${removal}，在送来新家具当天进行。
          - **仓储费**：商品到仓并通知您后，免费存放 ${fees.storage_free_days} 天；之后每件大件每天 ${storage}，计至您选择的送货日。因我们或天气造成的延误不计算在内。

          我们会在发货前告知您适用的费用和金额。您可选择付款、改用其他送货方式，或按[退款政策](/terms-of-service/refund-policy)取消。

          ## 9. 台风与黑色暴雨

          香港天文台发出的八号或以上热带气旋警告信号、黑色暴雨警告，或政府宣布的“极端情况”生效期间，送货和上门服务一律暂停。如早上七点任何一项仍生效，上午的预约取消；如上午十一点仍生效，下午的预约也取消。
          已出发的同事会在安全的地方停下。送货会安排到下一个可用日期，期间不收再次送货费或仓储费；上门服务的费用全额退还。

          ## 10. 所有权与收据

          商品在全额付清后归您所有，自您收货时起风险由您承担。收据会发到您的邮箱，并保留在订单页。您的银行或钱包收取的手续费由您承担；我们一方的由我们承担。

          ## 11. 谨防诈骗

          我们的收款账户只会在您的订单页显示，绝不会通过聊天或短信发送新账户。如果有人要求您付款到其他账户，请先停下，致电 ${shopConstants.company.phone} 核实；
          香港警方“防骗易热线”为 18222。（本演示网店的账户均为虚构，请勿汇款。）
        `,
      },
    },
  ],
}
