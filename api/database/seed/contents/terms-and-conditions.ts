import type { SeedContent } from './content-types.ts'
import { company, shopConstants } from '../configuration/shop-constants.ts'
import { prose } from './prose.ts'

const warranty = shopConstants.works_warranty_months
const creditDays = shopConstants.measurement_credit_days

export const termsAndConditions: SeedContent = {
  slug: 'terms-and-conditions',
  title: { en: 'Terms and conditions', zh: '條款及細則', cn: '条款与细则' },
  description: {
    en: 'The agreement between you and Lumen Interiors for furniture, design services and renovation works.',
    zh: '你與拾光設計就傢俬、設計服務及裝修工程所訂的協議。',
    cn: '您与拾光设计就家具、设计服务和装修工程所订立的协议。',
  },
  updatedOn: '2026-11-21',
  blocks: [
    {
      type: 'markdown',
      body: {
        en: prose`
          These terms apply when you buy a piece, book a service or have us renovate your home. They are written to
          be read. “We” and “us” mean ${company.name.en}, Business Registration No. ${company.business_registration},
          ${company.address.en} (demonstration data). The pages on
          [payment and special fees](/terms-of-service/payment-terms-and-special-fees),
          [refunds](/terms-of-service/refund-policy) and [privacy](/terms-of-service/privacy-policy) are part of
          them. For renovation works your accepted quotation comes first where the two differ.

          ## 1. Your account

          To register you must be 18 or over, give true details and keep your password to yourself. Tell us at once
          if you think somebody else has used your account; you do not pay for what we could have stopped after that.
          We may suspend an account that is used for fraud or to harm others, and we give the reason.

          ## 2. How an order becomes a contract

          The booking form lets you check and correct everything before you send it. Our first email says that the
          order has arrived. A contract is made when we confirm your payment or, for a service, confirm the date. If
          we cannot accept, because a piece is sold out, a slot is taken or a price was plainly wrong, we tell you
          why and return all you paid. We do not take payment for goods or services we have no reasonable ground to
          believe we can supply.

          ## 3. Made-to-order pieces

          We start when you have approved the drawing, the sizes and the sample in writing. Please check them: we
          build what the drawing shows. Sizes may differ by up to 10 mm, and natural materials vary. The lead time
          runs from approval and payment.

          ## 4. Delivery and receipt

          We deliver within Hong Kong on the agreed date and in a morning window (09:00–13:00) or an afternoon window
          (14:00–18:00). Small parcels travel with SF Express, larger pieces with our own team, who assemble them and
          take the packaging away.

          Please give the full address with flat, floor and block; measure the door, lift and stairs; and obtain any
          permit or lift booking from your management office. An adult should receive the goods. Risk passes to you
          on receipt, ownership on full payment. Signing for a delivery does not mean you accept a fault you could
          not see yet. If your home is not ready, storage and second-trip fees are those on the payment page.

          If we shall be late, we tell you as soon as we know; more than 30 days late and you may cancel with a full
          refund. Nothing is delivered and nobody visits while signal No. 8 or above, a black rainstorm warning or
          “extreme conditions” is in force; we agree on the next free date for a delivery at no charge, and refund a visit.

          ## 5. Measurement and design

          A measurement visit gives you a measured plan with saleable area in square feet. Its fee is deducted from
          your design fee, or from the price of the works, if you sign a contract for that flat within ${creditDays}
          days. The design agreement names the drawings you get, the rounds of changes (one unless it says otherwise)
          and the dates. Copyright in drawings stays with us; once you have paid for them, you may use them for that
          home, with any contractor. We are not answerable for work another contractor carries out.

          ## 6. Renovation works

          - **Quotation.** Works are itemised by trade with quantity, unit price, materials, exclusions, start and
            finish dates, stages of payment and warranty. It is open for acceptance for 30 days.
          - **Changes.** A change has effect on price or time only after you approve it in writing, in your project
            page or by email.
          - **Law and permits.** Works that need approval or fall under the Minor Works Control System are done as
            the Buildings Ordinance (Cap. 123) and the Building (Minor Works) Regulation (Cap. 123N) require, by
            prescribed building professionals and registered contractors named in the quotation. Electrical, gas and
            water works are done by registered or licensed persons. We refuse unauthorised building works, such as
            taking down a structural wall, even if asked.
          - **Your part.** You obtain the owner’s consent if you rent, follow the deed of mutual covenant, sign the
            management office’s forms and give us access, water and power. Deposits to the management office are
            yours; we pay for damage we cause to common parts.
          - **Hours.** We keep to your building’s hours. Powered tools are not used between 19:00 and 07:00, nor on
            Sundays and general holidays (Noise Control Ordinance, Cap. 400).
          - **Hidden conditions.** If opened walls or floors show asbestos, leaks, spalling or buried pipes nobody
            could know of, we stop there, show you and quote before going on.
          - **Insurance.** We hold employees’ compensation insurance (Cap. 282) and contractor’s all-risks and
            third-party insurance for the works. Please insure your own contents.
          - **Time.** The finish date moves for changes you approve, late access or payment, bad-weather days and
            other causes outside our control. For delay that is ours, the rate in the quotation applies.
          - **Handover.** We walk through together and list defects. Listed defects are mended within 14 days, or by
            the date agreed where material must be ordered. Workmanship is guaranteed for ${warranty} months from
            handover, or longer where the quotation says so.
          - **Within the guarantee.** Send us a photograph and say when it began. We come to look within five working
            days, and the same day for a leak or an electrical fault, and mend it free of charge; the mended part is
            guaranteed for the rest of the period, and for six months at least. Wear, movement of the building, work
            and changes by others, and appliances with a maker’s guarantee of their own are not covered. Your rights
            by law run beside it: a claim in contract can be brought for six years (Limitation Ordinance, Cap. 347).

          ## 7. Our duties by law

          Goods must match their description, be of merchantable quality and fit for purpose (Sale of Goods
          Ordinance, Cap. 26). Services are carried out with reasonable care and skill, in reasonable time (Supply of
          Services (Implied Terms) Ordinance, Cap. 457). What we say about either must be true (Trade Descriptions
          Ordinance, Cap. 362). Nothing in these terms reduces this for a consumer.

          ## 8. What we are liable for

          We do not limit liability for death or personal injury caused by negligence, for fraud, or for anything
          that may not be limited under the Control of Exemption Clauses Ordinance (Cap. 71). Otherwise we answer for
          loss caused by our breach that both of us could foresee when the contract was made. We do not answer for
          loss of business profit where you buy as a consumer, or for delay by causes outside our reasonable control,
          as long as we tell you and limit the effect.

          ## 9. Vouchers, points and reviews

          Vouchers and points follow the conditions shown with them, have no cash value and cannot be sold. One point
          is earned for each whole Hong Kong dollar of a paid and completed order, and points return when they should
          not have been taken. If we end the scheme, you have at least 90 days’ notice to use them. Reviews must be
          your own and true; you let us show them here. We hide what is unlawful, abusive or advertising, not what is
          critical.

          ## 10. General

          If we change these terms, the new ones apply to later orders only. If one part cannot be enforced, the rest
          stands. Nobody but you and us may enforce them under the Contracts (Rights of Third Parties) Ordinance
          (Cap. 623), save a person to whom you give a piece, for its warranty. The three language versions are meant
          to say the same; where they differ, a consumer may rely on the more favourable one.

          ## 11. Complaints, law and courts

          Write to ${company.email}, call ${company.phone}, or come to ${company.address.en}. You hear from a person
          within three working days, and from the manager, with reasons in writing, within ten. A complaint changes
          nothing about the work or the service you get. If we still differ, you may ask the Consumer Council to
          conciliate (hotline 2929 2222) at any time, and we are willing to mediate under the Mediation Ordinance
          (Cap. 620) before anybody goes to court. Hong Kong law applies, and the Hong Kong courts have jurisdiction,
          including the Small Claims Tribunal for claims up to HK$75,000.
        `,
        zh: prose`
          當你購買產品、預約服務或委託我們裝修，本條款即告適用。我們盡量寫得易讀。「我們」指${company.name.zh}（商業登記號碼 ${company.business_registration}），
          地址為${company.address.zh}（示範資料）。[付款條款及附加費](/terms-of-service/payment-terms-and-special-fees)、
          [退款政策](/terms-of-service/refund-policy)及[私隱政策](/terms-of-service/privacy-policy)均屬本條款的一部分。裝修工程方面，如有抵觸，
          以你接納的報價單為準。

          ## 1. 你的帳戶

          登記帳戶須年滿 18 歲、提供真實資料，並妥善保管密碼。如懷疑帳戶被他人使用，請即通知我們；通知後我們本可制止而未制止的損失，無須由你承擔。如帳戶涉及詐騙或損害他人，我們可暫停使用，並會說明理由。

          ## 2. 訂單如何成為合約

          送出預約表格前，你可檢查及更正所有內容。首封電郵只表示我們已收到訂單；待我們確認付款，或就服務確認日期後，合約才成立。如因售罄、時段已滿或標價明顯有誤而不能接納，我們會說明原因，並全數退還已付款項。
          如沒有合理理由相信能夠供應有關貨品或服務，我們不會收款。

          ## 3. 訂造產品

          你以書面批准圖則、尺寸及樣板後，我們才開始製作。請仔細核對，我們會按圖製作。尺寸可有不多於 10 毫米的誤差，天然物料亦有差異。製作期由批准及付款後起計。

          ## 4. 送貨及收貨

          我們在香港境內按約定日期送貨，分上午（09:00–13:00）及下午（14:00–18:00）兩個時段。小型包裹由順豐速運送出，大型產品由我們的團隊送達、組裝，並帶走包裝物料。

          請提供完整地址，包括座數、樓層及室號；量度大門、升降機及樓梯；並向管理處辦妥許可或預約升降機。請安排成年人收貨。收貨後風險由你承擔，付清全數後擁有權歸你。簽收不代表你接受當時未能察覺的問題。如單位未準備好收貨，
          存倉及再次送貨的費用按付款頁所列計算。

          如將有延誤，知悉後會盡快通知；延誤超過 30 日，你可取消並獲全數退款。八號或以上信號、黑色暴雨警告或「極端情況」生效期間，不送貨亦不上門；送貨其後免費另約日期，上門費用全數退還。

          ## 5. 度尺及設計

          上門度尺後，你會獲得一份度尺圖，並列明以平方呎計的實用面積。如你在 ${creditDays} 日內為該單位簽訂設計或裝修合約，度尺費會從設計費或工程費中扣除。設計協議列明圖則種類、
          修改次數（如無註明則為一次）及日期。圖則版權屬我們所有；付清設計費後，你可為該單位使用圖則，並可交由任何承建商施工。其他承建商的工程，我們概不負責。

          ## 6. 裝修工程

          - **報價單**：按工種逐項列出數量、單價、物料、不包括的項目、開工及完工日期、付款階段及保養。報價有效期為 30 日。
          - **後加及更改**：須經你在工程頁或以電郵書面同意，才會影響價錢或工期。
          - **法例及許可**：須經批准或屬小型工程監管制度的工程，一律按《建築物條例》（第 123 章）及《建築物（小型工程）規例》（第 123N 章）的規定，由報價單所列的訂明建築專業人士及註冊承建商進行。電力、
            氣體及水喉工程由註冊或持牌人士負責。即使業主要求，我們亦不會進行僭建工程，例如拆除結構牆。
          - **你的責任**：如屬租住，須取得業主同意；遵守大廈公契；簽妥管理處文件；並提供出入、水電。管理處按金由你繳付；如我們損壞公用地方，由我們賠償。
          - **施工時間**：按大廈規定進行。晚上七時至翌日早上七時，以及星期日和公眾假期，不使用機動工具（《噪音管制條例》，第 400 章）。
          - **隱蔽情況**：如打開牆身或地台後發現石棉、滲漏、石屎剝落或無從得知的暗藏喉管，我們會停工讓你查看，報價後才繼續。
          - **保險**：我們已投購僱員補償保險（第 282 章）、建築工程全險及第三者責任保險。請為你的家居財物自行投保。
          - **工期**：因你同意的更改、延遲提供場地或付款、惡劣天氣日子及其他我們不能控制的原因，完工日期會順延。屬我們的延誤，按報價單所列的賠償率計算。
          - **完工交收**：我們會與你一同驗收及列出執漏清單。所列項目在 14 日內執妥；如須訂購物料，則按議定日期完成。手工由完工交收起保養 ${warranty} 個月；報價單列明較長者，以報價單為準。
          - **保養期內**：請傳來相片，並說明何時開始出現。我們會在五個工作天內上門查看，漏水及電力問題則即日處理，並免費維修；維修部分按餘下保養期續保，最少六個月。正常損耗、大廈結構移動、他人施工或改動，以及另有原廠保養的電器不在此列。
            你的法律權利不受影響：合約申索一般可在六年內提出（《時效條例》，第 347 章）。

          ## 7. 我們的法律責任

          貨品須與說明相符、具可商售品質並適合用途（《貨品售賣條例》，第 26 章）。服務須以合理的謹慎及技術，在合理時間內提供（《服務提供（隱含條款）條例》，第 457 章）。我們對兩者的說明必須真實（《商品說明條例》，
          第 362 章）。本條款不會減損消費者在這些方面的權利。

          ## 8. 責任範圍

          我們不會限制因疏忽引致死亡或人身傷害的責任、欺詐的責任，或任何《管制免責條款條例》（第 71 章）不容許限制的責任。除此以外，我們承擔因我們違約而引致、而雙方在訂約時可預見的損失。如你以消費者身分購買，
          我們不承擔業務利潤的損失；因我們不能合理控制的原因引致的延誤，只要我們已通知你並盡量減低影響，我們亦不承擔責任。

          ## 9. 優惠券、積分及評價

          優惠券及積分按其所列條件使用，不能兌換現金或轉售。已付款並完成的訂單，每滿一港元可得一分；錯誤扣除的積分會退還。如我們終止計劃，會給予最少 90 日通知，讓你用完積分。評價須為你本人的真實意見，並容許我們在此展示。
          我們只會隱藏違法、辱罵或廣告內容，不會因屬批評而隱藏。

          ## 10. 一般條款

          如條款有更改，新條款只適用於其後的訂單。如某部分不能執行，其餘部分仍然有效。除你與我們外，任何人均不得根據《合約（第三者權利）條例》（第 623 章）強制執行本條款；但獲你轉贈產品的人士可享有該產品的保養。
          三種語言版本的意思應屬一致；如有分歧，消費者可採用對其較有利的版本。

          ## 11. 投訴、法律及法院

          請電郵 ${company.email}、致電 ${company.phone}，或親臨${company.address.zh}。三個工作天內會有專人回覆，十個工作天內由經理以書面說明結果及理由；提出投訴不會影響你的工程或服務。
          如仍有分歧，你可隨時向消費者委員會求助調停（熱線 2929 2222）；在訴諸法院之前，我們亦願意按《調解條例》（第 620 章）進行調解。本條款受香港法律管轄，並由香港法院審理；不多於 HK$75,000 的申索可向小額錢債審裁處提出。
        `,
        cn: prose`
          当您购买商品、预约服务或委托我们装修，本条款即适用。我们尽量写得易读。“我们”指${company.name.cn}（香港商业登记号码 ${company.business_registration}），
          地址为${company.address.cn}（演示数据）。[付款条款与附加费](/terms-of-service/payment-terms-and-special-fees)、
          [退款政策](/terms-of-service/refund-policy)和[隐私政策](/terms-of-service/privacy-policy)均为本条款的一部分。装修工程方面，如有冲突，
          以您接受的报价单为准。

          ## 1. 您的账户

          注册账户须年满 18 岁、提供真实信息，并妥善保管密码。如怀疑账户被他人使用，请立即告诉我们；告知之后我们本可制止而未制止的损失，无需由您承担。如账户涉及诈骗或损害他人，我们可暂停其使用，并会说明理由。

          ## 2. 订单如何成为合同

          提交预约单前，您可检查和更正所有内容。第一封邮件只表示我们已收到订单；待我们确认付款，或就服务确认日期后，合同才成立。如因售罄、时段已满或标价明显有误而无法接受，我们会说明原因，并全额退还已付款项。
          如没有合理理由相信能够供应相关商品或服务，我们不会收款。

          ## 3. 定制产品

          您以书面确认图纸、尺寸和样板后，我们才开始制作。请仔细核对，我们会按图制作。尺寸可有不超过 10 毫米的误差，天然材料也有差异。制作周期自确认和付款后起算。

          ## 4. 送货与收货

          我们在香港境内按约定日期送货，分上午（09:00–13:00）和下午（14:00–18:00）两个时段。小件包裹由顺丰速运送出，大件由我们的团队送达、组装，并带走包装。

          请提供完整地址，包括座数、楼层和室号；量好入户门、电梯和楼梯；并向物业管理处办妥许可或预约电梯。请安排成年人收货。收货后风险由您承担，付清全款后所有权归您。签收不代表您接受当时无法察觉的问题。如房屋未准备好收货，
          仓储和再次送货的费用按付款页所列计算。

          如将有延误，知悉后会尽快告知；延误超过 30 天，您可取消并获全额退款。香港八号或以上风球、黑色暴雨警告或“极端情况”生效期间，不送货也不上门；送货之后免费另约日期，上门费用全额退还。

          ## 5. 量房与设计

          上门量房后，您会得到一份量房图，并列明以平方英尺计的实用面积。如您在 ${creditDays} 天内为该房屋签订设计或装修合同，量房费会从设计费或工程款中扣除。设计协议列明图纸种类、
          修改次数（如无注明则为一次）和日期。图纸版权归我们所有；付清设计费后，您可为该房屋使用图纸，并可交给任何承建商施工。其他承建商的工程，我们不承担责任。

          ## 6. 装修工程

          - **报价单**：按工种逐项列出数量、单价、材料、不包括的项目、开工和完工日期、付款阶段及保修。报价有效期为 30 天。
          - **增项与变更**：须经您在工程页或以邮件书面同意，才会影响价格或工期。
          - **法规与许可**：须经批准或属于小型工程监管制度的工程，一律按香港《建筑物条例》（第 123 章）和《建筑物（小型工程）规例》（第 123N 章）的规定，由报价单所列的订明建筑专业人士和注册承建商进行。电力、
            燃气和水管工程由注册或持牌人员负责。即使业主要求，我们也不会进行违章建筑工程，例如拆除结构墙。
          - **您的责任**：如属租住，须取得业主同意；遵守大厦公契；签妥物业管理处的文件；并提供出入、水电。物业押金由您缴付；如我们损坏公共部分，由我们赔偿。
          - **施工时间**：按大厦规定进行。晚上七点至次日早上七点，以及星期日和香港公众假期，不使用机动工具（《噪音管制条例》，第 400 章）。
          - **隐蔽情况**：如打开墙体或地面后发现石棉、渗漏、混凝土剥落或无从得知的暗埋管线，我们会停工让您查看，报价后才继续。
          - **保险**：我们已投保雇员补偿保险（第 282 章）、建筑工程一切险和第三者责任险。请为您的家居财物自行投保。
          - **工期**：因您同意的变更、延迟提供场地或付款、恶劣天气日以及其他我们无法控制的原因，完工日期会顺延。属于我们的延误，按报价单所列的赔偿标准计算。
          - **交付**：我们会与您一同验收并列出整改清单。所列项目在 14 天内整改完毕；如须订购材料，则按商定日期完成。施工质量自交付起保修 ${warranty} 个月；报价单列明更长的，以报价单为准。
          - **保修期内**：请发来照片，并说明何时开始出现。我们会在五个工作日内上门查看，漏水和电路问题则当天处理，并免费维修；维修部分按剩余保修期继续保修，最少六个月。正常损耗、大楼结构位移、他人施工或改动，以及另有原厂保修的电器不在此列。
            您的法律权利不受影响：合同申索一般可在六年内提出（香港《时效条例》，第 347 章）。

          ## 7. 我们的法定义务

          商品须与说明相符、具可商售品质并适合用途（《货品售卖条例》，第 26 章）。服务须以合理的谨慎和技能，在合理时间内提供（《服务提供（隐含条款）条例》，第 457 章）。我们对两者的说明必须真实（《商品说明条例》，
          第 362 章）。本条款不减损消费者在这些方面的权利。

          ## 8. 责任范围

          我们不限制因疏忽造成死亡或人身伤害的责任、欺诈的责任，也不限制《管制免责条款条例》（第 71 章）不允许限制的任何责任。除此之外，我们承担因我们违约造成、双方在订约时可以预见的损失。如您以消费者身份购买，
          我们不承担经营利润的损失；因我们无法合理控制的原因造成的延误，只要我们已告知您并尽量减小影响，我们也不承担责任。

          ## 9. 优惠券、积分与评价

          优惠券和积分按其所列条件使用，不能兑换现金或转售。已付款并完成的订单，每满一港元可得一分；误扣的积分会退还。如我们终止计划，会给予至少 90 天通知，让您用完积分。评价须为您本人的真实意见，并允许我们在此展示。
          我们只会隐藏违法、辱骂或广告内容，不会因其属于批评而隐藏。

          ## 10. 一般条款

          如条款有更改，新条款只适用于之后的订单。如某部分无法执行，其余部分仍然有效。除您与我们外，任何人均不得根据《合约（第三者权利）条例》（第 623 章）强制执行本条款；但获您转赠商品的人士可享有该商品的保修。
          三种语言版本的意思应当一致；如有分歧，消费者可采用对其较有利的版本。

          ## 11. 投诉、法律与法院

          请发邮件至 ${company.email}、致电 ${company.phone}，或前往${company.address.cn}。三个工作日内会有专人答复，十个工作日内由经理以书面说明结果和理由；提出投诉不会影响您的工程或服务。
          如仍有分歧，您可随时请香港消费者委员会调停（热线 +852 2929 2222）；在诉诸法院之前，我们也愿意按香港《调解条例》（第 620 章）进行调解。本条款受中国香港特别行政区法律管辖，并由香港法院审理；不超过 HK$75,000 的索赔可向小额钱债审裁处提出。
        `,
      },
    },
  ],
}
