import type { SeedContent } from './content-types.ts'
import { company, shopConstants } from '../configuration/shop-constants.ts'
import { prose } from './prose.ts'

const returnDays = shopConstants.return_days
const cancelHours = shopConstants.booking_cancel_hours

export const refundPolicy: SeedContent = {
  slug: 'refund-policy',
  title: { en: 'Refund policy', zh: '退款政策', cn: '退款政策' },
  description: {
    en: 'Cancelling, returning and getting your money back, for pieces in stock, made-to-order pieces and services.',
    zh: '現貨、訂造傢俬及服務的取消、退貨及退款安排。',
    cn: '现货、定制家具和服务的取消、退货与退款安排。',
  },
  updatedOn: '2026-11-22',
  blocks: [
    {
      type: 'markdown',
      body: {
        en: prose`
          If something is wrong, we put it right. If you have changed your mind, this page says what is possible. It
          adds to your rights by law and takes none away.

          ## 1. Your rights by law come first

          Goods must match their description, be of merchantable quality and be fit for the purpose you told us,
          under the Sale of Goods Ordinance (Cap. 26). Services must be carried out with reasonable care and skill
          and, where no time was agreed, within a reasonable time, under the Supply of Services (Implied Terms)
          Ordinance (Cap. 457). If they are not, you may have a right to reject the goods, to claim damages or both,
          and no period or condition below stands in its way. Hong Kong law gives no general cooling-off period for
          purchases; what sections 3 to 5 offer beyond the law is our own promise.

          ## 2. Before you pay

          You may cancel an unpaid order at any time on the order page. An order to be paid by transfer, FPS or PayMe
          without a proof after {{offline_hold_hours}} hours, or to be paid by card after {{online_hold_minutes}} minutes, is cancelled by itself.
          It costs nothing, and vouchers and points return to your account.

          ## 3. Paid, but not yet sent: pieces in stock

          Send a refund request before dispatch and we return the whole price and the delivery charge.

          ## 4. Change of mind after delivery: pieces in stock

          You have ${returnDays} days from delivery to ask. The piece must be unused, unassembled or carefully taken
          apart, complete and in its packaging. We collect it; you bear the collection charge, which is the same as
          the delivery charge for your address, with any stairs, remote-area or island fee, and we tell you the sum
          before you decide. The price is refunded after a look at the piece, within three working days of its
          return. The first delivery charge is not refunded, and where part of an order returns, a discount it no
          longer qualifies for is worked out again.

          We cannot take back for change of mind: made-to-order or altered pieces; lamps already wired in;
          mattresses, pillows and bedding once opened; plants; and pieces sold as display items whose marks were
          described.

          ## 5. Made-to-order pieces

          Joinery, sofas in a fabric you chose and anything built to your sizes is made for you alone. You may cancel
          within 24 hours of payment, if you have not yet approved the drawing for production, with a full refund.
          After that, and until we deliver, we refund what you paid less the cost we have in fact run up, such as
          material cut and hours worked, and show you the figures. We keep no more than that. If the piece differs
          from the approved drawing or is faulty, section 6 applies and nothing is deducted.

          ## 6. Faulty, damaged, wrong or missing

          Please look the piece over when it comes and send us photographs within 48 hours; it helps us to claim from
          the carrier. A later notice does not cost you your rights. Tell us whether you would like a repair, a
          replacement or your money. We collect free of charge, and refund the price and delivery in full where the
          law entitles you to reject. Natural grain, vein and dye variation and tolerances named on the product page
          are not faults. For ${shopConstants.goods_warranty_months} months from delivery we also repair faults of
          material or making free of charge, apart from wear, misuse and alterations by others.

          ## 7. Late delivery

          If a piece is more than 30 days later than the date we confirmed, you may cancel it and have all your money
          back, made-to-order or not. Days lost to typhoon or black rainstorm, or because your home was not ready,
          are not counted.

          ## 8. Visits and design services

          - Measurement visits and consultations can be cancelled with a full refund up to ${cancelHours} hours
            before. After that, or if nobody opens the door, the fee stays with us, since the team’s time was
            kept for you; we shall still waive it for illness or another good reason.
          - If signal No. 8 or above, a black rainstorm warning or “extreme conditions” stops us, you have a full
            refund, and can book another day.
          - Design fees: stages not begun are refunded in full; a stage under way, by the share not yet done. A
            measurement fee deducted from it counts as part of it.

          ## 9. Renovation works

          Works are governed by your accepted quotation. Within the cooling-off period printed on it, three days
          unless it says otherwise, and before work starts, you may cancel free of charge. A booking deposit for a
          fitting-out package is refunded as its page says. Later we charge for work done and materials ordered for
          you, with records. A dispute about one item does not hold up refunds for the rest.

          ## 10. How to ask

          1. Open the order and choose “Request a refund”. Guests find it through order tracking.
          2. Choose the pieces and quantities, say why, and add up to five photographs.
          3. We answer within three working days, with our reasons if the answer is no, and you may send more facts
             for a second look by another member of staff.

          You can ask for as many pieces as you bought and have not been refunded for.

          ## 11. How the money returns

          Refunds go back the way they came: to the card, in about 5 to 10 working days, depending on your bank; for
          transfer, FPS and PayMe, to the payer’s account within 5 working days of approval. We do not refund in
          vouchers unless you ask. Points spent are given back and points earned are taken back in proportion; a
          discount spread over several pieces is divided in proportion too. A voucher still valid returns to your
          account when the whole order is refunded.

          Where points to be taken back are spent already, vouchers that they bought and that you have not used are
          taken back, and what they cost counts. What is still missing is owed and is paid by points you earn later,
          never in money.

          ## 12. If we cannot agree

          Write to ${company.email} and ask for the manager. You may also turn to the Consumer Council (hotline 2929
          2222), the Customs and Excise Department for matters under the Trade Descriptions Ordinance (Cap. 362), or
          the Small Claims Tribunal for claims up to HK$75,000.
        `,
        zh: prose`
          出了問題，我們會負責處理；改變主意，本頁亦說明可以怎樣做。本政策是在法律權利之上的額外安排，不會減少你的任何權利。

          ## 1. 法律權利優先

          根據《貨品售賣條例》（第 26 章），貨品須與說明相符、具可商售品質，並適合你告知我們的用途。根據《服務提供（隱含條款）條例》（第 457 章），服務須以合理的謹慎及技術提供；如沒有約定時間，則須在合理時間內完成。
          如未能做到，你可能有權拒收貨品、索取賠償，或兩者兼得，以下任何期限或條件均不會影響這些權利。香港法例並無一般購物的冷靜期；第 3 至 5 條中超出法律要求的安排，是我們自己的承諾。

          ## 2. 付款之前

          未付款的訂單可隨時在訂單頁取消。選擇銀行轉帳、轉數快或 PayMe 而 {{offline_hold_hours}} 小時內未上載付款證明，或選擇信用卡而 {{online_hold_minutes}} 分鐘內未付款，訂單會自動取消。取消不收任何費用，優惠券及積分會退回帳戶。

          ## 3. 已付款但未出貨的現貨

          在出貨前提出退款申請，我們會退回全數貨價及運費。

          ## 4. 收貨後改變主意：現貨

          你可在收貨後 ${returnDays} 日內提出。貨品須未經使用、未組裝或已小心拆開、配件齊全並連同包裝。我們會上門收回，收回費用由你承擔，金額與送貨到你地址的運費相同，另加適用的樓梯、偏遠地區或離島附加費；
          我們會先告知總數，由你決定。貨品送回並檢查後三個工作天內退回貨價。首次運費不獲退還；如只退回部分貨品而不再符合某項折扣，折扣會重新計算。

          以下貨品不設改變主意退貨：訂造或已改動的產品、已接駁電線的燈飾、已開封的床褥、枕頭及床品、植物，以及已說明瑕疵的陳列品。

          ## 5. 訂造產品

          訂造木工、按你所選布料製作的梳化，以及任何按你尺寸製作的產品，都是專為你而做。付款後 24 小時內，如你尚未批准生產圖，可取消並獲全數退款。其後直至送貨前，
          我們會從已付款項扣除實際已產生的成本（例如已裁切的物料及已投入的工時），並列出數字，餘款全數退回，不會多扣。如產品與批准的圖則不符或有問題，則按第 6 條處理，不作任何扣除。

          ## 6. 有問題、損毀、送錯或欠件

          收貨時請先檢查，並盡量在 48 小時內傳來相片，方便我們向運輸公司追討；較遲通知不會令你失去權利。請告訴我們你希望維修、更換或退款。我們會免費收回；如你依法有權拒收，貨價及運費均全數退還。天然木紋、石紋及染色差異，
          以及產品頁列明的誤差，不屬問題。由收貨起 ${shopConstants.goods_warranty_months} 個月內，物料或手工上的毛病均獲免費維修，但正常損耗、不當使用及他人改動除外。

          ## 7. 延遲送貨

          如貨品較我們確認的日期遲超過 30 日，不論是否訂造，你都可取消並取回全數款項。因颱風、黑色暴雨或你的單位未準備好而延誤的日數不計算在內。

          ## 8. 上門及設計服務

          - 上門度尺及設計諮詢，可在 ${cancelHours} 小時前取消，並獲全數退款。其後取消或屆時無人應門，因團隊已為你預留時間，費用不獲退還；但如因患病或其他合理原因，我們會酌情豁免。
          - 如八號或以上信號、黑色暴雨警告或「極端情況」令我們不能上門，費用全數退還，你可再約其他日子。
          - 設計費：未開始的階段全數退還；進行中的階段，按未完成的比例退還。已從設計費扣除的度尺費視為設計費的一部分。

          ## 9. 裝修工程

          工程以你接納的報價單為準。在報價單所列的冷靜期內（如無註明則為三日），並在動工之前，你可免費取消。裝修套餐的預約訂金按其頁面所列條件退還。其後取消，我們會按紀錄收取已完成工作及已為你訂購物料的費用。個別項目有爭議，
          不會影響其他項目的退款。

          ## 10. 申請方法

          1. 打開訂單，選擇「申請退款」。訪客可經訂單追蹤進入。
          2. 選擇產品及數量，說明原因，並附上最多五張相片。
          3. 我們會在三個工作天內回覆；如不接納，會說明理由，你可補充資料，由另一位職員覆核。

          可申請的數量，以你已購買而未獲退款的數量為限。

          ## 11. 退款方式

          款項按原路退回：信用卡約需 5 至 10 個工作天，視乎銀行而定；銀行轉帳、轉數快及 PayMe 在批准後 5 個工作天內退回付款人的帳戶。除非你要求，我們不會以優惠券代替退款。已用積分按比例退還，
          已賺取的積分按比例收回；攤分於多件產品的折扣亦按比例計算。全單退款時，仍然有效的優惠券會退回帳戶。應收回的積分如已用去，會先收回以該等積分換領而未使用的優惠券，所用積分計算在內；餘數記作尚欠積分，由日後賺取的積分抵銷，無須付款。

          ## 12. 如未能達成共識

          請電郵 ${company.email} 要求由經理跟進。你亦可聯絡消費者委員會（熱線 2929 2222）；涉及《商品說明條例》（第 362 章）的事宜可向香港海關舉報；
          不多於 HK$75,000 的申索可向小額錢債審裁處提出。
        `,
        cn: prose`
          出了问题，我们负责处理；改变主意，本页也说明可以怎么做。本政策是在法律权利之上的额外安排，不减少您的任何权利。

          ## 1. 法律权利优先

          根据香港《货品售卖条例》（第 26 章），商品须与说明相符、具可商售品质，并适合您告知我们的用途。根据《服务提供（隐含条款）条例》（第 457 章），服务须以合理的谨慎和技能提供；如没有约定时间，须在合理时间内完成。
          如未能做到，您可能有权拒收商品、要求赔偿，或两者兼有，以下任何期限或条件均不影响这些权利。香港法律没有普遍适用的购物冷静期，也不适用内地的“七天无理由退货”规定；第 3 至 5 条中超出法律要求的安排，
          是我们自己的承诺。

          ## 2. 付款之前

          未付款的订单可随时在订单页取消。选择银行转账、转数快或 PayMe 而 {{offline_hold_hours}} 小时内未上传付款凭证，或选择信用卡而 {{online_hold_minutes}} 分钟内未付款，订单会自动取消。取消不收任何费用，优惠券和积分会退回账户。

          ## 3. 已付款但未发货的现货

          在发货前提出退款申请，我们会退回全部货款和运费。

          ## 4. 收货后改变主意：现货

          您可在收货后 ${returnDays} 天内提出。商品须未经使用、未组装或已小心拆开、配件齐全并连同包装。我们会上门取回，取件费由您承担，金额与送货到您地址的运费相同，另加适用的楼梯、偏远地区或离岛附加费；
          我们会先告知总额，由您决定。商品送回并检查后三个工作日内退回货款。首次运费不予退还；如只退回部分商品而不再符合某项折扣，折扣会重新计算。

          以下商品不接受改变主意的退货：定制或已改动的产品、已接线的灯具、已开封的床垫、枕头和床品、绿植，以及已说明瑕疵的陈列品。

          ## 5. 定制产品

          定制木作、按您所选布料制作的沙发，以及任何按您尺寸制作的产品，都是专为您而做。付款后 24 小时内，如您尚未确认生产图，可取消并获全额退款。此后直到送货前，
          我们会从已付款项中扣除实际已产生的成本（例如已裁切的材料和已投入的工时），并列出数字，余款全部退回，不会多扣。如产品与确认的图纸不符或有质量问题，则按第 6 条处理，不作任何扣除。

          ## 6. 质量问题、损坏、发错或缺件

          收货时请先检查，并尽量在 48 小时内发来照片，方便我们向运输公司追索；较晚通知不会使您失去权利。请告诉我们您希望维修、更换还是退款。我们会免费取回；如您依法有权拒收，货款和运费全部退还。天然木纹、石纹和染色差异，
          以及商品页列明的误差，不属于质量问题。自收货起 ${shopConstants.goods_warranty_months} 个月内，材料或工艺上的毛病均可免费维修，但正常损耗、不当使用和他人改动除外。

          ## 7. 延迟送货

          如商品比我们确认的日期晚超过 30 天，不论是否定制，您都可取消并取回全部款项。因台风、黑色暴雨或您的房屋未准备好而延误的天数不计算在内。

          ## 8. 上门与设计服务

          - 上门量房和设计咨询，可在 ${cancelHours} 小时前取消，并获全额退款。此后取消或届时无人应门，因团队已为您预留时间，费用不予退还；但如因生病或其他合理原因，我们会酌情免收。
          - 如八号或以上风球、黑色暴雨警告或“极端情况”使我们无法上门，费用全额退还，您可再约其他日子。
          - 设计费：未开始的阶段全额退还；进行中的阶段，按未完成的比例退还。已从设计费中扣除的量房费视为设计费的一部分。

          ## 9. 装修工程

          工程以您接受的报价单为准。在报价单所列的冷静期内（如无注明则为三天），并在动工之前，您可免费取消。装修套餐的预约订金按其页面所列条件退还。此后取消，我们会凭记录收取已完成工作和已为您订购材料的费用。个别项目有争议，
          不影响其他项目的退款。

          ## 10. 申请方法

          1. 打开订单，选择“申请退款”。访客可通过订单查询进入。
          2. 选择商品和数量，说明原因，并附上最多五张照片。
          3. 我们会在三个工作日内答复；如不接受，会说明理由，您可补充材料，由另一位工作人员复核。

          可申请的数量，以您已购买而未获退款的数量为限。

          ## 11. 退款方式

          款项原路退回：信用卡约需 5 至 10 个工作日，视银行而定；银行转账、转数快和 PayMe 在批准后 5 个工作日内退回付款人的账户。除非您要求，我们不会以优惠券代替退款。已用积分按比例退还，
          已获得的积分按比例收回；分摊在多件商品上的折扣也按比例计算。整单退款时，仍然有效的优惠券会退回账户。应收回的积分如已用掉，会先收回用这些积分兑换而未使用的优惠券，所用积分计算在内；差额记为尚欠积分，由日后获得的积分抵扣，无需付款。

          ## 12. 如未能达成一致

          请发邮件至 ${company.email} 要求由经理跟进。您也可联系香港消费者委员会（热线 +852 2929 2222）；涉及《商品说明条例》（第 362 章）的事宜可向香港海关举报；
          不超过 HK$75,000 的索赔可向香港小额钱债审裁处提出。
        `,
      },
    },
  ],
}
