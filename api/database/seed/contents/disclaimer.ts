import type { SeedContent } from './content-types.ts'
import { company } from '../configuration/shop-constants.ts'
import { prose } from './prose.ts'

export const disclaimer: SeedContent = {
  slug: 'disclaimer',
  title: { en: 'Disclaimer', zh: '免責聲明', cn: '免责声明' },
  description: {
    en: 'What the pictures, sizes, budgets and articles on this site can and cannot tell you.',
    zh: '網站上的圖片、尺寸、預算及文章可以告訴你甚麼，又有甚麼限制。',
    cn: '网站上的图片、尺寸、预算和文章能告诉您什么，又有哪些局限。',
  },
  updatedOn: '2026-10-01',
  blocks: [
    {
      type: 'markdown',
      body: {
        en: prose`
          This page says how far you can rely on what you see on this website. It does not take away any right you
          have by law, and it should be read with our [terms and conditions](/terms-of-service/terms-and-conditions).
          “We” and “us” mean ${company.name.en}, Business Registration No. ${company.business_registration}. This is
          a demonstration shop: the company, its registration number, its address and its bank accounts are invented,
          and no real business stands behind them.

          ## 1. Information, not advice for your home

          Articles, care notes, sample layouts and answers in chat are general. Walls, pipes, wiring and house rules
          differ from one Hong Kong building to the next, sometimes from floor to floor. Before you take down a wall,
          move a pipe or sign for a flat because of something you read here, ask us to come and measure, or ask an
          authorised person, a registered structural engineer or another professional of your choice.

          ## 2. Pictures and colours

          We photograph or draw each piece to look as it does in daylight. Screens still differ, and oak, walnut,
          marble, linen and wool vary in grain, vein and dye lot. Photographs of rooms may show pieces, art and
          plants that are not part of an offer. If a shade matters, please see the sample in our studio, or ask us to
          post you a swatch, before you order.

          ## 3. Sizes, weights and 3D views

          Sizes are in millimetres and, for pieces made by hand, may differ by up to 10 mm unless the product page
          gives a closer figure. 3D views help you judge proportion; they are not drawings to build from. Please
          measure the place, the door, the lift car and the turn of the stairs. Flat areas are saleable areas in
          square feet unless we say otherwise, and are given by owners or taken from public sources.

          ## 4. Budgets, prices and dates

          A budget range, an estimate tool or the cost band of a past project is a guide, made without seeing your
          flat. Only a written quotation with our name and its number is an offer. Lead times are our honest estimate
          when you order. If a price on the site is plainly wrong, we tell you before we accept the order, and you
          choose whether to go on at the right price or to cancel without cost.

          ## 5. Building law and the rules of your building

          Some works need more than a good contractor. Taking down or opening structural walls, altering drainage or
          fire-rated parts, and many works to windows, canopies or outside walls fall under the Buildings Ordinance
          (Cap. 123) and its Minor Works Control System. Fixed electrical works, gas installations and plumbing must
          be done by persons registered or licensed for them. Your deed of mutual covenant and management office may
          ask for consent, a deposit and set working hours. Projects shown here followed the rules of their own
          buildings and are no promise that the same can be done in yours.

          ## 6. Projects, reviews and comments

          Projects are shown with their owners’ consent; we leave out addresses and may change small details to
          protect their privacy. “Before” and “after” pictures show the same room. Reviews of pieces come from orders
          that hold the piece; we check them before they appear and do not turn one away for being critical. Comments
          under articles are the views of their writers.

          ## 7. Other people’s sites and services

          Links, maps, social pages, embedded pages, WhatsApp and payment pages are run by others under their own
          terms and privacy rules. We choose them with care, but we do not control what they show or whether they
          work. A link is not a recommendation of everything behind it.

          ## 8. Drawings, photographs and names

          Designs, drawings, 3D models, photographs and texts on this site belong to us or to those who let us use
          them, and are protected by copyright. You may save or print a page for planning your own home. Building
          from our drawings, selling copies or using our pictures to advertise needs our written consent first. The
          software under this shop is open source and is covered by its own licence.

          ## 9. Keeping the site up

          We work to keep the site correct, safe and available, yet it may be down for repair, in bad weather or for
          reasons outside our control. If you cannot place an order or upload a payment proof in time because the
          site is down, tell us: we keep your place and your price for the time lost. Please keep your own copies of
          orders and receipts.

          ## 10. What we never exclude

          Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything
          that the Control of Exemption Clauses Ordinance (Cap. 71) does not allow to be limited. When you buy as a
          consumer, the terms implied by the Sale of Goods Ordinance (Cap. 26) and the Supply of Services (Implied
          Terms) Ordinance (Cap. 457), and the protection of the Trade Descriptions Ordinance (Cap. 362), stay whole.
          Beyond that we answer for loss that was foreseeable when you contracted with us, and not for loss that
          comes from using general information on this site for another purpose than it was made for, so far as this
          is reasonable.

          ## 11. Mistakes

          If you find an error, write to ${company.email}. We correct it, and if it touched your order, we put that
          right as well. The law of Hong Kong applies to this page.
        `,
        zh: prose`
          本頁說明你可以在多大程度上倚賴本網站的內容。本聲明不會削減你在法律下享有的任何權利，並應與我們的[條款及細則](/terms-of-service/terms-and-conditions)一併閱讀。
          「我們」指${company.name.zh}（商業登記號碼 ${company.business_registration}）。本網店為示範用途：公司、登記號碼、地址及銀行帳戶均屬虛構，背後並無真實商號。

          ## 1. 一般資料，並非針對你家的意見

          文章、保養說明、參考間隔及對話中的回覆均屬一般資料。香港每幢大廈的牆身、喉管、電線及管理規則各有不同，甚至同一幢大廈的不同樓層亦有分別。如因本網站的內容而打算拆牆、改喉或簽約置業，請先安排我們上門度尺，
          或諮詢認可人士、註冊結構工程師或你信任的其他專業人士。

          ## 2. 圖片及顏色

          我們力求圖片貼近產品在日光下的樣子，但各款屏幕顯色不同，而橡木、胡桃木、雲石、亞麻及羊毛的木紋、石紋和染色批次亦有自然差異。室內相片中的傢俬、掛畫及植物，不一定包括在有關產品或服務之內。如你重視顏色，
          請在落單前到工作室看實物樣板，或請我們郵寄布辦。

          ## 3. 尺寸、重量及立體模型

          尺寸以毫米計算。除產品頁另有更準確的數字外，人手製作的產品可有不多於 10 毫米的誤差。立體模型供你衡量比例，不可用作施工圖。請預先量度擺放位置、大門、升降機廂及樓梯轉角。除另有註明外，單位面積指實用面積，
          以平方呎計，由業主提供或取自公開資料。

          ## 4. 預算、價錢及日期

          預算範圍、估價工具及過往案例的費用級別只供參考，並未計及你單位的實際情況。只有載有我們名稱及編號的書面報價單才構成要約。交貨期是你落單時我們如實作出的估計。如網站標價明顯有誤，我們會在接納訂單前通知你，
          由你決定按正確價錢繼續，或免費取消。

          ## 5. 建築物法例及大廈規則

          部分工程並非單靠好師傅便可進行。拆除或開鑿結構牆、更改排水或耐火構件，以及不少涉及窗戶、簷篷或外牆的工程，均受《建築物條例》（第 123 章）及小型工程監管制度規管。固定電力裝置、
          氣體裝置及水喉工程須由已註冊或持牌人士負責。你的大廈公契及管理處亦可能要求事先申請、繳付按金及限定施工時間。網站所示案例均按其所屬大廈的規定進行，不代表你的單位亦可照辦。

          ## 6. 案例、評價及留言

          案例均經業主同意刊登；我們不會公開地址，並可能略為更改細節以保障私隱。「裝修前」及「裝修後」的相片屬同一空間。產品評價來自購買該產品的訂單；我們會先審閱才刊登，但不會因內容屬批評而拒絕。文章留言只代表留言者的意見。

          ## 7. 第三者網站及服務

          連結、地圖、社交專頁、內嵌網頁、WhatsApp 及付款頁面由第三者營運，並受其條款及私隱政策約束。我們會小心挑選，但不能控制其內容或運作。提供連結不等於推薦其所有內容。

          ## 8. 圖則、相片及名稱

          本網站的設計、圖則、立體模型、相片及文字屬我們或授權我們使用的人士所有，並受版權保護。你可為規劃自己的家而儲存或列印網頁。如要按我們的圖則施工、出售複本或以我們的圖片作宣傳，須先取得我們的書面同意。
          本網店所用的軟件為開源軟件，受其自身的特許條款規管。

          ## 9. 網站運作

          我們致力令網站準確、安全及可供使用，但網站仍可能因維修、惡劣天氣或我們不能控制的原因而暫停。如因網站停頓而未能及時落單或上載付款證明，請通知我們，我們會按受影響的時間為你保留貨品及價錢。請自行保存訂單及收據副本。

          ## 10. 我們絕不豁除的責任

          本頁並不限制因疏忽引致死亡或人身傷害的責任、欺詐的責任，或任何《管制免責條款條例》（第 71 章）不容許限制的責任。如你以消費者身分交易，
          《貨品售賣條例》（第 26 章）及《服務提供（隱含條款）條例》（第 457 章）所隱含的條款，以及《商品說明條例》（第 362 章）的保障均完全適用。除此以外，我們承擔訂約時可合理預見的損失；在合理範圍內，
          把網站的一般資料用於其原本用途以外而引致的損失，我們概不負責。

          ## 11. 如有錯漏

          如發現錯漏，請電郵至 ${company.email}。我們會更正；如影響你的訂單，亦會一併妥善處理。本頁受香港法律管轄。
        `,
        cn: prose`
          本页说明您可以在多大程度上依赖本网站的内容。本声明不减损您依法享有的任何权利，并应与我们的[条款与细则](/terms-of-service/terms-and-conditions)一并阅读。“我
          们”指${company.name.cn}（香港商业登记号码 ${company.business_registration}）。本网店仅作演示：公司、登记号码、地址和银行账户均为虚构，背后没有真实的商家。

          ## 1. 一般信息，不是针对您家的意见

          文章、保养说明、参考户型和聊天中的答复都是一般信息。香港每栋大厦的墙体、水管、电线和管理规定各不相同，同一栋楼的不同楼层也可能有差别。如果您因本网站的内容打算拆墙、改管或签约买房，请先让我们上门量房，
          或咨询香港的认可人士、注册结构工程师或您信任的其他专业人士。

          ## 2. 图片与颜色

          我们力求图片贴近产品在日光下的样子，但不同屏幕显色不同，橡木、胡桃木、大理石、亚麻和羊毛的木纹、石纹及染色批次也有天然差异。室内照片中的家具、挂画和绿植，不一定包含在相关产品或服务之内。如果您看重颜色，
          请在下单前到工作室看实物样板，或让我们寄送布样。

          ## 3. 尺寸、重量与 3D 模型

          尺寸以毫米计。除商品页另有更精确的数字外，手工制作的产品可有不超过 10 毫米的误差。3D 模型帮助您判断比例，不能用作施工图。请事先量好摆放位置、入户门、电梯轿厢和楼梯转角。除另有说明外，
          房屋面积指香港通行的“实用面积”，以平方英尺计，由业主提供或取自公开资料。

          ## 4. 预算、价格与日期

          预算范围、估价工具和过往案例的费用档次仅供参考，没有计入您房屋的实际情况。只有载明我们名称和编号的书面报价单才构成要约。交货期是您下单时我们如实作出的估计。如果网站标价明显有误，我们会在接受订单前告知您，
          由您决定按正确价格继续，或免费取消。

          ## 5. 建筑法规与大厦规定

          有些工程不是有好师傅就能做。拆除或开凿结构墙、改动排水或防火构件，以及不少涉及窗户、雨篷或外墙的工程，都受香港《建筑物条例》（第 123 章）和小型工程监管制度约束。固定电力装置、
          燃气装置和水管工程须由已注册或持牌的人员负责。您的大厦公契和物业管理处也可能要求事先申请、缴纳押金并限定施工时间。网站展示的案例均按其所在大厦的规定进行，不代表您的房屋也能照做。

          ## 6. 案例、评价与留言

          案例均经业主同意展示；我们不公开地址，并可能略微更改细节以保护隐私。“装修前”和“装修后”的照片是同一空间。商品评价来自购买该商品的订单；我们先审阅再发布，但不会因为内容是批评而拒绝。文章下的留言只代表留言者的意见。

          ## 7. 第三方网站与服务

          链接、地图、社交主页、嵌入页面、WhatsApp 和支付页面由第三方运营，适用其自身的条款和隐私政策。我们会谨慎选择，但无法控制其内容或运行。提供链接不等于推荐其全部内容。

          ## 8. 图纸、照片与名称

          本网站的设计、图纸、3D 模型、照片和文字属于我们或授权我们使用的人士，受版权保护。您可为规划自己的家而保存或打印网页。按我们的图纸施工、出售复制件或用我们的图片做宣传，须先取得我们的书面同意。
          本网店所用的软件是开源软件，适用其自身的许可证。

          ## 9. 网站运行

          我们努力让网站准确、安全、可用，但网站仍可能因维护、恶劣天气或我们无法控制的原因暂停。如果因网站中断而未能及时下单或上传付款凭证，请告诉我们，我们会按受影响的时间为您保留商品和价格。请自行保存订单和收据副本。

          ## 10. 我们绝不排除的责任

          本页不限制因疏忽造成死亡或人身伤害的责任、欺诈的责任，也不限制香港《管制免责条款条例》（第 71 章）不允许限制的任何责任。如果您以消费者身份交易，
          《货品售卖条例》（第 26 章）和《服务提供（隐含条款）条例》（第 457 章）的隐含条款，以及《商品说明条例》（第 362 章）的保护均完整适用。除此之外，我们承担订约时可合理预见的损失；在合理范围内，
          把网站的一般信息用于其本来用途以外而造成的损失，我们不承担责任。

          ## 11. 如有错漏

          如发现错漏，请发邮件至 ${company.email}。我们会更正；如果影响到您的订单，也会一并妥善处理。本页受中国香港特别行政区法律管辖。
        `,
      },
    },
  ],
}
